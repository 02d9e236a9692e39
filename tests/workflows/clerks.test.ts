import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { expectSound } from '@tufang/tests/checks'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { newClerks, round, Tally } from './clerks'

/** `npm run test:clerks` asks for many rounds and wants to read what came of them. */
const LONG = Number(process.env.CLERK_ROUNDS ?? 0)
const { clerkCount, rounds, cardCount } =
  LONG > 0 ? { clerkCount: 32, rounds: LONG, cardCount: 16 } : { clerkCount: 12, rounds: 1, cardCount: 8 }
/** Refusals of a clerk who came too late. */
const LOSSES = [
  ...[
    'CARD_IN_LIST',
    'CARD_SETTLED',
    'CARD_IN_RECEIPT',
    'CARD_HAS_NO_GIVER',
    'CARD_HAS_NO_WAYBILLS',
    'CARD_NOT_IN_RECEIPT',
  ],
  ...['MOVE_NOT_ALLOWED', 'NOTHING_TO_SETTLE', 'RECEIPT_IN_SETTLEMENT'],
]

const print = (figure: string, value: string | number): void => {
  if (LONG > 0) process.stdout.write(`${figure}: ${value}\n`)
}

/** Rows of a company that are not in exactly one place. */
const misplaced = (which: Sql, { id }: TestCompany) =>
  rowsOf<{ no: string; cnt: number }>(sql`${which} where x.company_id = ${id} and x.cnt <> 1`)

const cardsNotOnOneReceipt = sql`select x.no, x.cnt from (
  select c.company_id, c.card_no as no, count(distinct l.receipt_id)::int as cnt from card c
  left join receipt_line l on l.company_id = c.company_id and l.card_id = c.id and l.status <> 'VOIDED'
  group by c.company_id, c.id, c.card_no) x`
const waybillsNotInOneSettlement = sql`select x.no, x.cnt from (
  select w.company_id, w.no, count(l.id) filter (where l.live and l.settlement_id = w.settlement_id)::int as cnt from waybill w
  left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
  group by w.company_id, w.id, w.no) x`

async function deadlocks(): Promise<number> {
  const { count } = await rowOf<{ count: string }>(
    sql`select coalesce(sum(deadlocks), 0)::text as count from pg_stat_database where datname = current_database()`,
  )
  return Number(count)
}

describe(`${clerkCount} clerks at once`, () => {
  it(`hand every card in once and settle every waybill once, in ${rounds} rounds`, {
    timeout: (5 + rounds) * MINUTE,
  }, async () => {
    const company = await newCompany()
    const clerks = await newClerks(company, clerkCount, '管理员')
    const tally = new Tally()
    const started = performance.now()
    const before = await deadlocks()
    for (let done = 0; done < rounds; done++) {
      await round({ company, clerks, cardCount, tally })
      expect(await misplaced(cardsNotOnOneReceipt, company)).toEqual([])
      expect(await misplaced(waybillsNotInOneSettlement, company)).toEqual([])
      expect(tally.faults).toEqual([])
    }
    const seconds = (performance.now() - started) / 1000
    await expectSound(await testDatabase())

    const lost = [...tally.refusals].toSorted(([, a], [, b]) => b - a)
    for (const [code] of lost) expect(LOSSES).toContain(code)
    expect(lost.length).toBeGreaterThan(0)
    expect(tally.repeated).toBeGreaterThan(0)
    const [open] = await rowsOf(sql`select id from card where company_id = ${company.id} and status <> 'SETTLED'`)
    expect(open).toBeUndefined()

    print('clerks', clerkCount)
    print('rounds', rounds)
    print('cards', rounds * cardCount)
    print('calls', tally.calls)
    print('calls sent twice under one key and answered alike', tally.repeated)
    for (const [code, count] of lost) print(`refused ${code}`, count)
    print('answers that were a fault of ours', tally.faults.length)
    print('deadlocks that PostgreSQL broke and the server retried', (await deadlocks()) - before)
    print('seconds', seconds.toFixed(1))
    print('calls per second', Math.trunc(tally.calls / seconds))
  })
})
