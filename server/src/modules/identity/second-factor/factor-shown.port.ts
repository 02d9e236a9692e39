import type { Em } from '../../../kernel/sql/database.js'
import { Port, type World } from '../../domain.js'

/** Somebody has shown his second factor, or a recovery code: nobody else is he. */
export interface FactorShown {
  userId: string
  userName: string
  /** Where he is signed in; none for a captain. */
  companyId: string | null
  at: Date
}

/** Is told within the transaction that takes the code, when the person is locked. */
export type FactorShownListener = (world: World, em: Em, event: FactorShown) => Promise<void>

/** A domain that wants to hear of it fills it. */
export const factorShown = new Port<FactorShownListener>('second factors that were shown')

/** Tells all of them. */
export type TellFactorShown = (em: Em, event: FactorShown) => Promise<void>
