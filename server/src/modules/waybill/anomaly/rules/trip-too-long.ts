import { defineRule } from './rule.js'
import { durationText, minuteText } from './words.js'

interface Evidence extends Record<string, number | null> {
  goAt: number
  /** Completion; null while the trip goes on. */
  doneAt: number | null
  hours: number
}

/** Rule: the trip has taken too long, completed or not. */
export const tripTooLong = defineRule({
  description: '出场至完成超过规定的小时数，包括至今没有完成的',
  limits: { hours: { label: '最长', unit: '小时', min: 1, max: 168, default: 24 } },
  find({ status, goAt, doneAt }, { hours }, now) {
    if (status === 'VOID' || (status === 'UNLOADED' && doneAt === null)) return null
    if ((doneAt ?? now) - goAt <= hours * 3600) return null
    const evidence: Evidence = { goAt, doneAt, hours }
    return { evidence, key: `${goAt}-${doneAt ?? ''}` }
  },
  tell: ({ goAt, doneAt, hours }: Evidence) =>
    doneAt === null
      ? `${minuteText(goAt)}出场，超过${hours}小时仍未完成`
      : `出场至完成${durationText(doneAt - goAt)}，超过${hours}小时`,
})
