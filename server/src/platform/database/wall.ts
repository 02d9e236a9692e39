import pg from 'pg'

/** The role that policies hold for: whoever owns the tables is held by none. It signs in nowhere; connections become it and leave it. */
export const WALLED = 'tufang_walled'

/** Whether the wall of this database stands (wall.queries.ts): what it needs was done, and this connection may become the role. */
const STANDS = `
  select exists (
    select from pg_roles r where r.rolname = '${WALLED}' and not r.rolsuper and not r.rolbypassrls and pg_has_role(r.oid, 'member')
      and has_table_privilege(r.oid, to_regclass('migration'), 'select')) as stands`

/** Sends a connection into the wall of a company, or out of it; the shorter one from company to company. Until the transaction is rolled back, if one is open. */
export const STEPS = [
  { name: 'tufang_wall', text: "select set_config('role', $1, false), set_config('tufang.company', $2, false)" },
  { name: 'tufang_company', text: "select set_config('tufang.company', $1, false)" },
] as const
const [CROSS, MOVE] = STEPS

interface Step {
  statement: string
  values: readonly string[]
}
const LEAVE: Step = { statement: CROSS.name, values: ['none', ''] }

/** Members of the driver's queries and connections that its types do not tell. */
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

/** Statements that open and end a transaction, or a part of it, read no rows; one that failed allows nothing but these. */
const BRACKET = /^\s*(?:begin|start|commit|rollback|savepoint|release)\b/i
const UNDOES = /^\s*rollback\b/i

/** Where a connection stands: within the wall of which company, or outside. It begins outside. */
export class Wall {
  private stands = false
  /** Undefined where what was undone may have moved it. */
  private company: string | null | undefined = null
  private hasMoved = false

  /** The query that a connection begins with; `lose` ends it, where that fails. */
  beginning(lose: () => void): Submitted {
    return new Beginning((error, result) => {
      if (error) lose()
      else this.stands = result.rows[0]?.stands === true
    })
  }

  /** How it gets to where a statement wants it; undefined where it is there. */
  step(text: string, wanted: string | null): Step | undefined {
    const from = this.company
    if (!this.stands || from === wanted || BRACKET.test(text)) return undefined
    this.company = wanted
    this.hasMoved = true
    if (wanted === null) return LEAVE
    return from ? { statement: MOVE.name, values: [wanted] } : { statement: CROSS.name, values: [WALLED, wanted] }
  }

  /** Settings of a transaction go with it, and where they go to nobody remembers. */
  note(text: string, failed: boolean): void {
    if (this.hasMoved && (failed || UNDOES.test(text))) this.company = undefined
  }
}

/** Asks whether the wall stands, and has the steps prepared in the same message. */
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

/** A statement that takes its connection along to where it shall run, in the same message. */
export class WalledQuery extends Query {
  private steps = false

  constructor(
    text: string,
    values: unknown[],
    private readonly wall: Wall,
    private readonly company: string | null,
    answered: Answered,
  ) {
    super(text, values, answered)
  }

  override submit(connection: Connection): Error | null {
    const step = this.wall.step(this.text, this.company)
    if (!step) return super.submit(connection)
    this.steps = true
    // The simple protocol takes nothing along.
    this.queryMode = 'extended'
    connection.stream.cork()
    connection.bind(step)
    connection.execute({})
    const error = super.submit(connection)
    connection.stream.uncork()
    return error
  }

  /** The row of the step is nobody's answer. */
  override handleDataRow(message: unknown): void {
    if (!this.steps) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (!this.steps) super.handleCommandComplete(message, connection)
    this.steps = false
  }
}
