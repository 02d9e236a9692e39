import { DAY, dayOf, HOUR, iso, startOf } from '../calendar.ts'
import { yuan } from '../money.ts'
import { dateAfter, TicketBook } from '../ticket-book.ts'
import { type Buying, buyings, type Taking, type TicketGroup, takings, ticketGroups } from '../tickets.ts'
import type { Company, Site, Waybill } from '../world.ts'

/** Days after the story on which the tickets of the busiest place expire. */
const EXPIRES_IN = 6

/** Far sites are large and cheap. */
const priceOf = ({ minutes }: Site): number => 4500 - Math.min(30, Math.floor(minutes / 2)) * 50

function addPurchase(
  book: TicketBook,
  { rows }: Company,
  { site, soil, quantity, at }: Buying,
  expires: string | null,
) {
  const purchase = {
    ...book.document('purchase_no', 'GP', { site, soil, at }),
    supplier: site.name,
    quantity,
    price: yuan(priceOf(site)),
    bought_at: iso(at),
    expires_on: expires,
    invoice_no: String(quantity * 7919 + dayOf(at)).padStart(8, '0'),
    picture: null,
    remark: null,
    ...book.booked(at + HOUR),
  }
  rows.add('ticket_purchase', purchase)
  const document = { column: 'purchase_id', id: String(purchase.id) } as const
  book.enter({ kind: 'PURCHASE', quantity, project: null, driver: null, site, soil, at, change: quantity, document })
}

function addCollection(book: TicketBook, { rows }: Company, { group, driver, quantity, at }: Taking, reason?: string) {
  const { project, site, soil } = group
  const collection = {
    ...book.document('collect_no', 'LY', { site, soil, at }),
    project_id: project.id,
    driver_id: driver?.id ?? null,
    receiver: driver?.name ?? project.agent,
    quantity,
    collected_at: iso(at),
    picture: null,
    remark: null,
    ...book.booked(at + HOUR / 4, reason ? { at: at + HOUR, reason } : undefined),
  }
  rows.add('ticket_collection', collection)
  const document = { column: 'collection_id', id: String(collection.id) } as const
  const entry = { kind: 'COLLECT', project, driver, site, soil, at, document } as const
  book.enter({ ...entry, quantity, change: -quantity })
  if (reason) book.enter({ ...entry, quantity: -quantity, change: quantity, reason })
}

interface Refund {
  quantity: number
  goesTo: 'COMPANY' | 'SUPPLIER'
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  /** Days before the story ends. */
  age: number
  reason?: string
}

const REFUNDS: readonly Refund[] = [
  { quantity: 2, goesTo: 'COMPANY', status: 'APPROVED', age: 20 },
  { quantity: 1, goesTo: 'SUPPLIER', status: 'APPROVED', age: 12 },
  { quantity: 8, goesTo: 'COMPANY', status: 'REJECTED', age: 7, reason: '交回的票根与申请张数不符' },
  { quantity: 2, goesTo: 'SUPPLIER', status: 'PENDING', age: 1 },
]

function addRefund(book: TicketBook, company: Company, { project, site, soil }: TicketGroup, refund: Refund): void {
  const { quantity, goesTo, status, age, reason = null } = refund
  const { clerk, auditor, rows } = company
  const at = startOf(company.to - age) + 15 * HOUR
  const audited = status === 'PENDING' ? null : at + 3 * HOUR
  const row = {
    ...book.document('refund_no', 'TP', { site, soil, at }),
    project_id: project.id,
    driver_id: null,
    quantity,
    goes_to: goesTo,
    price: goesTo === 'SUPPLIER' ? yuan(priceOf(site)) : null,
    refunded_at: iso(at),
    picture: null,
    remark: null,
    status,
    apply_id: clerk.id,
    apply_name: clerk.name,
    apply_datetime: iso(at),
    audit_id: audited === null ? null : auditor.id,
    audit_name: audited === null ? null : auditor.name,
    audit_datetime: audited === null ? null : iso(audited),
    audit_own: audited !== null && auditor.id === clerk.id,
    four_eyes_off: status === 'APPROVED' ? false : null,
    reason,
    version: audited === null ? 1 : 2,
    created_at: iso(at),
    updated_at: iso(audited ?? at),
  }
  rows.add('ticket_refund', row)
  const change = goesTo === 'COMPANY' ? quantity : 0
  const document = { column: 'refund_id', id: String(row.id) } as const
  if (status === 'APPROVED')
    book.enter({ kind: 'REFUND', quantity, project, driver: null, site, soil, at, change, document })
}

/**
 * Tickets for the trips of the story: bought, collected, given back; two projects lack some that they have forgotten to
 * collect.
 */
export function addTo(company: Company, waybills: readonly Waybill[]): void {
  const random = company.random.fork('tickets')
  const [groups, book] = [ticketGroups(waybills), new TicketBook(company, random)]
  const [busiest, , second, third] = groups
  if (!busiest) return
  const taken = takings(company, random, groups)
  const bought = buyings(company, random, taken)
  const running = bought.findLast(({ site, soil }) => site === busiest.site && soil === busiest.soil)
  for (const buying of bought)
    addPurchase(book, company, buying, buying === running ? dateAfter(company.to, EXPIRES_IN) : null)
  for (const taking of taken) addCollection(book, company, taking)
  const at = startOf(company.to - 9) + 10 * HOUR
  addCollection(book, company, { group: busiest, driver: null, quantity: 5, at }, '重复登记')
  for (const [index, refund] of REFUNDS.entries())
    addRefund(book, company, [busiest, second, third][index % 3] ?? busiest, refund)
  const { project, site, soil } = busiest
  const correction = { project, site, soil, driver: null, at: at - DAY } as const
  book.enter({ ...correction, kind: 'USE', quantity: 1, change: 0, reason: '运单漏登票据，按现场票根补记' })
  book.enter({ ...correction, kind: 'COLLECT', quantity: -1, change: 1, reason: '盘点：一张票损坏，退回公司' })
  book.close()
}
