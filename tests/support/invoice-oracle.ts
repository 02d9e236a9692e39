import { Oracle, sum, type Trip, totalOf } from './payment-oracle'

/** An invoice in whole cents; a red-letter one takes another one back, and its net amount is negative. */
export interface Invoice {
  id: string
  number: string
  payeeId: string
  net: bigint
  /** In hundredths of a percent. */
  taxPoint: bigint
  /** Tax that a red-letter invoice took back; of others it follows. */
  tax?: bigint
  redOf: string | null
  deleted: boolean
  /** Waybill → cents. */
  claims: Map<string, bigint>
}

/** Fields of an invoice that people enter; a red-letter one has a positive amount, too. */
export type Entered = Pick<Invoice, 'number' | 'payeeId' | 'net' | 'taxPoint'>

/** Claim of an invoice. */
export interface Wanted {
  invoiceId: string
  settlementIds: readonly string[]
  waybillIds: readonly string[]
}

/** Claimed waybills, or the code of the refusal. */
export type Claimed = Map<string, bigint> | string

const size = (amt: bigint): bigint => (amt < 0n ? -amt : amt)

/** The tax on a net amount, half a cent up; that of a negative one is the same below zero. */
export function taxOf({ net, taxPoint, tax: own }: Pick<Invoice, 'net' | 'taxPoint' | 'tax'>): bigint {
  if (own !== undefined) return own
  const tax = (size(net) * taxPoint + 5_000n) / 10_000n
  return net < 0n ? -tax : tax
}
export const grossOf = (amounts: Pick<Invoice, 'net' | 'taxPoint' | 'tax'>): bigint => amounts.net + taxOf(amounts)

export const claimedOf = ({ claims }: Invoice): bigint => sum(claims.values())

const redOnes = ({ invoices }: Oracle, { id }: Invoice): Invoice[] =>
  [...invoices.values()].filter(({ redOf, deleted }) => redOf === id && !deleted)

/** Amount that red-letter invoices took back. */
export const cancelledOf = (oracle: Oracle, invoice: Invoice): bigint => -sum(redOnes(oracle, invoice).map(grossOf))

/** Amount of an invoice that is neither claimed nor taken back. */
export const openOf = (oracle: Oracle, invoice: Invoice): bigint =>
  (invoice.redOf === null ? grossOf(invoice) : 0n) - claimedOf(invoice) - cancelledOf(oracle, invoice)

/** The net amount of which nothing is taken back yet. */
export const openNetOf = (oracle: Oracle, invoice: Invoice): bigint =>
  invoice.net + sum(redOnes(oracle, invoice).map(({ net }) => net))

/**
 * The tax that a red-letter invoice of that net amount takes back: its own, or with the last of the net amount all that
 * is left.
 */
export function redTaxOf(oracle: Oracle, invoice: Invoice, net: bigint): bigint {
  const left = taxOf(invoice) + sum(redOnes(oracle, invoice).map(taxOf))
  const own = taxOf({ net, taxPoint: invoice.taxPoint })
  return net === openNetOf(oracle, invoice) || own > left ? left : own
}

const takenBy = ({ invoices }: Oracle, number: string, others?: Invoice): string | null =>
  [...invoices.values()].some((one) => one !== others && !one.deleted && one.number === number) ? 'INVOICE_TAKEN' : null

/** Whether invoices can claim the waybills of a settlement. */
export function isClaimable(oracle: Oracle, settlementId: string | null): boolean {
  const bill = settlementId === null ? undefined : oracle.bills.get(settlementId)
  return bill !== undefined && !bill.deleted && ['APPROVED', 'PAID'].includes(oracle.statusOf(bill))
}

/** The waybills that an invoice can claim: of its payee, approved, and claimed by none. */
export const claimableFor = (oracle: Oracle, { payeeId, redOf }: Pick<Invoice, 'payeeId' | 'redOf'>): Trip[] =>
  [...oracle.trips.values()].filter(
    (trip) =>
      redOf === null &&
      trip.payeeId === payeeId &&
      totalOf(trip) > 0n &&
      isClaimable(oracle, trip.settlementId) &&
      !oracle.claimerOf(trip.id),
  )

function ofBill(oracle: Oracle, { payeeId }: Invoice, settlementId: string): Trip[] | string {
  const bill = oracle.bills.get(settlementId)
  if (!bill || bill.deleted) return 'NOT_FOUND'
  if (!isClaimable(oracle, settlementId)) return 'MOVE_NOT_ALLOWED'
  const own = oracle.tripsOn(settlementId).filter((trip) => trip.payeeId === payeeId)
  if (own.length === 0) return 'INVOICE_OTHER_PAYEE'
  const open = own.filter((trip) => totalOf(trip) > 0n && !oracle.claimerOf(trip.id))
  return open.length > 0 ? open : 'INVOICE_NOTHING_TO_CLAIM'
}

