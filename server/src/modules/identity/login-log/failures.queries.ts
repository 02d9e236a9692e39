import type { Em } from '../../../kernel/sql/database.js'
import { affected, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { logTexts as texts } from '../log/texts.js'
import { countedAs } from '../network.js'
import { insertLoginLog, type LoginLogEntry } from './login-log.queries.js'

/**
 * Most failures of an hour that a log keeps line by line: of one address, of one account, and in all. Anybody can cause
 * them without signing in.
 */
const MOST = { address: 20, account: 20, all: 200 }
/** Code of the line that counts all further failures. */
const FURTHER = 'FURTHER_FAILURES'

interface Failure {
  remoteAddr: string | null
  createBy: string | null
}

/** Condition: failures of the last hour in the log of a company, or without a company. */
const lately = (companyId: string | null): Sql =>
  sql`type = 'FAILURE' and created_at > now() - interval '1 hour'
      and ${companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}`}`
const isFurther = sql`split_part(coalesce(exception, ''), ':', 1) = ${FURTHER}`

/**
 * Logs a failed sign-in: with a line of its own as long as the hour has few of them, else in one line that counts the
 * rest. Those of one company wait for each other.
 * @returns the line of this sign-in alone
 */
export async function insertFailure(em: Em, entry: LoginLogEntry): Promise<string | undefined> {
  await inTurn(em, 'login-failure', entry.companyId ?? '')
  const failures = await rows<Failure>(
    em,
    sql`select remote_addr as "remoteAddr", create_by as "createBy" from login_log
        where ${lately(entry.companyId)} and not ${isFurther} limit ${MOST.all}`,
  )
  if (hasRoom(failures, entry)) return insertLoginLog(em, entry)
  if (!(await countFurther(em, entry.companyId)))
    await insertLoginLog(em, {
      ...entry,
      ...ofNobody,
      exception: `${FURTHER}: ${texts.further('1')}`,
      params: { count: 1 },
    })
  return undefined
}

/** A line about many sign-ins names nobody. */
const ofNobody = { userId: null, createBy: null, remoteAddr: null, address: null, userAgent: null }

function hasRoom(failures: readonly Failure[], { remoteAddr, createBy }: LoginLogEntry): boolean {
  const address = countedAs(remoteAddr ?? '')
  const ofAddress = failures.filter((one) => countedAs(one.remoteAddr ?? '') === address)
  const ofAccount = failures.filter((one) => one.createBy === createBy)
  return failures.length < MOST.all && ofAddress.length < MOST.address && ofAccount.length < MOST.account
}

/** Adds one to the line that counts further failures; false if there is none. */
async function countFurther(em: Em, companyId: string | null): Promise<boolean> {
  const [before, after] = texts.further('\0').split('\0')
  const more = sql`((params->>'count')::int + 1)`
  const counted = await affected(
    em,
    sql`update login_log set params = jsonb_build_object('count', ${more}),
            exception = ${`${FURTHER}: ${before}`} || ${more}::text || ${after}
        where ${lately(companyId)} and ${isFurther}`,
  )
  return counted > 0
}
