import { setTimeout as sleep } from 'node:timers/promises'
import { rules } from '@tufang/server/doctor/rows/index'
import { databaseError } from '@tufang/server/kernel/sql/database-error'
import pg from 'pg'

const NEVER_MS = 600_000
const PAUSE_MS = 20
/** Tables that are not written by verbs alone: by jobs, by readers, or derived ones, which the doctor checks. */
const BESIDE_VERBS =
  /^(session|idempotency_key|operation_log|outbox|login_log|.*_count|costing_due|waybill_cost|waybill_anomaly|anomaly_norm|export_task|.*_import(_row)?|stored_file|file_look|paper_reading|ticket_month_cost|ticket_reconciliation(_row)?|board_report)$/
/** Messages that jobs send. */
const OF_JOBS = ['PLAN_DUE', 'PAYEE_CONTRACT_ENDING', 'BOARD_REPORT', 'EXPORT_DONE', 'IMPORT_DONE', 'NEW_DEVICE']
/** Columns with the time of the last use. */
const LATEST = ['used_at', 'last_used_at', 'touched_at']

/** Rows of a company in tables that verbs write, and the outcome of one key. */
export interface Snapshot {
  /** Checksum over the rows of each table. */
  tables: ReadonlyMap<string, string>
  /** Outcome stored under the key; undefined for none. */
  key: { done: boolean; answer: string } | undefined
  /** Number of successful verbs in the operation log. */
  logged: number
  /** Messages to other people. */
  sent: number
}

/** Reads a database directly, without the program and its proxies. */
export class Judge {
  private readonly pool: pg.Pool
  private sums: string | undefined
  private nextRule = 0

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: 2,
      options: '-c TimeZone=Asia/Shanghai -c jit=off',
    }).on('error', () => undefined)
  }

  /** A named statement is planned once. */
  async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    for (const until = performance.now() + NEVER_MS; ; await sleep(PAUSE_MS)) {
      try {
        return (await this.pool.query<Row>({ text, values, ...(name ? { name } : {}) })).rows
      } catch (error) {
        // The database may be restarting.
        if (databaseError(error) === error || performance.now() > until) throw error
      }
    }
  }

  async snapshot(company: string, key: string): Promise<Snapshot> {
    const found = await this.rows<{ name: string; sum: string }>(await this.sumsOf(), [company], 'sums')
    const [row] = await this.rows<{ done: boolean | null; answer: string; logged: number; sent: number }>(
      `select k.refusal is null as done, k.command || ' ' || coalesce(k.answer::text, '') as answer,
         (select count(*)::int from operation_log where company_id = $1 and type = 'SUCCESS') as logged,
         (select count(*)::int from outbox where company_id = $1) as sent
       from (select) one left join idempotency_key k on k.company_id = $1 and k.key = $2`,
      [company, key],
    )
    return {
      tables: new Map(found.map(({ name, sum }) => [name, sum])),
      key:
        row?.answer === undefined || row.answer === null ? undefined : { done: row.done === true, answer: row.answer },
      logged: row?.logged ?? 0,
      sent: row?.sent ?? 0,
    }
  }

  /** Waits until all these processes of PostgreSQL are gone, so that their work is committed or rolled back. */
  async gone(pids: readonly number[]): Promise<void> {
    const still = 'select from pg_stat_activity where pid = any($1::int[])'
    for (const until = performance.now() + NEVER_MS; performance.now() < until; await sleep(PAUSE_MS)) {
      if ((await this.rows(still, [[...pids]])).length === 0) return
    }
    throw new Error('what a killed program was at does not end')
  }

  /**
   * Waits until a company has no running import; shortens the half minute after which others take over the work of a
   * killed program.
   */
  async importsEnd(company: string): Promise<void> {
    const past = `now() - interval '1 minute'`
    for (const until = performance.now() + NEVER_MS; performance.now() < until; await sleep(10 * PAUSE_MS)) {
      let open = 0
      for (const table of ['data_import', 'waybill_import']) {
        const own = `company_id = $1 and status in ('QUEUED', 'RUNNING')`
        await this.rows(
          `update ${table} set touched_at = ${past} where ${own} and touched_at < now() - interval '3 seconds'`,
          [company],
        )
        open += (await this.rows(`select from ${table} where ${own}`, [company])).length
      }
      if (open === 0) return
    }
    throw new Error('an import does not end')
  }

  /** Broken rules of the doctor, among all or among the next few. */
  async broken(count = rules.length): Promise<string[]> {
    const broken: string[] = []
    for (let no = 0; no < count; no++) {
      const rule = rules[this.nextRule++ % rules.length]
      if (!rule) continue
      const found = await this.rows(rule.sql)
      if (found.length > 0)
        broken.push(`the doctor's ${rule.name}: ${found.length} rows, such as ${JSON.stringify(found[0])}`)
    }
    return broken
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  private async sumsOf(): Promise<string> {
    this.sums ??= await this.statement()
    return this.sums
  }

  private async statement(): Promise<string> {
    const tables = await this.rows<{ name: string; columns: string[] }>(
      `select t.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
       where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition group by 1 order by 1`,
    )
    const sums = tables.flatMap(({ name, columns }) => {
      const where = whereOf(name, columns)
      const row = `row(${columns
        .filter((column) => !LATEST.includes(column))
        .map((column) => `"${column}"`)
        .join(', ')})`
      const sum = `coalesce(sum(hashtextextended(${row}::text, 0)), 0)::text || ' ' || count(*)`
      return where ? [`select '${name}' as name, ${sum} as sum from ${name} where ${where}`] : []
    })
    return sums.join(' union all ')
  }
}

/** Condition for a company's rows in a table that verbs write. */
function whereOf(name: string, columns: readonly string[]): string | undefined {
  if (name === 'company') return 'id = $1'
  if (name === 'app_user') return 'id in (select user_id from membership where company_id = $1)'
  if (!columns.includes('company_id') || BESIDE_VERBS.test(name)) return undefined
  return name === 'message' ? `company_id = $1 and kind <> all(array['${OF_JOBS.join("', '")}'])` : 'company_id = $1'
}

/** Tables whose checksums differ. */
export const differences = (one: Snapshot, other: Snapshot): string[] =>
  [...other.tables].flatMap(([name, sum]) => (one.tables.get(name) === sum ? [] : [name]))
