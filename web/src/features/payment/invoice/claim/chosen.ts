import type { ClaimInvoiceInput } from '../../../../gql/types.generated'
import { type Money, sumFigures } from '../../../../ui/format/decimal'

/** Most invoices of one request. */
export const MAX_ROWS = 100

/** Choice in one settlement: everything that can be claimed, or certain waybills with their amounts. */
export type Part = 'ALL' | ReadonlyMap<string, Money>
/** Choices by settlement. */
export type Chosen = ReadonlyMap<string, Part>

interface Settlement {
  settlementId: string
  amt: Money
}

export const isWhole = (chosen: Chosen, settlementId: string): boolean => chosen.get(settlementId) === 'ALL'

export const hasWaybill = (chosen: Chosen, settlementId: string, waybillId: string): boolean => {
  const part = chosen.get(settlementId)
  return part === 'ALL' || part?.has(waybillId) === true
}

/** Chooses a settlement as a whole, or none of it. */
export function toggleWhole(chosen: Chosen, settlementId: string): Chosen {
  const next = new Map(chosen)
  if (isWhole(chosen, settlementId)) next.delete(settlementId)
  else next.set(settlementId, 'ALL')
  return next
}

/** Adds or removes one waybill; of a settlement that was chosen as a whole it becomes the only one. */
export function toggleWaybill(
  chosen: Chosen,
  settlementId: string,
  waybill: { waybillId: string; amt: Money },
): Chosen {
  const part = chosen.get(settlementId)
  const waybills = new Map(part === 'ALL' ? [] : part)
  if (!waybills.delete(waybill.waybillId)) waybills.set(waybill.waybillId, waybill.amt)
  const next = new Map(chosen)
  if (waybills.size > 0) next.set(settlementId, waybills)
  else next.delete(settlementId)
  return next
}

/** Sum of the choice. */
export const sumOf = (chosen: Chosen, settlements: readonly Settlement[]): Money =>
  sumFigures(
    'money',
    settlements.flatMap(({ settlementId, amt }) => {
      const part = chosen.get(settlementId)
      return part === 'ALL' ? [amt] : [...(part?.values() ?? [])]
    }),
  )

/** Row for each settlement, so that each has a result. */
export const inputOf = (invoiceId: string, chosen: Chosen): ClaimInvoiceInput[] =>
  [...chosen].map(([settlementId, part]) =>
    part === 'ALL' ? { invoiceId, settlementIds: [settlementId] } : { invoiceId, waybillIds: [...part.keys()] },
  )
