import { hash, verify } from '@node-rs/argon2'
import { refuseInTransaction } from '../../../kernel/sql/transaction.js'
import { FewAtOnce } from '../../../platform/pictures/few-at-once.js'
import { verifySecret } from '../secret.js'

/** Argon2id with the least that OWASP asks for: 19 MiB, two passes, one thread. Some 20 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const ARGON = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** What no password is hashed to, in both shapes; it takes as long to find that out. */
const DECOY = { today: `${ARGON}${'A'.repeat(22)}$${'A'.repeat(43)}`, earlier: `${'0'.repeat(32)}:${'0'.repeat(64)}` }

/** Each takes 19 MiB and a thread of the four that files and names of hosts need as well. */
const few = new FewAtOnce(2, 100)

export interface Verdict {
  fits: boolean
  /** Whether the hash was made in an earlier way, and is to be made anew while the password is at hand. */
  outdated: boolean
}

export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction('hashing a password')
  return few.run(() => hash(password, COST))
}

/** Whether this is the password; hashes of the earlier shape (scrypt, see secret.ts) are still read. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  refuseInTransaction('hashing a password')
  return isArgon(stored) ? few.run(() => verify(stored, password)) : verifySecret(password, stored)
}

/**
 * The same for a stranger who names an account, which may have no password or may not exist: whatever is stored, the same work is done, so that
 * the time tells nothing. Hence it is held against a hash of today and against an earlier one, of which at most one is the account's.
 */
export async function tryPassword(password: string, stored: string | null): Promise<Verdict> {
  const isToday = stored !== null && isArgon(stored)
  const fitsToday = await verifyPassword(password, isToday ? stored : DECOY.today)
  const fitsEarlier = await verifyPassword(password, stored === null || isToday ? DECOY.earlier : stored)
  if (stored === null) return { fits: false, outdated: false }
  return isToday ? { fits: fitsToday, outdated: !stored.startsWith(ARGON) } : { fits: fitsEarlier, outdated: true }
}

const isArgon = (stored: string): boolean => stored.startsWith('$argon2')
