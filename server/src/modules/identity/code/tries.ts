import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { type Network, networkOf } from '../network.js'
import { verifySecret } from '../secret.js'
import type { Asker } from './asker.js'
import { lockPhone } from './sending.queries.js'
import * as queries from './trying.queries.js'

/** Validity of a code. */
const SPAN_MS = 5 * 60_000
/**
 * Most wrong tries at a phone's codes within that span, by all strangers together; a known device, and one that asked
 * for a code, have as many of their own.
 */
const WRONG_TRIES = 5
/** Newest codes that a try is compared with: as many as are valid at a time for one purpose. */
const COMPARED = 5
/** Most wrong tries of an address and of a network, for all phones together. */
const PER_ADDRESS = 20
const PER_NETWORK = 80

interface Try {
  mobile: string
  code: string
  purposes: readonly number[]
  asker: Asker
}

/** Codes that a try is compared with, and the device whose tries it counts among; null for those of all strangers. */
interface Chance {
  codes: queries.OpenCode[]
  pool: string | null
}

/**
 * Tries at codes. The valid codes of a phone share their tries, so that more codes give no more guesses. A device that
 * the owner has signed in from has its own tries for all of them, and any other device for the codes that it asked for,
 * so that wrong tries of strangers lock out neither. docs/reliability.md derives the chance of a guess.
 */
export class CodeTries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses up the matching code; false if none matches or its tries are used up. TOO_OFTEN for an address with too many
   * tries.
   */
  async use({ mobile, code, purposes, asker }: Try, login?: queries.LoginCode): Promise<boolean> {
    const network = networkOf(asker.address)
    const tried = { mobile, asker, network: network.name }
    const chanceAt = (em: Em, now: Date) => chanceOf(em, { ...tried, purposes }, network, now)
    const before = await chanceAt(this.database.em.fork(), this.clock.now())
    if (before.codes.length === 0) return false
    // Codes are compared outside the transaction, since it takes a while; the match counts only while that hash is
    // still stored.
    const fitting = await fittingOf(before.codes, code)
    return inTransaction(this.database, async (em) => {
      await lockPhone(em, mobile, network.name)
      const now = this.clock.now()
      const { codes, pool } = await chanceAt(em, now)
      if (codes.length === 0) return false
      if (fitting && codes.some(({ id, codeHash }) => id === fitting.id && codeHash === fitting.codeHash)) {
        await queries.markUsed(em, fitting.id, now, login)
        return true
      }
      await queries.insertTry(em, tried, pool, now)
      return false
    })
  }
}

async function chanceOf(
  em: Em,
  { purposes, ...tried }: queries.Tried & { purposes: readonly number[] },
  { isOneCaller }: Network,
  now: Date,
): Promise<Chance> {
  const { device } = tried.asker
  const wrong = await queries.wrongTries(em, tried, new Date(now.getTime() - SPAN_MS))
  const open = await queries.openCodes(em, tried.mobile, purposes, now)
  const asked = open.filter(({ deviceHash }) => deviceHash !== null && deviceHash === device)
  const codes = (wrong.known || asked.length === 0 ? open : asked).slice(0, COMPARED)
  const pool = wrong.known || asked.length > 0 ? device : null
  if (!wrong.known && (wrong.fromAddress >= PER_ADDRESS || wrong.fromNetwork >= perNetwork(isOneCaller))) {
    const seconds = SPAN_MS / 1000
    throw new DomainError('TOO_OFTEN', { seconds }, [], seconds)
  }
  const spent = pool === null ? wrong.byStrangers : wrong.byDevice
  return { codes: spent < WRONG_TRIES ? codes : [], pool }
}

const perNetwork = (isOneCaller: boolean): number => (isOneCaller ? PER_ADDRESS : PER_NETWORK)

async function fittingOf(codes: readonly queries.OpenCode[], code: string): Promise<queries.OpenCode | undefined> {
  for (const open of codes) if (await verifySecret(code, open.codeHash)) return open
  return undefined
}
