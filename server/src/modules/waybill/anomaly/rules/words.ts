import { quantity } from '../../../../kernel/money/money.js'
import { plainTime } from '../../../../kernel/values/clock.js'

/** Texts of times and figures in the sentences of rules. */
export const minuteText = (seconds: number): string => plainTime(new Date(seconds * 1000)).slice(5, 16)

/** Text of a duration to the second, so that a small excess does not read as the limit itself. */
export function durationText(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const parts = [
    hours > 0 ? `${hours}小时` : '',
    minutes > 0 || (hours > 0 && rest > 0) ? `${minutes}分` : '',
    rest > 0 ? `${rest}秒` : '',
  ]
  return parts.join('') || '0分'
}

/** Kilometres, rounded down to a tenth. */
export const kilometresText = (metres: number): string =>
  `${Math.floor(metres / 1000)}.${Math.floor((metres % 1000) / 100)}公里`

export const tonsText = (kilograms: number): string => `${quantity(`${kilograms}e-3`)}吨`

/** 06:30 */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Percentage of `part` in `whole`, rounded down. */
export const percentOf = (part: number, whole: number): number => Math.floor((part * 100) / whole)

/** Percentage of `part` in `whole`, rounded up to a tenth, so that an excess never reads as the limit. */
export const percentBeyond = (part: number, whole: number): number => Math.ceil((part * 1000) / whole) / 10
