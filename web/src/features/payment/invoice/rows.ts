import { formatMoney, isZero } from '../../../ui/format/decimal'
import type { InvoiceRowFragment } from './invoice.generated'
import { texts } from './texts'

export type Invoice = InvoiceRowFragment

export type Verb = keyof typeof texts.verbs
export const VERBS = ['claim', 'edit', 'release', 'red', 'delete'] as const satisfies readonly Verb[]

/** The permission that entering an invoice needs. */
export const ADD = 'chain:companypayment:add'
/** The permission that changing one needs. */
export const EDIT = 'chain:companypayment:edit'

export type State = keyof typeof texts.states

/** How far an invoice is used, by its amounts. */
export function stateOf({ red, claimedAmt, leftAmt }: Pick<Invoice, 'red' | 'claimedAmt' | 'leftAmt'>): State {
  if (red) return 'red'
  if (isZero(claimedAmt)) return isZero(leftAmt) ? 'cancelled' : 'none'
  return isZero(leftAmt) ? 'all' : 'part'
}

/** Why it cannot be done to it, in the server's words; null when it can. */
export const reasonAgainst = (verb: Verb, { allowedActions, refusedActions }: Invoice): string | null =>
  allowedActions.includes(verb)
    ? null
    : (refusedActions.find(({ action }) => action === verb)?.reason ?? texts.notAllowed)

/** Its number, whose it is, and what it comes to. */
export const aboutOf = ({ invoiceSn, payeeName, sumPrice }: Invoice): string =>
  texts.about(invoiceSn, payeeName, formatMoney(sumPrice))

/** Whether its amounts and its payee cannot change any more. */
export const isFixed = ({ red, claimedAmt, cancelledAmt }: Invoice): boolean =>
  red || !isZero(claimedAmt) || !isZero(cancelledAmt)

/** A tax point as it is printed: 9.00 is 9%. */
export const percentOf = (point: string): string =>
  texts.percent(point.includes('.') ? point.replace(/\.?0+$/, '') : point)
