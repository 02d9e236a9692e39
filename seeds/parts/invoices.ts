import { dayText, HOUR, iso, MINUTE, startOf } from '../calendar.ts'
import { type Cents, quantity, yuan } from '../money.ts'
import type { Random } from '../random.ts'
import type { Row } from '../rows.ts'
import type { Company, Payee, Settled, Waybill } from '../world.ts'

type Line = Waybill & { settled: Settled; payee: Payee }
const isPaid = (waybill: Waybill): waybill is Line =>
  waybill.settled?.settlement.status === 'PAID' && waybill.payee !== null && waybill.settled.total > 0

const TAX_POINT = 3
const COUNT = 12
/** Place of the invoice that has something left to claim, and of the one that claims nothing yet. */
const IN_PART = 4
const IDLE = 10

const taxOf = (net: Cents): Cents => Math.round((net * TAX_POINT) / 100)

/** The least net amount that comes to so much with its tax. */
function netFor(sum: Cents): Cents {
  let net = Math.floor((sum * 100) / (100 + TAX_POINT))
  while (net + taxOf(net) < sum) net += 1
  return net
}

interface Plan {
  payee: Payee
  /** Lines that it is for. */
  lines: readonly Line[]
  claimed: readonly Line[]
  net: Cents
  at: number
}

/** Writes an invoice with its claims. */
function write(company: Company, random: Random, { payee, lines, claimed, net, at }: Plan): Row {
  const { id: company_id, rows, cashier } = company
  const id = random.uuid(at)
  const amt = claimed.reduce((sum, { settled }) => sum + settled.total, 0)
  const invoice = {
    company_id,
    id,
    invoice_sn: `25442000000${random.digits(9)}`,
    invoice_code: '',
    invoice_date: dayText(Math.floor((at + 8 * HOUR) / (24 * HOUR))),
    payee_id: payee.id,
    seller_name: payee.carrier,
    seller_tax_no: `91440300MA${company.random.fork(payee.id).digits(8)}`,
    invoice_sum_count: quantity(lines.length * 1000),
    invoice_sum_price: yuan(net),
    tax_point: `${TAX_POINT}.00`,
    tax_invoice_sum_price: yuan(taxOf(net)),
    sum_price: yuan(net + taxOf(net)),
    claimed_amt: yuan(amt),
    cancelled_amt: yuan(0),
    red_of: null,
    remark: null,
    created_by: cashier.id,
    create_by: cashier.name,
    created_at: iso(at),
    updated_at: iso(at),
  }
  rows.add('invoice', invoice)
  for (const { id: waybill_id, settled } of claimed) {
    settled.line.invoiced = true
    const claim = { company_id, id: random.uuid(at), invoice_id: id, settlement_id: settled.settlement.id, waybill_id }
    rows.add('invoice_claim', { ...claim, amt: yuan(settled.total), created_by: cashier.id, created_at: iso(at) })
  }
  return invoice
}

/** The payee wrote a wrong amount, and took it back a day later. */
function takeBack(company: Company, random: Random, invoice: Row, net: Cents, at: number): void {
  invoice.cancelled_amt = yuan(net + taxOf(net))
  company.rows.add('invoice', {
    ...invoice,
    id: random.uuid(at),
    invoice_sn: `25442000000${random.digits(9)}`,
    invoice_date: dayText(Math.floor((at + 8 * HOUR) / (24 * HOUR))),
    invoice_sum_count: null,
    invoice_sum_price: yuan(-net),
    tax_invoice_sum_price: yuan(-taxOf(net)),
    sum_price: yuan(-net - taxOf(net)),
    cancelled_amt: yuan(0),
    red_of: invoice.id ?? null,
    remark: '金额开错，红冲',
    created_at: iso(at),
    updated_at: iso(at),
  })
}

/**
 * Invoices for the settlements that were paid last: most claim all of theirs, some a part or nothing, and a wrong one
 * was taken back.
 */
export function addTo(company: Company, waybills: readonly Waybill[]): void {
  const random = company.random.fork('invoices')
  const settlements = [...Map.groupBy(waybills.filter(isPaid), ({ settled }) => settled.settlement)]
    .filter(([, lines]) => new Set(lines.map(({ payee }) => payee)).size === 1)
    .toSorted(([one], [other]) => other.decided - one.decided)
    .slice(0, COUNT)
  for (const [place, [settlement, lines]] of settlements.entries()) {
    const payee = lines[0]?.payee
    if (!payee) continue
    const claimed = place === IDLE ? [] : place === IN_PART ? lines.slice(0, Math.ceil(lines.length / 2)) : lines
    const total = lines.reduce((sum, { settled }) => sum + settled.total, 0)
    const day = Math.min(settlement.decided + 6, company.to)
    const at = startOf(day) + 16 * HOUR + place * 7 * MINUTE
    write(company, random, { payee, lines, claimed, net: netFor(total), at })
    const amt = claimed.reduce((sum, { settled }) => sum + settled.total, 0)
    settlement.row.invoiced_amt = yuan(amt)
    if (place > 0) continue
    const wrong = netFor(total) + 100_000
    const invoice = write(company, random, { payee, lines, claimed: [], net: wrong, at: at - HOUR })
    takeBack(company, random, invoice, wrong, at - 30 * MINUTE)
  }
}
