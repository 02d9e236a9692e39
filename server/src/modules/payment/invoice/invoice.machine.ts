import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { compareMoney, type Money, ZERO } from '../../../kernel/money/money.js'
import { invoiceTexts as texts } from './texts.js'

/** Facts of an invoice that the machine judges. */
interface InvoiceFacts {
  invoiceSn: string
  red: boolean
  claimedAmt: Money
  cancelledAmt: Money
  leftAmt: Money
}
type Judge = (move: string) => Guard<InvoiceFacts>

const has = (amount: Money): boolean => compareMoney(amount, ZERO) > 0

const unclaimed: Judge =
  (move) =>
  ({ invoiceSn, claimedAmt }) =>
    has(claimedAmt) ? { code: 'INVOICE_CLAIMED', params: { invoiceSn, move } } : null
/** Guard: refused while a red-letter invoice cancels a part of the invoice. */
const uncancelled: Judge =
  (move) =>
  ({ invoiceSn, cancelledAmt }) =>
    has(cancelledAmt) ? { code: 'INVOICE_CANCELLED', params: { invoiceSn, move } } : null
const black: Judge =
  (move) =>
  ({ invoiceSn, red }) =>
    red ? { code: 'INVOICE_RED', params: { invoiceSn, move } } : null
const someLeft: Guard<InvoiceFacts> = ({ invoiceSn, leftAmt }) =>
  has(leftAmt) ? null : { code: 'INVOICE_NOTHING_LEFT', params: { invoiceSn } }
const claimed: Guard<InvoiceFacts> = ({ invoiceSn, claimedAmt }) =>
  has(claimedAmt) ? null : { code: 'INVOICE_NOT_CLAIMED', params: { invoiceSn } }

const from = ['ENTERED'] as const
const edit = 'chain:companypayment:edit'
const { moves } = texts

/** Invoices have one state; their amounts decide which moves are possible. */
export const invoiceMachine = defineMachine({
  what: texts.invoice,
  states: { ENTERED: texts.titles.create },
  initial: 'ENTERED',
  final: ['ENTERED'],
  moves: {
    edit: { from, needs: edit, label: moves.edit },
    /**
     * Guard: a red-letter invoice is deleted instead of changed, since the amount that it cancels would change with it.
     */
    amend: {
      from,
      needs: edit,
      label: texts.amend,
      guards: [black(texts.amend), unclaimed(texts.amend), uncancelled(texts.amend)],
      offered: false,
    },
    claim: { from, needs: edit, label: moves.claim, guards: [black(moves.claim), someLeft] },
    release: { from, needs: edit, label: moves.release, guards: [claimed] },
    red: {
      from,
      needs: 'chain:companypayment:add',
      label: moves.red,
      guards: [black(moves.red), someLeft],
    },
    delete: {
      from,
      needs: 'chain:companypayment:del',
      label: moves.delete,
      guards: [unclaimed(moves.delete), uncancelled(moves.delete)],
    },
  },
})

/** Throws the reason against a move. */
export function assertMove(move: keyof typeof invoiceMachine.moves, facts: InvoiceFacts): void {
  invoiceMachine.next('ENTERED', move, facts)
}
