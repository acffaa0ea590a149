"""The page of a balance report: one HTML file with its plots in it, for light and dark, phone and desk."""
