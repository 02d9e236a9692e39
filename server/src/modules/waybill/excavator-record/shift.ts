import { plainTime } from '../../../kernel/values/clock.js'
import { ShiftType } from '../enums.js'

/** Starts of a project's shifts, HH:mm; each ends where the other one starts. */
export interface ShiftStarts {
  dayStart: string
  nightStart: string
}

/** Shift of a project in which a moment lies. */
export function shiftAt(time: Date, { dayStart, nightStart }: ShiftStarts): ShiftType {
  const clock = plainTime(time).slice(11, 16)
  const isDay =
    dayStart < nightStart ? clock >= dayStart && clock < nightStart : clock >= dayStart || clock < nightStart
  return isDay ? ShiftType.DAY : ShiftType.NIGHT
}
