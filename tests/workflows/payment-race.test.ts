import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { documents as chain } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newPayee } from '@tufang/tests/factories/payee'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { anyOf, call, chance, newClerks, Tally } from './clerks'

/** `npm run test:payments` asks for many rounds and wants to read what came of them. */
const LONG = Number(process.env.PAYMENT_ROUNDS ?? 0)
const { count, rounds } = LONG > 0 ? { count: 32, rounds: LONG } : { count: 12, rounds: 1 }
const BILLS = 3
/** Refusals of a cashier who came too late. */
const LOSSES = [
  'MOVE_NOT_ALLOWED',
  'NOT_FOUND',
  'PAYMENT_NOTHING_LEFT',
  'PAYMENT_TOO_MUCH',
  'SETTLEMENT_IN_PAYMENT',
  'SETTLEMENT_PAID',
]

interface Answer {
  answer: { id: string; status: string }
}

const move = (name: string, reasoned = false) =>
  `mutation ($id: ID!, $key: String) { answer: ${name}(id: $id${reasoned ? ', reason: "账号有误"' : ''}, idempotencyKey: $key) { id status } }`
const moves = {
  submit: move('submitPayment'),
  withdraw: move('withdrawPayment'),
  approve: move('approvePayment'),
  pay: move('payPayment'),
  giveBack: move('returnPayment', true),
  reverse: move('reversePayment', true),
  delete: 'mutation ($id: ID!, $key: String) { answer: deletePayment(id: $id, idempotencyKey: $key) { id type } }',
  create: `mutation ($input: PaymentInput!, $key: String) {
    answer: createPayment(input: $input, idempotencyKey: $key) { id status }
  }`,
}

interface Round {
  company: TestCompany
  bills: readonly Settled[]
  tally: Tally
  /** The payments of all cashiers: each may lay hands on those of another one. */
  made: string[]
}

/** All of some settlements, a part of them together, or a part of each. */
function wishOf(bills: readonly Settled[]) {
  const items = anyOf(bills, 1 + Math.trunc(Math.random() * BILLS)).map(({ id }) => ({ settlementId: id }))
  const part = () => (0.01 + Math.trunc(Math.random() * 6_000) / 100).toFixed(2)
  if (chance(1 / 3)) return { items }
  return chance(1 / 2) ? { items, amt: part() } : { items: items.map((item) => ({ ...item, amt: part() })) }
}

/**
 * Work of a cashier who pays what he can get of the settlements, and sometimes takes it back, or pays another's draft.
 */
async function work({ bills, tally, made }: Round, clerk: Caller): Promise<void> {
  const act = (document: keyof typeof moves, id: string) => call<Answer>(tally, clerk, moves[document], { id })
  if (chance(0.03)) await call(tally, clerk, chain.reject, { id: anyOf(bills, 1)[0]?.id })
  for (let turn = 0; turn < 2; turn++) {
    const drafted = await call<Answer>(tally, clerk, moves.create, { input: wishOf(bills) })
    const id = drafted?.answer.id
    if (id) made.push(id)
    const foreign = anyOf(made, 1)[0]
    if (foreign && chance(0.2)) await act(chance(1 / 2) ? 'pay' : 'delete', foreign)
    if (!id || chance(0.1)) continue
    await act('submit', id)
    if (chance(0.1)) await act('withdraw', id)
    await act('approve', id)
    await act(chance(0.9) ? 'pay' : 'delete', id)
    if (chance(0.2)) await act(chance(1 / 2) ? 'giveBack' : 'reverse', id)
  }
}

/** One of them pays what is still open, and then all that is left. */
async function finish({ company, bills, tally }: Round, clerk: Caller): Promise<void> {
  const quiet = new Tally()
  const bring = async (id: string) => {
    for (const document of ['submit', 'approve', 'pay'] as const)
      await call<Answer>(quiet, clerk, moves[document], { id })
  }
  const open = await rowsOf<{ id: string }>(
    sql`select id from payment where company_id = ${company.id} and not deleted and status in ('DRAFT', 'SUBMITTED', 'APPROVED')`,
  )
  for (const { id } of open) await bring(id)
  const left = await rowsOf<{ id: string }>(
    sql`select id from settlement where company_id = ${company.id} and status = 'APPROVED' and id = any(${bills.map(({ id }) => id)}::uuid[])`,
  )
  for (const { id } of left) {
    const rest = await call<Answer>(quiet, clerk, moves.create, { input: { items: [{ settlementId: id }] } })
    if (rest) await bring(rest.answer.id)
  }
  tally.faults.push(...quiet.faults)
}

