import { defineRule, minSamples, windowDays } from './rule.js'
import { percentOf } from './words.js'

/** Rule: a ticket was used, but the trip was voided or never completed. */
export const ticketWithoutTrip = defineRule({
  description: '已用票，但运单已作废，或出场后迟迟没有完成',
  limits: { hours: { label: '完成时限', unit: '小时', min: 1, max: 168, default: 24 } },
  find({ status, isTicket, goAt }, { hours }, now) {
    if (!isTicket || status === 'UNLOADED') return null
    if (status === 'VOID') return { evidence: { hours: null }, key: 'VOID' }
    return now - goAt > hours * 3600 ? { evidence: { hours }, key: `${goAt}` } : null
  },
  tell: ({ hours }: { hours: number | null }) =>
    hours === null ? '已用票，但运单已作废' : `已用票，出场超过${hours}小时仍未完成`,
})

interface Evidence extends Record<string, number> {
  used: number
  samples: number
  days: number
}

/** Rule: a trip to a site without a ticket, where nearly all similar trips have one. */
export const tripWithoutTicket = defineRule({
  description: '没有用票，而同项目、同渣土场、同土质此前各趟几乎都用票',
  limits: {
    percent: { label: '视为须用票的用票比例', unit: '%', min: 50, max: 100, default: 90 },
    windowDays,
    minSamples: minSamples(20),
  },
  find({ status, isTicket, hasSite, norm: { tickets } }, limits) {
    if (status !== 'UNLOADED' || isTicket || !hasSite || !tickets || tickets.samples < limits.minSamples) return null
    if (tickets.used * 100 < limits.percent * tickets.samples) return null
    const evidence: Evidence = { ...tickets, days: limits.windowDays }
    return { evidence, key: 'NONE' }
  },
  tell: ({ used, samples, days }: Evidence) =>
    `没有用票；同项目、同渣土场、同土质近${days}天${samples}趟中${percentOf(used, samples)}%用票`,
})
