import { plainTime } from '../../../../kernel/clock.js'
import { quantity } from '../../../../kernel/money.js'

/** How the rules say figures. */
export const minuteText = (seconds: number): string => plainTime(new Date(seconds * 1000)).slice(5, 16)

export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest}分` : rest === 0 ? `${hours}小时` : `${hours}小时${rest}分`
}

/** Down to the hundred metres. */
export const kilometresText = (metres: number): string =>
  `${Math.floor(metres / 1000)}.${Math.floor((metres % 1000) / 100)}公里`

export const tonsText = (kilograms: number): string => `${quantity(`${kilograms}e-3`)}吨`

/** 06:30 */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** How many per cent `part` is of `whole`, rounded down. */
export const percentOf = (part: number, whole: number): number => Math.floor((part * 100) / whole)
