# Arguments whose values are words: with `argument-kind = location`, kind="town" is shown as the message location-town.
argument-seat = seat
argument-step = step
argument-reason = cli-reason
