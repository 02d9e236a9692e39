import type { Kind, Step } from './steps'

const step = (kind: Kind, which = 0, how = 0): Step => ({ kind, which, how })
/** For verbs that take several things: the bit of the thing at that place. */
const only = (place: number): number => 2 ** place
const ALL_CARDS = 0b1111

/** A run in which every verb succeeds, so that none is left out when chance would not have it. */
export const tour: Step[] = [
  step('scan', ALL_CARDS),
  step('unscan', only(3)),
  step('give', ALL_CARDS),
  step('handIn', 0),
  step('voidReceipt', 0),
  step('give', ALL_CARDS),
  step('handIn', 0),
  step('settleReceipts', only(1)),
  step('reject', 0),
  step('handIn', 1),
  step('settleCards', 1),
  step('approve', 1),
  step('handIn', 2),
  step('settleWaybills', only(12)),
  step('delete', 2),
  step('price', only(18)),
  step('payee', only(18)),
  step('edit', 18),
  step('undo', 0),
  step('review', 20),
  step('void', 19),
  step('arrive', 3),
  step('projectPrice', 0, 40),
]
