import type { Kind, Step } from './payment-steps'

const step = (kind: Kind, which = 0, how = 1): Step => ({ kind, which, how })
/** Settlements to pay from the first step on: of one payee, and of two. */
export const BEGINNING = [
  ...[step('generate', 0b111, 2), step('approveBill')],
  ...[step('generate', 0b11001, 2), step('approveBill')],
]

/**
 * A run in which every verb succeeds, so that none is left out when chance would not have it: what was returned is
 * merged and paid anew.
 */
const payments = [
  ...[step('generate', 0b1100, 2), step('approveBill'), step('draft', 0b100, 6), step('submit'), step('approve')],
  ...[step('pay'), step('giveBack'), step('merge'), step('draft', 1, 6), step('submit'), step('withdraw')],
  ...[step('change', 1, 6), step('submit'), step('sendBack'), step('reject'), step('delete'), step('split')],
  ...[step('plan'), step('draftInstalment', 4, 1), step('submit'), step('approve'), step('pay'), step('reject')],
  ...[step('reverse'), step('reject'), step('deleteBill')],
]

/** Steps of invoices: one is entered, claims two waybills and lets one go, and is taken back in part, for a while. */
const invoices = [
  ...[step('reprice', 0b1100000000), step('enter', 0, 0), step('claim', 0b11), step('release', 1), step('red', 8)],
  ...[step('amend', 24), step('forget')],
]

/** A run in which nearly every step is refused, each for another reason. */
const refusals = [
  ...[step('approveBill', 0, 5), step('draft', 3, 6), step('draft', 1, 3), step('merge'), step('draft', 1, 6)],
  ...[
    step('draft', 7, 6),
    step('split'),
    step('enter', 0, 0),
    step('claim', 0b11),
    step('reject'),
    step('forget', 0, 5),
  ],
  ...[
    step('claim', 0b1, 4),
    step('claim', 0b10000, 4),
    step('claim', 0b1000, 4),
    step('enter', 16, 1),
    step('claim', 1),
  ],
  ...[step('claim', 0, 3), step('release', 1, 5), step('enter', 0, 0), step('red', 41, 0), step('forget', 1, 5)],
  ...[step('red', 49, 0), step('red', 2, 0), step('forget', 2, 5), step('forget', 2, 5), step('reprice', 0b10000, 5)],
  ...[step('plan', 1), step('draftInstalment', 1, 3), step('draftInstalment', 1, 3), step('plan', 1, 30)],
  ...[step('draftInstalment', 1, 3), step('draft', 1, 6), step('plan', 1)],
]

/** In them all verbs are done, and all these reasons are given. */
export const TOURS = [payments, invoices, refusals]
export const REFUSALS = [
  ...[
    'MOVE_NOT_ALLOWED',
    'PAYMENT_NOTHING_LEFT',
    'PAYMENT_PLAN_ITEM_PAID',
    'PAYMENT_SEVERAL_PAYEES',
    'PAYMENT_TOO_MUCH',
  ],
  ...['SETTLEMENTS_DIFFER', 'SETTLEMENT_IN_PAYMENT', 'SETTLEMENT_PAID', 'WAYBILL_CLAIMED', 'WAYBILL_NOT_SETTLED'],
  ...['INVOICE_TAKEN', 'INVOICE_EXCEEDED', 'INVOICE_NOTHING_LEFT', 'INVOICE_NOTHING_TO_CLAIM', 'INVOICE_NOT_CLAIMED'],
  ...['INVOICE_OTHER_PAYEE', 'INVOICE_CLAIMED', 'INVOICE_CANCELLED', 'INVOICE_RED', 'INVALID_INPUT', 'NOT_FOUND'],
]
