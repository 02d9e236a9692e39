import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { expectSound } from '@tufang/tests/checks'
import { hasOneSession, testDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, yuan } from './payment-oracle'
import { type Kind, type Step, verbs } from './payment-steps'
import { actorOf, newWorld, type World } from './payment-world'

/** The same runs each time; PAYMENT_SEED asks for others. */
const SEED = Number(process.env.PAYMENT_SEED ?? 19)
const RUNS = hasOneSession() ? 20 : 60
const STEPS = 25

const kinds = Object.keys(verbs) as Kind[]
/** What leads on comes more often, so that runs get somewhere. */
const usual: Kind[] = [
  ...(['generate', 'generate', 'approveBill', 'approveBill', 'approveBill'] as const),
  ...(['draft', 'draft', 'draft', 'draft', 'draftInstalment', 'plan'] as const),
  ...(['submit', 'submit', 'submit', 'approve', 'approve', 'approve', 'pay', 'pay', 'pay', 'pay'] as const),
  ...(['giveBack', 'reverse', 'merge'] as const),
]
const number = fc.integer({ min: 0, max: 2 ** 20 - 1 })
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds, ...usual), which: number, how: number }),
  { minLength: STEPS, maxLength: STEPS },
)
const step = (kind: Kind, which = 0, how = 1): Step => ({ kind, which, how })
/** Something to pay from the first step on: of one payee, and of two. */
const beginning = [step('generate', 0b111, 2), step('approveBill'), step('generate', 0b11001, 2), step('approveBill')]
/** A run in which every verb succeeds, so that none is left out when chance would not have it: what was returned is merged and paid anew. */
const tour = [
  ...[step('generate', 0b1100, 2), step('approveBill'), step('draft', 0b100, 6), step('submit'), step('approve')],
  ...[step('pay'), step('giveBack'), step('merge'), step('draft', 1, 6), step('submit'), step('withdraw')],
  ...[step('change', 1, 6), step('submit'), step('sendBack'), step('reject'), step('delete'), step('split')],
  ...[step('plan'), step('draftInstalment', 4, 1), step('submit'), step('approve'), step('pay'), step('reject')],
  ...[step('reverse'), step('reject'), step('deleteBill')],
]

const REFUSALS = [
  ...['MOVE_NOT_ALLOWED', 'PAYMENT_NOTHING_LEFT', 'PAYMENT_SEVERAL_PAYEES', 'PAYMENT_TOO_MUCH'],
  ...['SETTLEMENTS_DIFFER', 'SETTLEMENT_IN_PAYMENT', 'SETTLEMENT_PAID'],
]

/** Does a step as it is foretold; the code with which it was refused, or the verb that was done. */
async function take(world: World, step: Step): Promise<{ refused: string } | { done: Kind } | null> {
  const deed = verbs[step.kind](world, step)
  if (!deed) return null
  try {
    const answer = await deed.act()
    expect([step.kind, null]).toEqual([step.kind, deed.refused])
    deed.keep(answer)
    return { done: step.kind }
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'internal') throw error
    expect([step.kind, error.code]).toEqual([step.kind, deed.refused])
    return { refused: error.code }
  }
}

const sorted = (lines: readonly string[]): string[] => [...lines].sort()

/** Every waybill, settlement and payment is as the oracle has it, to the cent. */
async function expectForetold({ company, oracle }: World): Promise<void> {
  const there = await rowsOf<{ line: string }>(sql`
    select concat_ws(' ', 'waybill', w.id, w.settlement_id, coalesce(l.pledged_amt, 0)::numeric(16, 2), w.actually_paid) as line
    from waybill w left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
    where w.company_id = ${company.id}
    union all
    select concat_ws(' ', 'settlement', id, status, pledged_amt, paid_amt) from settlement where company_id = ${company.id} and not deleted
    union all
    select concat_ws(' ', 'payment', id, case when deleted then 'DELETED' else status end, amt, waybill_cnt) from payment
    where company_id = ${company.id}
    union all
    select concat_ws(' ', 'part', payment_id, settlement_id, plan_item_id, amt) from payment_settlement where company_id = ${company.id}
    union all
    select concat_ws(' ', 'share', payment_id, waybill_id, amt) from payment_line where company_id = ${company.id}`)
  const payments = [...oracle.payments.values()]
  const foretold = [
    ...[...oracle.trips.values()].map(({ id, settlementId }) =>
      [
        'waybill',
        id,
        ...(settlementId ? [settlementId] : []),
        yuan(oracle.hasOf(id, 'PLEDGED')),
        yuan(oracle.hasOf(id, 'PAID')),
      ].join(' '),
    ),
    ...[...oracle.bills.values()]
      .filter(({ deleted }) => !deleted)
      .map((bill) => {
        const [pledged, paid] = [oracle.hasOfBill(bill.id, 'PLEDGED'), oracle.hasOfBill(bill.id, 'PAID')]
        return `settlement ${bill.id} ${oracle.statusOf(bill)} ${yuan(pledged)} ${yuan(paid)}`
      }),
    ...payments.map(
      (own) => `payment ${own.id} ${own.deleted ? 'DELETED' : own.status} ${yuan(amountOf(own))} ${own.shares.size}`,
    ),
    ...payments.flatMap(({ id, parts }) =>
      parts.map(({ settlementId, planItemId, amt }) =>
        ['part', id, settlementId, ...(planItemId ? [planItemId] : []), yuan(amt)].join(' '),
      ),
    ),
    ...payments.flatMap(({ id, deleted, shares }) =>
      deleted ? [] : [...shares].map(([trip, amt]) => `share ${id} ${trip} ${yuan(amt)}`),
    ),
  ]
  expect(sorted(there.map(({ line }) => line))).toEqual(sorted(foretold))
}

/** What a payment shows of its waybills stays, whatever became of them since. */
async function expectShown(world: World): Promise<void> {
  for (const { id, deleted, shares } of world.oracle.payments.values()) {
    if (deleted) continue
    const { records, total } = await world.services.payments.lines(actorOf(world), id, { current: 1, size: 50 })
    expect(total).toBe(shares.size)
    expect(records.map(({ waybillId, amt }) => `${waybillId} ${amt}`).toSorted()).toEqual(
      [...shares].map(([trip, amt]) => `${trip} ${yuan(amt)}`).toSorted(),
    )
  }
}

describe('settlements and payments, whatever is done in whatever order', () => {
  it(`are what the oracle foretells, in ${RUNS} runs of ${STEPS} steps`, { timeout: 180_000 }, async () => {
    const [done, refused] = [new Set<string>(), new Set<string>()]
    await fc.assert(
      fc.asyncProperty(steps, async (run) => {
        const world = await newWorld()
        for (const step of [...beginning, ...run]) {
          const outcome = await take(world, step)
          if (!outcome) continue
          await expectForetold(world)
          if ('done' in outcome) done.add(outcome.done)
          else refused.add(outcome.refused)
        }
        await expectShown(world)
        await expectSound(await testDatabase())
      }),
      { numRuns: RUNS, seed: SEED, examples: [[tour]], endOnFailure: true },
    )
    expect(sorted([...done])).toEqual(sorted(kinds))
    expect([...refused]).toEqual(expect.arrayContaining(REFUSALS))
  })
})
