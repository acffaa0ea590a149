pitch = Un mot, une pièce.
