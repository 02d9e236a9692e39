import { formatDateTime } from '../../../ui/format/date'
import { texts } from './texts'

const oneDecimal = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

export const kilometres = (metres: number): string => texts.kilometres(oneDecimal.format(metres / 1000))
export const speedText = (kmh: number | null): string =>
  kmh === null ? texts.unknownSpeed : texts.speed(whole.format(kmh))
export const shareText = (share: number): string => percent.format(share)

/** Seconds in words. */
export function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return texts.seconds(seconds)
  return minutes < 60 ? texts.minutes(minutes, seconds % 60) : texts.hours(Math.floor(minutes / 60), minutes % 60)
}

/** yyyy-MM-dd HH:mm:ss of a moment in ms. */
export const momentText = (at: number): string => formatDateTime(new Date(at).toISOString())
/** HH:mm:ss of an ISO instant. */
export const clockText = (time: string): string => formatDateTime(time).slice(11)
