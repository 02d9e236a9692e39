import { plainTime } from '../../../kernel/values/clock.js'
import { ShiftType } from '../enums.js'

/** When the shifts of a project start, HH:mm; one ends where the other starts. */
export interface ShiftStarts {
  dayStart: string
  nightStart: string
}

/** In which shift of a project something begins. */
export function shiftAt(time: Date, { dayStart, nightStart }: ShiftStarts): ShiftType {
  const clock = plainTime(time).slice(11, 16)
  const isDay =
    dayStart < nightStart ? clock >= dayStart && clock < nightStart : clock >= dayStart || clock < nightStart
  return isDay ? ShiftType.DAY : ShiftType.NIGHT
}
