import type { ClaimInvoiceInput } from '../../../../gql/types.generated'
import { type Money, sumFigures } from '../../../../ui/format/decimal'

/** As many rows as one request may claim. */
export const MAX_ROWS = 100

/** What is chosen of one settlement: all that can be claimed of it, or these waybills with their amounts. */
export type Part = 'ALL' | ReadonlyMap<string, Money>
/** By settlement. */
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

/** Chooses one waybill more or less; of a settlement that was chosen as a whole it is then the only one. */
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

/** What is chosen comes to. */
export const sumOf = (chosen: Chosen, settlements: readonly Settlement[]): Money =>
  sumFigures(
    'money',
    settlements.flatMap(({ settlementId, amt }) => {
      const part = chosen.get(settlementId)
      return part === 'ALL' ? [amt] : [...(part?.values() ?? [])]
    }),
  )

/** One row for each settlement, so that each is told how it fared. */
export const inputOf = (invoiceId: string, chosen: Chosen): ClaimInvoiceInput[] =>
  [...chosen].map(([settlementId, part]) =>
    part === 'ALL' ? { invoiceId, settlementIds: [settlementId] } : { invoiceId, waybillIds: [...part.keys()] },
  )
