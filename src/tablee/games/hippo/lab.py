"""What the laboratory asks about Hippo: how games end."""

from tablee.match.said import Term

ENDINGS = {  # sentence -> what to call it
    "wins": Term(fr="Une réserve est vide", en="A reserve is empty"),
    "guard": Term(fr="Deux mille bouées placées", en="Two thousand rings placed"),
}
