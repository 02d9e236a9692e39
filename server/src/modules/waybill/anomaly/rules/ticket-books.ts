import { FARTHEST_TICKET_DAYS } from '../facts.js'
import { defineRule } from './rule.js'
import { minuteText } from './words.js'

type Doubled = { ticketNo: string; site: string; no: string; goAt: number; others: number }

/**
 * Rule: an earlier trip to the same site has used the ticket's number. Sites begin their numbers anew after a year or
 * so and accept tickets for some months: half a year lies between the two.
 */
export const doubleTicket = defineRule({
  description: '同一渣土场的同一票号，已在更早的运单上用过；0、无、/ 之类不算票号',
  limits: { days: { label: '往前查找', unit: '天', min: 1, max: FARTHEST_TICKET_DAYS, default: 180 } },
  find({ status, goAt, ticketNo, siteName, sameTickets }, { days }) {
    if (status === 'VOID' || ticketNo === null) return null
    const found = sameTickets.filter((other) => goAt - other.goAt <= days * 86_400)
    const [latest] = found
    if (!latest) return null
    const { no, goAt: at } = latest
    const evidence: Doubled = { ticketNo, site: siteName ?? '', no, goAt: at, others: found.length - 1 }
    const key = [ticketNo, ...found.map(({ id }) => id).toSorted()].join(' ')
    return { evidence, key, others: found.map((other) => ({ id: other.id, no: other.no })) }
  },
  tell({ ticketNo, site, no, goAt, others }: Doubled) {
    const more = others > 0 ? `，另有${others}趟` : ''
    return `票号${ticketNo}在渣土场“${site}”与运单${no}重复（${minuteText(goAt)}出场）${more}`
  },
})

type Unstocked = { ticketNo: string | null; project: string; site: string; soil: string; left: number }

/** Rule: a ticket was used when the project had none left. */
export const ticketWithoutStock = defineRule({
  description: '用票时，项目已没有该渣土场、该土质的票；当日的领票和退票先计入，公司首次登记票据之前的运单不查',
  limits: { tickets: { label: '容许透支', unit: '张', min: 0, max: 500, default: 0 } },
  find({ status, isTicket, ticketNo, projectName, siteName, soilType, ticketsLeft }, { tickets }) {
    if (status === 'VOID' || !isTicket || siteName === null || ticketsLeft === null) return null
    if (ticketsLeft + tickets > 0) return null
    const evidence: Unstocked = { ticketNo, project: projectName, site: siteName, soil: soilType, left: ticketsLeft }
    return { evidence, key: [projectName, siteName, soilType].join(' ') }
  },
  tell({ ticketNo, project, site, soil, left }: Unstocked) {
    const number = ticketNo === null ? '' : `（票号${ticketNo}）`
    return `用票1张${number}，项目“${project}”在渣土场“${site}”的${soil}票出场前剩余${left}张`
  },
})
