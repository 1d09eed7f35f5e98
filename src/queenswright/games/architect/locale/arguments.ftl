# Arguments whose values are words of the rules.
argument-guild = guild
argument-action = action
argument-kind = location
argument-room = room
argument-place = place
