import pg from 'pg'
import type { Told } from '../../kernel/sql/wall.js'

/**
 * Roles to which policies apply: work on one company, and work that reads in several. Nobody can log in as them, and
 * the owner of the tables is none of them.
 */
export const WALLED = 'tufang_walled'
export const SEVERAL = 'tufang_walled_several'
export const ROLES = [WALLED, SEVERAL] as const

/**
 * Statement that finds whether this database has its wall (wall.queries.ts): its parts exist, and this connection may
 * take the roles.
 */
const STANDS = `
  select count(*) = ${ROLES.length} as stands from pg_roles r
  where r.rolname = any('{${ROLES}}') and not r.rolsuper and not r.rolbypassrls and pg_has_role(r.oid, 'member')
    and has_table_privilege(r.oid, to_regclass('migration'), 'select')`

/**
 * Statements that move a connection into the wall of companies, or out of it; a shorter one where it keeps its role. A
 * rollback undoes them if a transaction is open.
 */
export const STEPS = [
  { name: 'tufang_wall', text: "select set_config('role', $1, false), set_config('tufang.company', $2, false)" },
  { name: 'tufang_company', text: "select set_config('tufang.company', $1, false)" },
] as const
const [CROSS, MOVE] = STEPS

interface Step {
  statement: string
  values: readonly string[]
}

/** Role for a connection's setting of companies. */
const roleOf = (told: Told | undefined): string | undefined => {
  if (told === undefined) return undefined
  if (told === null) return 'none'
  return told.includes(',') ? SEVERAL : WALLED
}

/** Members of the driver's queries and connections that are missing in its types. */
interface Submitted {
  text: string
  name: string | undefined
  values: unknown[]
  queryMode: string | undefined
  submit(connection: Connection): Error | null
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}
interface Connection {
  stream: { cork(): void; uncork(): void }
  parse(statement: { name: string; text: string }): void
  bind(step: Step): void
  execute(config: object): void
}
type Answered = (error: Error | null, result: { rows: { stands?: boolean }[] }) => void
type Asking = new (text: string, values: unknown[], answered: Answered) => Submitted

const Query = pg.Query as unknown as Asking

/**
 * Statements that open or end a transaction or a savepoint: they read no rows, and after a failed statement only they
 * are allowed.
 */
const BRACKET = /^\s*(?:begin|start|commit|rollback|savepoint|release)\b/i
const UNDOES = /^\s*rollback\b/i

/** Companies whose rows a connection may see; all at the beginning. */
export class Wall {
  private stands = false
  /** Present setting of the connection; undefined where a rollback may have changed it. */
  private at: Told | undefined = null
  private hasMoved = false

  /** Query with which a connection begins; `lose` ends the connection where it fails. */
  beginning(lose: () => void): Submitted {
    return new Beginning((error, result) => {
      if (error) lose()
      else this.stands = result.rows[0]?.stands === true
    })
  }

  /** Statement that sets the wall for the next statement; undefined where it is set already. */
  step(text: string, wanted: Told): Step | undefined {
    const from = this.at
    if (!this.stands || from === wanted || BRACKET.test(text)) return undefined
    this.at = wanted
    this.hasMoved = true
    const [role = '', told] = [roleOf(wanted), wanted ?? '']
    return role === roleOf(from)
      ? { statement: MOVE.name, values: [told] }
      : { statement: CROSS.name, values: [role, told] }
  }

  /** Notes a statement that ran: after a rollback or a failure the present setting is unknown. */
  note(text: string, failed: boolean): void {
    if (this.hasMoved && (failed || UNDOES.test(text))) this.at = undefined
  }
}

/** Query that asks for the wall and prepares its steps in the same message. */
class Beginning extends Query {
  constructor(answered: Answered) {
    super(STANDS, [], answered)
    this.queryMode = 'extended'
  }

  override submit(connection: Connection): Error | null {
    connection.stream.cork()
    for (const step of STEPS) connection.parse(step)
    const error = super.submit(connection)
    connection.stream.uncork()
    return error
  }
}

/** Query that sends the step of its wall in the same message. */
export class WalledQuery extends Query {
  private steps = false

  constructor(
    text: string,
    values: unknown[],
    private readonly wall: Wall,
    private readonly wanted: Told,
    answered: Answered,
  ) {
    super(text, values, answered)
  }

  override submit(connection: Connection): Error | null {
    const step = this.wall.step(this.text, this.wanted)
    if (!step) return super.submit(connection)
    this.steps = true
    // The simple protocol cannot send two statements with parameters in one message.
    this.queryMode = 'extended'
    connection.stream.cork()
    connection.bind(step)
    connection.execute({})
    const error = super.submit(connection)
    connection.stream.uncork()
    return error
  }

  /** Rows of the added step are no part of the caller's answer. */
  override handleDataRow(message: unknown): void {
    if (!this.steps) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.steps) super.handleCommandComplete(message, connection)
    this.steps = false
  }
}
