"""What the laboratory asks about Hippo: how games end."""

ENDINGS = ("wins", "guard")  # sentences
