"""What the laboratory asks about Hula-Hoo: how rounds end."""

ENDINGS = ("goes_out", "stays_alone")  # sentences
