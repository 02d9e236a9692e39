import { defineRule, minSamples, windowDays } from './rule.js'
import { durationText } from './words.js'

interface Evidence extends Record<string, number> {
  seconds: number
  norm: number
  percentile: number
  margin: number
  samples: number
  days: number
}

/** Rule: leaving to completion took less time than nearly all trips of its project and site. */
export const cycleTooFast = defineRule({
  description: '出场至完成的用时，快于同项目、同渣土场此前各趟的低百分位',
  limits: {
    percentile: { label: '百分位', unit: '%', min: 1, max: 20, default: 5 },
    margin: { label: '再快出', unit: '%', min: 0, max: 90, default: 0 },
    windowDays,
    minSamples: minSamples(50),
  },
  find({ status, goAt, doneAt, norm }, limits) {
    const usual = norm.cycle
    if (status !== 'UNLOADED' || doneAt === null || !usual || usual.samples < limits.minSamples) return null
    const seconds = doneAt - goAt
    if (seconds * 100 >= usual.seconds * (100 - limits.margin)) return null
    const { percentile, margin, windowDays: days } = limits
    const evidence: Evidence = { seconds, norm: usual.seconds, percentile, margin, samples: usual.samples, days }
    return { evidence, key: `${goAt}-${doneAt}` }
  },
  tell({ seconds, norm, percentile, margin, samples, days }: Evidence) {
    if (seconds < 0) return '完成时间早于出场时间'
    const usual = `同项目同渣土场近${days}天第${percentile}百分位（${durationText(norm)}，${samples}趟）`
    const faster = margin > 0 ? `比${usual}快${margin}%以上` : `快于${usual}`
    return `出场至完成${durationText(seconds)}，${faster}`
  },
})
