import type { DomainError } from '../errors.js'
import type { Em } from '../sql/database.js'
import { firstRow, rows, sql } from '../sql/sql.js'
import { sqlState } from '../sql/sql-state.js'
import { newId } from '../values/id.js'
import type { Actor } from './actor.js'

/**
 * A row of the operation log that a transaction writes last: it is there if and only if the transaction has been
 * committed.
 */
export interface AuditMark {
  companyId: string
  id: string
  /** Number of the transaction in PostgreSQL. */
  transaction: string
}

/** Request as the log keeps it. */
export interface Audited {
  name: string
  title: string
  input: unknown
  /** Start of the verb, by `performance.now()`. */
  started: number
}

/** Longest input that an audit row keeps: a longer one is cut, since the rows have their own history. */
const AUDITED_INPUT = 4000

/** Writes a line of the operation log: a verb or its refusal, person and time. */
export async function audit(
  em: Em,
  actor: Actor,
  { name, title, input, started }: Audited,
  refusal?: DomainError,
): Promise<AuditMark> {
  const { method, uri, address, requestId, service } = actor.request
  const { companyId } = actor
  const id = newId()
  const [row] = await rows<{ transaction: string }>(
    em,
    sql`insert into operation_log
          (company_id, id, user_id, create_by, type, name, title, service_id, method, request_uri, remote_addr, request_id, params, time,
            exception)
        values (${companyId}, ${id}, ${actor.userId}, ${actor.name}, ${refusal ? 'FAILURE' : 'SUCCESS'}, ${name},
          ${title}, ${service}, ${method}, ${uri}, ${address}, ${requestId}, ${keptInput(input)}::jsonb,
          ${Math.ceil(performance.now() - started)}, ${refusal ? `${refusal.code}: ${refusal.message}` : null})
        returning pg_current_xact_id()::text as transaction`,
  )
  return { companyId, id, transaction: row?.transaction ?? '' }
}

/**
 * State of a transaction whose COMMIT was sent and not answered: asked on another connection, in this order, since one
 * that has ended stays so.
 */
export async function stateOf(
  em: Em,
  { companyId, id, transaction }: AuditMark,
): Promise<'committed' | 'open' | 'gone'> {
  if (await isOpen(em, transaction)) return 'open'
  const row = await firstRow(em, sql`select from operation_log where company_id = ${companyId} and id = ${id}`)
  return row ? 'committed' : 'gone'
}

/** PostgreSQL refuses a number that it has not given out: a crash has lost that transaction. */
const INVALID_PARAMETER = '22023'

async function isOpen(em: Em, transaction: string): Promise<boolean> {
  try {
    const row = await firstRow<{ state: string | null }>(em, sql`select pg_xact_status(${transaction}::xid8) as state`)
    return row?.state === 'in progress'
  } catch (error) {
    if (sqlState(error) === INVALID_PARAMETER) return false
    throw error
  }
}

/** Members of an input that stay out of the log. */
const SECRET = /password/i

function keptInput(input: unknown): string {
  const text = JSON.stringify(input ?? null, (key, value) => {
    if (SECRET.test(key)) return '***'
    return typeof value === 'string' ? value.toWellFormed() : value
  })
  return text.length <= AUDITED_INPUT ? text : JSON.stringify({ head: text.slice(0, AUDITED_INPUT) })
}