function ofTrip(oracle: Oracle, { payeeId }: Invoice, waybillId: string): Trip[] | string {
  const trip = oracle.trips.get(waybillId)
  if (!trip) return 'NOT_FOUND'
  if (trip.settlementId === null) return 'WAYBILL_NOT_SETTLED'
  if (!isClaimable(oracle, trip.settlementId)) return 'MOVE_NOT_ALLOWED'
  if (trip.payeeId !== payeeId) return 'INVOICE_OTHER_PAYEE'
  if (oracle.claimerOf(waybillId)) return 'WAYBILL_CLAIMED'
  return totalOf(trip) > 0n ? [trip] : 'INVOICE_NOTHING_DUE'
}

/** Claim of one row: all or nothing. */
export function claim(oracle: Oracle, { invoiceId, settlementIds, waybillIds }: Wanted): Claimed {
  const invoice = oracle.invoices.get(invoiceId)
  if (!invoice || invoice.deleted) return 'NOT_FOUND'
  if (invoice.redOf !== null) return 'INVOICE_RED'
  const open = openOf(oracle, invoice)
  if (open <= 0n) return 'INVOICE_NOTHING_LEFT'
  const claimed = new Map<string, bigint>()
  const found = [
    ...settlementIds.map((id) => ofBill(oracle, invoice, id)),
    ...waybillIds.map((id) => ofTrip(oracle, invoice, id)),
  ]
  for (const trips of found) {
    if (typeof trips === 'string') return trips
    for (const trip of trips) claimed.set(trip.id, totalOf(trip))
  }
  return sum(claimed.values()) > open ? 'INVOICE_EXCEEDED' : claimed
}

/** Oracle after an invoice has claimed more. */
export function afterClaim(oracle: Oracle, invoiceId: string, claimed: Claimed): Oracle {
  const invoice = oracle.invoices.get(invoiceId)
  if (!invoice || typeof claimed === 'string') return oracle
  const claims = new Map([...invoice.claims, ...claimed])
  const invoices = new Map([...oracle.invoices, [invoiceId, { ...invoice, claims }]])
  return Object.assign(new Oracle(), oracle, { invoices })
}

/** Waybills that an invoice lets go: the named ones, or all. */
export function release({ claims, deleted }: Invoice, waybillIds: readonly string[] | null): string[] | string {
  if (waybillIds?.length === 0) return 'INVALID_INPUT'
  if (deleted) return 'NOT_FOUND'
  const gone = waybillIds ?? [...claims.keys()]
  return gone.length > 0 && gone.every((id) => claims.has(id)) ? [...gone] : 'INVOICE_NOT_CLAIMED'
}

/** With which net amount a red-letter invoice takes one back: the one that is asked for, or all that is left. */
export function takeBack(
  oracle: Oracle,
  invoice: Invoice,
  { number, net: asked }: { number: string; net: bigint | null },
): bigint | string {
  if (invoice.deleted) return 'NOT_FOUND'
  if (invoice.redOf !== null) return 'INVOICE_RED'
  const [open, openNet] = [openOf(oracle, invoice), openNetOf(oracle, invoice)]
  if (open <= 0n || openNet <= 0n) return 'INVOICE_NOTHING_LEFT'
  const net = asked ?? openNet
  if (net > openNet || net + redTaxOf(oracle, invoice, net) > open) return 'INVOICE_EXCEEDED'
  return takenBy(oracle, number) ?? net
}

/** Reason why an invoice is not entered. */
export const whyNotEntered = (oracle: Oracle, { number }: Entered): string | null => takenBy(oracle, number)

/** Reason why an invoice is not changed. */
export function whyNotChanged(oracle: Oracle, invoice: Invoice, to: Entered): string | null {
  if (invoice.deleted) return 'NOT_FOUND'
  const same = to.payeeId === invoice.payeeId && to.net === size(invoice.net) && to.taxPoint === invoice.taxPoint
  return (same ? null : whyKept(oracle, invoice, 'AMEND')) ?? takenBy(oracle, to.number, invoice)
}

/** Reason why an invoice is not deleted. */
export const whyNotDeleted = (oracle: Oracle, invoice: Invoice): string | null =>
  invoice.deleted ? 'NOT_FOUND' : whyKept(oracle, invoice, 'DELETE')

function whyKept(oracle: Oracle, invoice: Invoice, verb: 'AMEND' | 'DELETE'): string | null {
  if (verb === 'AMEND' && invoice.redOf !== null) return 'INVOICE_RED'
  if (claimedOf(invoice) > 0n) return 'INVOICE_CLAIMED'
  return cancelledOf(oracle, invoice) > 0n ? 'INVOICE_CANCELLED' : null
}
