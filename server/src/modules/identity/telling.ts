import type { Em } from '../../kernel/sql/database.js'
import { Port } from '../domain.js'

/** The transaction of whatever happened; who did it, where somebody did: what comes round by itself in a company is nobody's doing. */
export interface Happening {
  em: Em
  now: Date
  actor?: { userId: string | null; companyId: string | null }
}

/** How people are told of what concerns themselves. */
export interface Telling {
  /** A company asks somebody in; again when it asks again. */
  invited(
    happening: Happening,
    news: { userId: string; membershipId: string; inviter: string; companyName: string; positionName: string },
  ): Promise<unknown>
}

/** Filled by whoever keeps messages, since they need to know people. */
export const telling = new Port<Telling>('telling')
