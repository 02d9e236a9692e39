import type { CardGiverInput } from '../../../../gql/types.generated'
import { typedMoney } from '../../../../ui/format/typed'
import type { Payee } from '../../payee'
import type { ScannedCard } from '../columns'

export interface GiverValues {
  giveCardUserId: string
  /** Id; empty for a typed payee. */
  payeeId: string
  payeeName: string
  bindingBankNo: string
  bindingBankName: string
  settleAmount: string
}

/** Payee of all cards; null when they have none or differ. */
export function commonPayee(cards: readonly ScannedCard[]): Payee | null {
  const [first] = cards
  const payee = first?.payee ?? null
  return cards.every((card) => card.payee?.payeeId === payee?.payeeId) ? payee : null
}

function common(values: readonly (string | null)[]): string {
  const [value, ...others] = new Set(values)
  return others.length ? '' : (value ?? '')
}

/** First values of the form: those that all cards have in common. */
export function giverValues(cards: readonly ScannedCard[]): GiverValues {
  const payee = commonPayee(cards)
  return {
    giveCardUserId: common(cards.map((card) => card.giveCardUserId)),
    payeeId: payee?.payeeId ?? '',
    payeeName: payee?.payeeName ?? '',
    bindingBankNo: payee?.bindingBankNo ?? '',
    bindingBankName: payee?.bindingBankName ?? '',
    settleAmount: common(cards.map((card) => card.settleAmount)),
  }
}

export function giverInput(settleCardNo: string, values: GiverValues, payeeCheck: boolean): CardGiverInput {
  const giveCardUserId = values.giveCardUserId.trim()
  if (!payeeCheck) return { settleCardNo, giveCardUserId }
  return {
    settleCardNo,
    giveCardUserId,
    payeeId: values.payeeId || null,
    payeeName: values.payeeName.trim(),
    bindingBankNo: values.bindingBankNo.trim(),
    bindingBankName: values.bindingBankName.trim(),
    settleAmount: typedMoney(values.settleAmount),
  }
}
