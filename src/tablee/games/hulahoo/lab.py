"""What the laboratory asks about Hula-Hoo: how rounds end."""

from tablee.match.said import Term

ENDINGS = {  # sentence -> what to call it
    "goes_out": Term(fr="Plus une carte en main", en="Not a card left"),
    "stays_alone": Term(fr="Tous les autres ont passé", en="All the others passed"),
}
