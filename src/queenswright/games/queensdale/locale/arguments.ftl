# Arguments whose values are words of the rules.
argument-good = good
argument-herb = herb
argument-reward = reward
argument-figurine = figurine
argument-building = building
argument-covered = building
argument-face = face
argument-lost_face = face
argument-space = space
argument-quarter = quarter
argument-family = family
argument-tile = tile
argument-replaced = tile
argument-headline = courier
argument-card = courier
argument-vision = clairvoyant
