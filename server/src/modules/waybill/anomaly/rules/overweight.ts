import { defineRule } from './rule.js'
import { percentBeyond, tonsText } from './words.js'

interface Evidence extends Record<string, number> {
  load: number
  capacity: number
}

/** Rule: the load is heavier than the truck may carry. */
export const overweight = defineRule({
  description: '装载吨数超过车辆核载',
  limits: { percent: { label: '允许超出', unit: '%', min: 0, max: 100, default: 0 } },
  find({ status, loadKg, capacityKg }, { percent }) {
    if (status === 'VOID' || loadKg === null || capacityKg === null || capacityKg === 0) return null
    if ((loadKg - capacityKg) * 100 <= percent * capacityKg) return null
    const evidence: Evidence = { load: loadKg, capacity: capacityKg }
    return { evidence, key: `${loadKg}/${capacityKg}` }
  },
  tell: ({ load, capacity }: Evidence) =>
    `装载${tonsText(load)}，核载${tonsText(capacity)}，超出${percentBeyond(load - capacity, capacity)}%`,
})
