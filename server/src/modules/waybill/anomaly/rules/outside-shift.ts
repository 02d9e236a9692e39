import { type ShiftType, shiftLabels } from '../../enums.js'
import { defineRule } from './rule.js'
import { clockText } from './words.js'

const DAY = 24 * 60
const SHANGHAI = 8 * 60

interface Evidence extends Record<string, number | string> {
  shift: `${ShiftType}`
  from: number
  to: number
  at: number
  /** Whether the time is that of loading; else it is that of leaving. */
  by: 'LOADING' | 'LEAVING'
}

/** Minutes after midnight in Shanghai, which has no summer time. */
const timeOfDay = (seconds: number): number => (Math.floor(seconds / 60) + SHANGHAI) % DAY

/** Minutes from a time of day to the span [from, to), the shorter way round the clock. */
function minutesOutside(at: number, from: number, to: number): number {
  const round = (minutes: number) => (minutes + DAY) % DAY
  if (round(at - from) < round(to - from)) return 0
  return Math.min(round(from - at), round(at - to))
}

/** Rule: loaded at another time than that of its booked shift. */
export const outsideShift = defineRule({
  description: '装车时间不在运单登记的班次之内',
  limits: { minutes: { label: '允许早到或迟走', unit: '分钟', min: 0, max: 240, default: 30 } },
  find({ status, shift, dayStart, nightStart, loadAt, goAt }, { minutes }) {
    if (status === 'VOID' || shift === null) return null
    const [from, to] = shift === 'DAY' ? [dayStart, nightStart] : [nightStart, dayStart]
    const at = timeOfDay(loadAt ?? goAt)
    if (minutesOutside(at, from, to) <= minutes) return null
    const evidence: Evidence = { shift, from, to, at, by: loadAt === null ? 'LEAVING' : 'LOADING' }
    return { evidence, key: `${shift} ${at}` }
  },
  tell: ({ shift, from, to, at, by }: Evidence) =>
    `登记为${shiftLabels[shift]}（${clockText(from)}–${clockText(to)}），${by === 'LOADING' ? '装车' : '出场'}时间${clockText(at)}`,
})
