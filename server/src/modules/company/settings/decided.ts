import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import {
  findPayDocCheck,
  findPaymentLimit,
  findPreDated,
  findShiftStarts,
  hasAuthentication,
  hasFourEyes,
  type ShiftStarts,
} from './company-settings.queries.js'
import { PayDocCheck } from './enums.js'

/** Whether the actor's company wants payees with each giver of cards; the session knows. */
export const wantsPayeeCheck = ({ facts: { company } }: Actor): boolean => company?.payeeCheck ?? false

/** Whether the company wants another person to approve than the one who set the terms; what holds now, within the transaction. */
export const wantsFourEyes = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> => hasFourEyes(em, actor)

/** Above which amount the company wants another person to approve a payment than who made it; null where it does not at all. */
export const paymentLimit = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<Money | null> =>
  findPaymentLimit(em, actor)

/** Whether the company refuses to pay settlements that lack papers; else they are only warned of. */
export const wantsPapers = async ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> =>
  (await findPayDocCheck(em, actor)) === PayDocCheck.BLOCK

/** Whether days of what has happened, such as a payment, may be still to come. */
export const allowsPreDated = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> => findPreDated(em, actor)

/** Whether the platform has approved who the company is: without that it neither approves settlements nor pays. */
export const isAuthenticated = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> =>
  hasAuthentication(em, actor)

/** When the shifts of new projects begin, where nobody says otherwise. */
export const defaultShifts = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<ShiftStarts> =>
  findShiftStarts(em, actor)
