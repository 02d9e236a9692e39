import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { documents, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type RoleName, type TestCompany } from '@tufang/tests/company'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newPayable, type PaymentAnswer, paymentAnswer, paymentDocuments } from '@tufang/tests/payment'
import { runsOf } from '@tufang/tests/property-runs'
import { rowsOf } from '@tufang/tests/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const PEOPLE: RoleName[] = ['管理员', '结算员', '审核员']
const { numRuns, settings, timeout } = runsOf(6)
const who = fc.integer({ min: 0, max: PEOPLE.length - 1 })

/** Company that requires two people, in which each of three may do everything. */
async function newOffice(): Promise<{ company: TestCompany; people: Caller[] }> {
  const company = await newCompany()
  await rowsOf(
    sql`update role set permissions = (select permissions from role a where a.company_id = ${company.id} and a.name = '管理员')
        where company_id = ${company.id}`,
  )
  await rowsOf(sql`update company set four_eyes = true, four_eyes_payment = 0 where id = ${company.id}`)
  return { company, people: await Promise.all(PEOPLE.map((role) => company.as(role))) }
}

const REPRICE = 'mutation ($input: [WaybillPriceInput!]!) { repriceWaybills(input: $input) { ok msg } }'
const TYPE = 'mutation ($input: [WaybillPriceInput!]!) { setWaybillPrices(input: $input) { ok msg } }'
const MERGE = 'mutation ($ids: [ID!]!) { mergeSettlements(ids: $ids) { id } }'
const decision = fc.record({
  who,
  what: fc.constantFrom('reprice', 'payee', 'look'),
  line: fc.integer({ min: 0, max: 3 }),
})

describe('nobody approves what he had a hand in, in whatever order hands come', () => {
  it('of settlements: prices typed before, lines, payees, and what was merged in', { timeout }, async () => {
    const { company, people } = await newOffice()
    const payees = [await newPayee(company), await newPayee(company)]
    const way = fc.record({ typed: fc.option(who), makers: fc.tuple(who, who), merger: fc.option(who) })
    await fc.assert(
      fc.asyncProperty(way, fc.array(decision, { maxLength: 6 }), who, async (way, decisions, approver) => {
        const hands = new Set<number>()
        const ids = (await newWaybills(company, 4, { payee: payees[0] })).map(({ id }) => id)
        const price = (id: string | undefined, amount: number) => [{ id, settlePrice: `${amount}.00` }]
        if (way.typed !== null) {
          await people[way.typed]?.ask(TYPE, { input: price(ids[0], 90) })
          hands.add(way.typed)
        }
        const halves = way.merger === null ? [ids] : [ids.slice(0, 2), ids.slice(2)]
        const made: { id: string }[] = []
        for (const [at, waybillIds] of halves.entries()) {
          const maker = way.makers[at] ?? 0
          made.push(only((await settle(people[maker] as Caller, { waybillIds })).settlements))
          hands.add(maker)
        }
        let settlement = made[0] as { id: string }
        if (way.merger !== null) {
          const { mergeSettlements } = await (people[way.merger] as Caller).ask<{ mergeSettlements: { id: string } }>(
            MERGE,
            {
              ids: made.map(({ id }) => id),
            },
          )
          settlement = mergeSettlements
          hands.add(way.merger)
        }
        for (const [at, { who, what, line }] of decisions.entries()) {
          const person = people[who] as Caller
          if (what === 'reprice') await person.ask(REPRICE, { input: price(ids[line], 100 + at) })
          // All lines get one payee, so that merged settlements keep one.
          if (what === 'payee') await setPayees(person, payees[(at + 1) % 2] as { id: string }, ids)
          if (what === 'look') await person.ask(documents.settlement, { id: settlement.id })
          else hands.add(who)
        }
        const person = people[approver] as Caller
        const { settlement: seen } = await person.ask<{ settlement: { allowedActions: string[] } }>(
          'query ($id: ID!) { settlement(id: $id) { allowedActions } }',
          settlement,
        )
        expect(seen.allowedActions.includes('approve')).toBe(!hands.has(approver))
        if (hands.has(approver)) expect(await person.code(documents.approve, settlement)).toBe('SETTLEMENT_OWN')
        else await person.ask(documents.approve, settlement)
      }),
      { ...settings, numRuns: numRuns * 4 },
    )
  })

  it('of payments: amounts, and what is taken back and approved anew', { timeout }, async () => {
    const { company, people } = await newOffice()
    const step = fc.record({
      who,
      what: fc.constantFrom('amount', 'remark', 'submit', 'approve', 'approve', 'withdraw'),
    })
    await fc.assert(
      fc.asyncProperty(who, fc.array(step, { minLength: 8, maxLength: 24 }), async (maker, steps) => {
        // The account has no author, since it is older than the notes of authors.
        const { settlement } = await madeBefore(company)
        const input = (amt: string) => ({ items: [{ settlementId: settlement.id, amt }] })
        let payment = await paymentAnswer(people[maker] as Caller, 'create', { input: input('10.00') })
        let state = 'DRAFT'
        let [hands, seen] = [new Set([maker]), false]
        for (const [at, { who, what }] of steps.entries()) {
          const person = people[who] as Caller
          const { id, version } = payment
          const change = (input: object) => paymentAnswer(person, 'update', { id, version, input })
          if (what === 'amount' && state === 'DRAFT') {
            payment = await change(input(`${11 + at}.00`))
            hands = new Set([...(seen ? [] : hands), who])
            seen = false
          }
          if (what === 'remark' && state === 'DRAFT')
            payment = await change({ ...input(payment.amt), remark: `第${at}次` })
          if (what === 'submit' && state === 'DRAFT') {
            payment = await paymentAnswer(person, 'submit', { id })
            state = 'SUBMITTED'
          }
          if (what === 'withdraw' && state !== 'DRAFT') {
            payment = await paymentAnswer(person, 'withdraw', { id })
            state = 'DRAFT'
          }
          if (what === 'approve' && state === 'SUBMITTED') {
            if (hands.has(who)) {
              expect(await person.code(paymentDocuments.approve, { id })).toBe('PAYMENT_OWN')
              continue
            }
            payment = await paymentAnswer<PaymentAnswer>(person, 'approve', { id })
            expect(payment).toMatchObject({ status: 'APPROVED', auditOwn: false })
            state = 'APPROVED'
            seen = true
          }
        }
      }),
      { ...settings, numRuns: numRuns * 3 },
    )
  })
})

/** Payable settlement that was approved while the company required one person only. */
async function madeBefore(company: TestCompany) {
  await rowsOf(sql`update company set four_eyes = false where id = ${company.id}`)
  const payable = await newPayable(company, 1, '100.00')
  await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
  return payable
}
