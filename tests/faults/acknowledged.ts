import type pg from 'pg'
import type { Caller } from './caller.ts'
import { type Acknowledged, LIST, type Load, type Write } from './load.ts'

/** Parallel calls: as many as the pool has connections, and some that wait. */
const AT_ONCE = 24

/** Faults after a disturbance, each with its requests or keys. */
export interface Bad {
  wedged: string[]
  lost: string[]
  doubled: string[]
  differs: string[]
  answers: string[]
}

/** Compares the answers of a load with the database; faults of all loads are added up. */
export function checkedOver(database: pg.Pool) {
  const bad: Bad = { wedged: [], lost: [], doubled: [], differs: [], answers: [] }
  const counts = { acknowledged: 0, later: 0, unknown: 0, unanswered: 0 }

  async function isDone({ key }: Write): Promise<boolean> {
    const query = 'select from idempotency_key where key = $1 and refusal is null'
    return (await database.query(query, [key])).rowCount !== 0
  }

  /** Checks that nothing hangs, is lost or was done twice, and that a repeated key gets its first answer. */
  async function check(caller: Caller, load: Load, company: string): Promise<void> {
    const { acknowledged } = load
    counts.acknowledged += acknowledged.length
    counts.later += load.counts.later
    counts.unknown += load.counts.unknown
    counts.unanswered += load.counts.unanswered
    bad.wedged.push(...load.hung)
    bad.answers.push(...load.faults)
    const atOnce = await Promise.all(Array.from({ length: AT_ONCE }, () => caller.send(LIST)))
    bad.wedged.push(...atOnce.filter(({ kind }) => kind !== 'done').map((outcome) => JSON.stringify(outcome)))
    const created = acknowledged.filter(({ write }) => write.kind === 'create').map(({ write }) => write.key)
    const { rows } = await database.query<{ key: string; count: number }>(
      `select key, count(w.id)::int as count from unnest($2::text[]) key
       left join waybill w on w.company_id = $1 and w.remark = key group by key having count(w.id) <> 1`,
      [company, created],
    )
    for (const { key, count } of rows) (count === 0 ? bad.lost : bad.doubled).push(key)
    await checkCards(acknowledged, company)
    for (const { write, data } of [...acknowledged.slice(0, 2), ...acknowledged.slice(-6)]) {
      const again = await caller.send(write)
      if (again.kind !== 'done' || JSON.stringify(again.data) !== JSON.stringify(data)) {
        bad.differs.push(`${write.key}: ${JSON.stringify(data)}, then ${JSON.stringify(again)}`)
      }
    }
  }

  /** Checks that a card is on the list if and only if its last write put it there. */
  async function checkCards(acknowledged: readonly Acknowledged[], company: string): Promise<void> {
    const last = new Map(acknowledged.flatMap(({ write }) => (write.card ? [[write.card, write] as const] : [])))
    const { rows } = await database.query<{ cardNo: string }>(
      `select k.card_no as "cardNo" from scan_entry e join card k on k.company_id = e.company_id and k.id = e.card_id
       where e.company_id = $1 and k.card_no = any($2)`,
      [company, [...last.keys()]],
    )
    const listed = new Set(rows.map(({ cardNo }) => cardNo))
    for (const [card, { kind, key }] of last) {
      if (listed.has(card) !== (kind === 'scan')) bad.lost.push(`${kind} ${key}`)
    }
  }

  return { bad, counts, isDone, check }
}

/** Prints one figure a line, with the first fault of each kind. The run has failed if there is any. */
export function tellBad(bad: Bad): void {
  for (const [name, list] of Object.entries(bad)) {
    console.log(`${name}: ${list.length}`)
    for (const line of list.slice(0, 10)) console.log(`  ${line}`)
    if (list.length > 0) process.exitCode = 1
  }
}
