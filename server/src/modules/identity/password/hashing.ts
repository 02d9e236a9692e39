import { hash, verify } from '@node-rs/argon2'
import { refuseInTransaction } from '../../../kernel/sql/transaction.js'
import { FewAtOnce } from '../../../platform/pictures/few-at-once.js'
import { verifySecret } from '../secret.js'

/**
 * Argon2id with the least parameters that OWASP recommends: 19 MiB, two passes, one thread. Takes some 20 ms of a
 * processor.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const ARGON = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`

/** Hashes that match no password, in both formats; checking them takes as long as checking a real one. */
const DECOY = { today: `${ARGON}${'A'.repeat(22)}$${'A'.repeat(43)}`, earlier: `${'0'.repeat(32)}:${'0'.repeat(64)}` }

/** Most hashes at once: each takes 19 MiB and one of the four threads that files and host names need as well. */
const few = new FewAtOnce(2, 100)

export interface Verdict {
  fits: boolean
  /** Whether a hash has an older format, and should be made anew while the password is known. */
  outdated: boolean
}

export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction('hashing a password')
  return few.run(() => hash(password, COST))
}

/** Whether a password has this hash; the older format (scrypt, see secret.ts) is read as well. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  refuseInTransaction('hashing a password')
  return isArgon(stored) ? few.run(() => verify(stored, password)) : verifySecret(password, stored)
}

/**
 * Checks the password of a stranger, whose account may not exist or have no password. The work is the same in every
 * case, so that its time reveals nothing: the password is checked against one hash of each format, of which at most one
 * is the account's.
 */
export async function tryPassword(password: string, stored: string | null): Promise<Verdict> {
  const isToday = stored !== null && isArgon(stored)
  const fitsToday = await verifyPassword(password, isToday ? stored : DECOY.today)
  const fitsEarlier = await verifyPassword(password, stored === null || isToday ? DECOY.earlier : stored)
  if (stored === null) return { fits: false, outdated: false }
  return isToday ? { fits: fitsToday, outdated: !stored.startsWith(ARGON) } : { fits: fitsEarlier, outdated: true }
}

const isArgon = (stored: string): boolean => stored.startsWith('$argon2')
