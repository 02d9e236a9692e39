import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { documents as chain } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { freightOf, type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice } from '@tufang/tests/price'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { applyForTask } from '@tufang/tests/task'
import { describe, expect, it } from 'vitest'
import { newClerks, Tally } from './clerks'

/** `npm run test:clerks` asks for many rounds and wants to read what came of them. */
const LONG = Number(process.env.CLERK_ROUNDS ?? 0)
const { count, rounds } = LONG > 0 ? { count: 32, rounds: LONG } : { count: 12, rounds: 1 }

const approval = `mutation ($id: ID!, $replace: Boolean, $key: String) {
  auditDirectPayPrice(id: $id, approve: true, replaceClashing: $replace, idempotencyKey: $key) { id status }
}`
const taskApproval = `mutation ($id: ID!, $replace: Boolean, $key: String) {
  auditCaptainTask(id: $id, approve: true, replaceClashing: $replace, idempotencyKey: $key) { id status directPayPriceId }
}`

interface Candidate {
  id: string
  document: string
  price: string
  members: { captainId: string; driverId?: string }[]
}

/** Prices and applications of a round, all for the same trips: of one driver, of both, or of all. */
async function candidatesOf(admin: Caller, haul: Haul, round: number): Promise<Candidate[]> {
  const { captain, driver, other } = haul
  const choices = [
    [{ driverId: driver.id }],
    [{ driverId: other.id }],
    [{ driverId: driver.id }, { driverId: other.id }],
    [{}],
  ]
  const made: Candidate[] = []
  for (let at = 0; at < count; at++) {
    const price = `${(round + 1) * 100 + at}.25`
    const members = (choices[at % choices.length] ?? []).map((one) => ({ captainId: captain.id, ...one }))
    const terms = { ...freightOf(haul, price), captainAndDriver: members }
    const isTask = at % 5 === 4
    const { id } = isTask ? await applyForTask(admin, terms) : await applyFor(admin, terms)
    made.push({ id, document: isTask ? taskApproval : approval, price, members })
  }
  return made
}

const overlap = (one: Candidate, other: Candidate): boolean =>
  one.members.some((a) => other.members.some((b) => !a.driverId || !b.driverId || a.driverId === b.driverId))

/** Prices of the rows that a refusal names. */
const named = (message: string): string[] =>
  [...message.matchAll(/ (\d+\.\d\d)元，/g)].flatMap(([, price]) => price ?? [])

interface Race {
  company: TestCompany
  approvers: readonly Caller[]
  haul: Haul
  tally: Tally
}

/** Everybody approves a price of his own and another person's at once; the outcomes are compared with each other. */
async function race(
  { approvers, haul, tally }: Race,
  admin: Caller,
  round: number,
  beside: Promise<unknown>[],
): Promise<void> {
  const candidates = await candidatesOf(admin, haul, round)
  const calls = approvers.flatMap((caller, at) => {
    const [own, foreign] = [candidates[at % candidates.length], candidates[(at * 7 + 3) % candidates.length]]
    const replace = at % 3 === 1
    return [own, foreign].flatMap((candidate) => (candidate ? [{ caller, candidate, replace, key: newId() }] : []))
  })
  const answers = await Promise.all(
    calls.map(async ({ caller, candidate: { id, document }, ...variables }) => ({
      ...(await caller.gql(document, { id, ...variables })),
    })),
  )
  await Promise.all(beside)
  tally.calls += calls.length
  const won = new Set(calls.flatMap(({ candidate }, at) => (answers[at]?.errors.length === 0 ? [candidate.price] : [])))
  for (const [at, { status, errors }] of answers.entries()) {
    const [candidate, error] = [calls[at]?.candidate, errors[0]]
    if (!candidate || !error) continue
    const { message, extensions } = error
    tally.refuse(extensions.code, message, status)
    if (extensions.code !== 'PRICE_CLASH') continue
    const rivals = named(message)
    expect(rivals.length).toBeGreaterThan(0)
    for (const price of rivals) {
      const rival = candidates.find((one) => one.price === price)
      // The price that was effective before the round may be the rival of any candidate.
      if (rival) expect([price, won.has(price), overlap(candidate, rival)]).toEqual([price, true, true])
    }
  }
  expect(won.size).toBeGreaterThan(0)
}

