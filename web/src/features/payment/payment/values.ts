import type { PaymentInput } from '../../../gql/types.generated'
import { amountError } from '../../../ui/form/rules'
import { formatMoney, type Money, subtractMoney, sumFigures } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { type Part, partsOf, partsText } from './items'
import { MAX_SETTLEMENTS, reasonAgainstPaying } from './pay'
import type { PayableSettlementFragment } from './payment.generated'
import type { Detail } from './rows'
import { texts } from './texts'

export type Payable = PayableSettlementFragment
/** Settlements by number. */
export type Known = ReadonlyMap<string, Payable>
/** Amounts of settlements in the payment that is changed, by number. */
export type Held = ReadonlyMap<string, Money>

export const MEASURES = ['ALL', 'EACH', 'TOTAL'] as const
/** Choice in place of a payee: a payment for each payee. */
export const EVERY = 'EVERY'

/** Values of the form's controls; "" means none. */
export interface Values {
  /** Settlements in the form of items.ts. */
  items: string
  measure: string
  amt: string
  payeeId: string
  paymentDate: string
  tradeNo: string
  remark: string
  attachments: string
}

export const emptyValues = (items: string): Values => ({
  items,
  measure: 'ALL',
  amt: '',
  payeeId: EVERY,
  paymentDate: '',
  tradeNo: '',
  remark: '',
  attachments: '',
})

export const valuesOf = (payment: Detail): Values => ({
  items: partsText(
    payment.settlements.map(({ settleNo, planItemId, amt }) => ({ settleNo, planItemId: planItemId ?? '', amt })),
  ),
  measure: 'EACH',
  amt: '',
  payeeId: payment.payeeId,
  paymentDate: payment.paymentDate ?? '',
  tradeNo: payment.tradeNo ?? '',
  remark: payment.remark ?? '',
  attachments: payment.attachments ?? '',
})

export function heldBy({ settlements }: Detail): Held {
  const own = Map.groupBy(settlements, ({ settleNo }) => settleNo)
  return new Map(
    [...own].map(([settleNo, parts]) => [
      settleNo,
      sumFigures(
        'money',
        parts.map(({ amt }) => amt),
      ),
    ]),
  )
}

/**
 * Amount that can be paid of a settlement, including that of the payment being changed; null where the member sees it
 * in part.
 */
export function payableOf(settlement: Payable, held: Held): Money | null {
  const { leftAmt } = settlement
  return leftAmt && sumFigures('money', [leftAmt, held.get(settlement.settleNo)])
}

/** Reason why a settlement cannot be paid; null when it can. */
export function reasonAgainst({ settleNo }: Part, known: Known, held: Held): string | null {
  const settlement = known.get(settleNo)
  if (!settlement) return texts.unknownSettlement(settleNo)
  if (settlement.leftAmt === null) return texts.onlyPart(settleNo)
  return held.has(settleNo) ? null : reasonAgainstPaying(settlement)
}

const isPositive = (amount: Money): boolean => /[1-9]/.test(amount) && !amount.startsWith('-')

/** Fault of a typed amount; null for no text, which means all that is left. */
export function amountFault(typed: string, most: Money | null): string | null {
  if (!typed.trim()) return null
  const fault = amountError(typed)
  if (fault) return fault
  const amount = typedMoney(typed)
  if (!amount || !isPositive(amount)) return texts.positive
  return most && subtractMoney(most, amount).startsWith('-') ? texts.tooMuch(formatMoney(most)) : null
}

/** Fault of the settlements and their amounts; null for none. */
export function itemsFault(
  { items, measure }: Pick<Values, 'items' | 'measure'>,
  known: Known,
  held: Held,
): string | null {
  const parts = partsOf(items)
  if (parts.length === 0) return texts.noSettlement
  if (parts.length > MAX_SETTLEMENTS) return texts.tooMany(MAX_SETTLEMENTS)
  for (const part of parts) {
    const reason = reasonAgainst(part, known, held)
    if (reason) return reason
    const settlement = known.get(part.settleNo)
    const fault = measure === 'EACH' && settlement ? amountFault(part.amt, payableOf(settlement, held)) : null
    if (fault) return `${part.settleNo}：${fault}`
  }
  return null
}

/** Payable amount of all chosen settlements. */
export const payableInAll = (items: string, known: Known, held: Held): Money =>
  sumFigures(
    'money',
    [...new Set(partsOf(items).map(({ settleNo }) => settleNo))].map((settleNo) => {
      const settlement = known.get(settleNo)
      return settlement && payableOf(settlement, held)
    }),
  )

/** Settlements, amount and payee of the form; null while it is incomplete. */
export function whatIsPaid(
  { items, measure, amt, payeeId }: Values,
  known: Known,
  held: Held,
): Pick<PaymentInput, 'items' | 'payeeId' | 'amt'> | null {
  if (itemsFault({ items, measure }, known, held)) return null
  const total = measure === 'TOTAL' ? typedMoney(amt) : null
  if (measure === 'TOTAL' && (!total || amountFault(amt, payableInAll(items, known, held)))) return null
  const payee = payeeId === EVERY ? null : payeeId
  return {
    items: partsOf(items).flatMap((part) => {
      const settlement = known.get(part.settleNo)
      // A settlement with only other payees has nothing for this payee.
      if (!settlement || (payee && settlement.payee && settlement.payee.payeeId !== payee)) return []
      const typed = measure === 'EACH' ? typedMoney(part.amt) : null
      return [{ settlementId: settlement.id, planItemId: part.planItemId || null, amt: typed }]
    }),
    amt: total,
    payeeId: payee,
  }
}

const said = (text: string) => text.trim() || null

/** Form as input of the API; null while nothing can be paid. */
export function inputOf(values: Values, known: Known, held: Held): PaymentInput | null {
  const paid = whatIsPaid(values, known, held)
  const { paymentDate, tradeNo, remark, attachments } = values
  return (
    paid && {
      ...paid,
      paymentDate: said(paymentDate),
      tradeNo: said(tradeNo),
      remark: said(remark),
      attachments: said(attachments),
    }
  )
}
