import type { OverlappingTrip } from '../facts.js'
import { defineRule } from './rule.js'
import { durationText, minuteText } from './words.js'

interface Evidence extends Record<string, number | string> {
  no: string
  goAt: number
  doneAt: number
  /** Time that both trips share. */
  seconds: number
  others: number
}

/** Rule: the truck left before its previous trip was completed. The later trip gets the flag. */
export const tripsOverlap = defineRule({
  description: '同一辆车上一趟还没有完成，又有一趟出场',
  limits: { minutes: { label: '允许重叠', unit: '分钟', min: 0, max: 120, default: 5 } },
  find({ status, goAt, doneAt, overlaps }, limits) {
    if (status === 'VOID' || doneAt === null) return null
    const together = ({ goAt: from, doneAt: to }: OverlappingTrip) => Math.min(to, doneAt) - Math.max(from, goAt)
    const found = overlaps.filter((other) => together(other) > limits.minutes * 60)
    const [longest] = found.toSorted((one, other) => together(other) - together(one))
    if (!longest) return null
    const { no, goAt: from, doneAt: to } = longest
    const evidence: Evidence = { no, goAt: from, doneAt: to, seconds: together(longest), others: found.length - 1 }
    const key = found.map((other) => `${other.id}:${other.goAt}-${other.doneAt}`)
    return { evidence, key: [`${goAt}-${doneAt}`, ...key].join(' '), others: found.map(({ id, no }) => ({ id, no })) }
  },
  tell({ no, goAt, doneAt, seconds, others }: Evidence) {
    const more = others > 0 ? `，另有${others}趟` : ''
    return `与运单${no}重叠${durationText(seconds)}（${minuteText(goAt)}出场，${minuteText(doneAt)}完成）${more}`
  },
})
