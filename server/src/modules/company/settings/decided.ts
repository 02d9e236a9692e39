import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { PayDocCheck } from '../enums.js'
import {
  findPayDocCheck,
  findPaymentLimit,
  findPreDated,
  findShiftStarts,
  hasAuthentication,
  hasFourEyes,
  type ShiftStarts,
} from './company-settings.queries.js'

/** Whether the company wants a payee named for each person who hands in cards; the session has the setting. */
export const wantsPayeeCheck = ({ facts: { company } }: Actor): boolean => company?.payeeCheck ?? false

/** Whether another person than the editor of the terms must approve; read within the transaction. */
export const wantsFourEyes = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> => hasFourEyes(em, actor)

/** Amount above which another person than its maker must approve a payment; null where none is needed. */
export const paymentLimit = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<Money | null> =>
  findPaymentLimit(em, actor)

/** Whether the company refuses payments of settlements that lack papers; if not, it only warns. */
export const wantsPapers = async ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> =>
  (await findPayDocCheck(em, actor)) === PayDocCheck.BLOCK

/** Whether the day of an event, such as a payment, may lie in the future. */
export const allowsPreDated = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> => findPreDated(em, actor)

/** Whether the platform has authenticated the company; without that it neither approves settlements nor pays. */
export const isAuthenticated = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<boolean> =>
  hasAuthentication(em, actor)

/** Starts of shifts for projects without their own. */
export const defaultShifts = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<ShiftStarts> =>
  findShiftStarts(em, actor)