interface Figures {
  paid: number
  undone: number
  /** Cents that waybills got beyond what is due for them, and those that are missing. */
  tooMany: number
  missing: number
  openBills: number
}

/** Reckoned from what payments gave to each waybill, and from nothing that the program keeps of it. */
const figuresOf = ({ id }: TestCompany): Promise<Figures> =>
  rowOf(sql`
    select (select count(*)::int from payment where company_id = ${id} and status = 'PAID') as paid,
      (select count(*)::int from payment where company_id = ${id} and status in ('RETURNED', 'REVERSED')) as undone,
      coalesce(sum(greatest(got - due, 0) * 100), 0)::int as "tooMany", coalesce(sum(greatest(due - got, 0) * 100), 0)::int as missing,
      (select count(*)::int from settlement where company_id = ${id} and status not in ('PAID', 'REJECTED')) as "openBills"
    from (
      select l.waybill_id, l.total_amt - l.pay_taxes as due, coalesce((
        select sum(c.amt) from payment_line c join payment t on t.company_id = c.company_id and t.id = c.payment_id and t.status = 'PAID'
        where c.company_id = l.company_id and c.waybill_id = l.waybill_id), 0) as got
      from settlement_line l where l.company_id = ${id} and l.live) x`)

async function deadlocks(): Promise<number> {
  const { broken } = await rowOf<{ broken: string }>(
    sql`select coalesce(sum(deadlocks), 0)::text as broken from pg_stat_database where datname = current_database()`,
  )
  return Number(broken)
}

describe(`${count} cashiers at once`, () => {
  it(`pay every cent of the same settlements once, in ${rounds} rounds`, {
    timeout: (5 + rounds) * MINUTE,
  }, async () => {
    const company = await newCompany()
    const [payee, cashiers] = [await newPayee(company), await newClerks(company, count, '管理员')]
    const [tally, before, started] = [new Tally(), await deadlocks(), performance.now()]
    let payments = 0
    for (let done = 0; done < rounds; done++) {
      const bills: Settled[] = []
      while (bills.length < BILLS)
        bills.push(await newSettlement(company, { count: 4, settlePrice: `${33 + done}.33`, payee, approved: true }))
      const round: Round = { company, bills, tally, made: [] }
      await Promise.all(cashiers.map((cashier) => work(round, cashier)))
      expect(await figuresOf(company)).toMatchObject({ tooMany: 0 })
      if (cashiers[0]) await finish(round, cashiers[0])
      payments += round.made.length
      expect(await figuresOf(company)).toMatchObject({ tooMany: 0, missing: 0, openBills: 0 })
      expect(tally.faults).toEqual([])
    }
    const seconds = (performance.now() - started) / 1000
    await expectSound(await testDatabase())
    for (const code of tally.refusals.keys()) expect(LOSSES).toContain(code)
    expect(tally.refusals.size).toBeGreaterThan(0)
    if (LONG === 0) return
    const { paid, undone, tooMany, missing } = await figuresOf(company)
    const figures = {
      cashiers: count,
      rounds,
      settlements: rounds * BILLS,
      calls: tally.calls,
      'calls sent twice under one key and answered alike': tally.repeated,
      'payments drafted by cashiers at once': payments,
      'payments made': paid,
      'payments returned or reversed': undone,
      ...Object.fromEntries([...tally.refusals].map(([code, times]) => [`refused ${code}`, times])),
      'cents too many': tooMany,
      'cents missing': missing,
      'answers that were a fault of ours': tally.faults.length,
      'deadlocks that PostgreSQL broke and the server retried': (await deadlocks()) - before,
      seconds: seconds.toFixed(1),
    }
    for (const [figure, value] of Object.entries(figures)) process.stdout.write(`${figure}: ${value}\n`)
  })

  it('are kept from a cent too many by the database itself, whoever asks it', async () => {
    const company = await newCompany()
    const { id } = await newSettlement(company, { count: 1, settlePrice: '10.00', approved: false })
    const force = rowsOf(
      sql`update settlement_line set pledged_amt = 10.01 where company_id = ${company.id} and settlement_id = ${id}`,
    )
    await expect(force).rejects.toThrow(/settlement_line/)
  })
})
