import { defineRule, minSamples, windowDays } from './rule.js'
import { kilometresText, percentBeyond } from './words.js'

interface Evidence extends Record<string, number> {
  metres: number
  norm: number
  samples: number
  days: number
}

/** Rule: the track is much longer or shorter than the median of its project and site. */
export const distanceOff = defineRule({
  description: '轨迹里程偏离同项目、同渣土场此前各趟的中位数',
  limits: {
    percent: { label: '允许偏离', unit: '%', min: 5, max: 200, default: 25 },
    windowDays,
    minSamples: minSamples(20),
  },
  find({ status, distance, norm }, limits) {
    const usual = norm.distance
    if (status !== 'UNLOADED' || distance === null || !usual?.metres || usual.samples < limits.minSamples) return null
    if (Math.abs(distance - usual.metres) * 100 <= limits.percent * usual.metres) return null
    const evidence: Evidence = {
      metres: distance,
      norm: usual.metres,
      samples: usual.samples,
      days: limits.windowDays,
    }
    return { evidence, key: String(distance) }
  },
  tell({ metres, norm, samples, days }: Evidence) {
    const off = `${metres > norm ? '偏多' : '偏少'}${percentBeyond(Math.abs(metres - norm), norm)}%`
    return `轨迹里程${kilometresText(metres)}，同项目同渣土场近${days}天中位数${kilometresText(norm)}（${samples}趟），${off}`
  },
})