/**
 * Pairs of prices that were effective for one trip at one time; looked for without the constraint that forbids them.
 */
const doubled = ({ id }: TestCompany) =>
  rowsOf(sql`select a.price_id, b.price_id as other from direct_pay_price_member a join direct_pay_price_member b
      on b.company_id = a.company_id and b.project_id = a.project_id and b.price_id > a.price_id and b.captain_id = a.captain_id
      and b.tp_mode = a.tp_mode and b.soil_type = a.soil_type and b.dump_site_id is not distinct from a.dump_site_id
      and (a.driver_id is null or b.driver_id is null or a.driver_id = b.driver_id)
    where a.company_id = ${id} and a.effective && b.effective`)

async function deadlocks(): Promise<number> {
  const { count: broken } = await rowOf<{ count: string }>(
    sql`select coalesce(sum(deadlocks), 0)::text as count from pg_stat_database where datname = current_database()`,
  )
  return Number(broken)
}

describe(`${count} approvers at once`, () => {
  it(`make at most one price effective for a trip, in ${rounds} rounds, and trips keep the price they left at`, {
    timeout: (5 + rounds) * MINUTE,
  }, async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const approvers = await newClerks(company, count, '管理员')
    const [tally, before, started] = [new Tally(), await deadlocks(), performance.now()]
    for (let round = 0; round < rounds; round++) {
      const haul = await newHaul(company)
      const everybody = { ...freightOf(haul, '50.00'), captainAndDriver: [{ captainId: haul.captain.id }] }
      const first = await approvePrice(admin, await applyFor(admin, everybody))
      const trips = await newWaybills(company, 8, { ...haul, tpMode: 'FREIGHT', goDatetime: new Date() })
      await new Promise((resolve) => setTimeout(resolve, 5))
      const settling = trips.map(({ id }, at) =>
        (approvers[at % approvers.length] ?? admin).gql(chain.settle, { input: { waybillIds: [id] } }),
      )
      await race({ company, approvers, haul, tally }, admin, round, settling)
      for (const answer of await Promise.all(settling)) expect(answer.errors).toEqual([])
      const settled = sql`select distinct price, price_source as source, price_ref as ref from settlement_line
        where company_id = ${company.id} and waybill_id = any(${trips.map(({ id }) => id)}::uuid[])`
      expect(await rowsOf(settled)).toEqual([{ price: '50.00', source: 'DIRECT_PAY', ref: first.id }])
      expect(await doubled(company)).toEqual([])
    }
    await expectSound(await testDatabase())
    expect(tally.faults).toEqual([])
    for (const code of tally.refusals.keys()) expect(['PRICE_CLASH', 'MOVE_NOT_ALLOWED']).toContain(code)
    expect(tally.refusals.get('PRICE_CLASH')).toBeGreaterThan(0)
    if (LONG === 0) return
    const figures = {
      approvers: count,
      rounds,
      approvals: tally.calls,
      ...Object.fromEntries(tally.refusals),
      'faults of ours': tally.faults.length,
      'deadlocks that were retried': (await deadlocks()) - before,
      seconds: ((performance.now() - started) / 1000).toFixed(1),
    }
    for (const [figure, value] of Object.entries(figures)) process.stdout.write(`${figure}: ${value}\n`)
  })

  it('are kept apart by the database itself, whoever asks it', async () => {
    const company = await newCompany()
    const [admin, haul] = [await company.as('管理员'), await newHaul(company)]
    const [one, wide] = [
      await applyFor(admin, freightOf(haul)),
      await applyFor(admin, { ...freightOf(haul), captainAndDriver: [{ captainId: haul.captain.id }] }),
    ]
    await approvePrice(admin, one)
    const force =
      rowsOf(sql`update direct_pay_price_member set effective = tstzrange(now() - interval '1 day', now() + interval '1 day')
      where company_id = ${company.id} and price_id = ${wide.id}`)
    await expect(force).rejects.toThrow(/direct_pay_price_one_effective/)
  })
})
