import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { documents as chain } from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { newPayee, type Payee } from '@tufang/tests/factories/payee'
import {
  type ClaimAnswer,
  claimAll,
  invoiceDocuments as documents,
  invoiceInput,
  newInvoice,
} from '@tufang/tests/invoice'
import { newSettlement, type Settled } from '@tufang/tests/rearrange'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'
import { anyOf, call, chance, newClerks, Tally } from './clerks'

/** `npm run test:payments` asks for many rounds and wants to read what came of them. */
const LONG = Number(process.env.PAYMENT_ROUNDS ?? 0)
const { count, rounds } = LONG > 0 ? { count: 32, rounds: LONG } : { count: 12, rounds: 1 }
const BILLS = 3
const PER_BILL = 4
/** Refusals of an accountant who came too late. */
const LOSSES = [
  ...['INVOICE_CANCELLED', 'INVOICE_CLAIMED', 'INVOICE_EXCEEDED', 'INVOICE_NOT_CLAIMED', 'INVOICE_NOTHING_LEFT'],
  ...[
    'INVOICE_NOTHING_TO_CLAIM',
    'INVOICE_RED',
    'MOVE_NOT_ALLOWED',
    'NOT_FOUND',
    'SETTLEMENT_IN_PAYMENT',
    'SETTLEMENT_PAID',
  ],
  ...['WAYBILL_CLAIMED', 'WAYBILL_NOT_SETTLED'],
]

interface Round {
  company: TestCompany
  payee: Payee
  bills: readonly Settled[]
  tally: Tally
  /** The invoices of all accountants: each may lay hands on those of another one. */
  made: string[]
}

/** Whole settlements, or some of their waybills. */
function wantedOf(bills: readonly Settled[]) {
  const chosen = anyOf(bills, 1 + Math.trunc(Math.random() * BILLS))
  if (chance(1 / 3)) return { settlementIds: chosen.map(({ id }) => id) }
  const waybillIds = chosen.flatMap((bill) => bill.waybillIds)
  return { waybillIds: anyOf(waybillIds, 1 + Math.trunc(Math.random() * PER_BILL)) }
}

const net = (): string => (30 + Math.trunc(Math.random() * 40_000) / 100).toFixed(2)
const number = () => ({ invoiceSn: uniqueDigits(20), invoiceDate: '2026-03-05' })

/**
 * Work of an accountant who enters invoices, claims what he can get, and sometimes takes it back, his own or another's.
 */
async function work({ payee, bills, tally, made }: Round, accountant: Caller): Promise<void> {
  const act = <Answer>(document: keyof typeof documents, variables: object) =>
    call<{ answer: Answer }>(tally, accountant, documents[document], variables)
  const any = (): string => anyOf(made, 1)[0] ?? ''
  if (chance(0.02)) await call(tally, accountant, chain.reject, { id: anyOf(bills, 1)[0]?.id })
  for (let turn = 0; turn < 2; turn++) {
    const entered = await act<{ id: string }>('create', { input: invoiceInput(payee, net()) })
    if (!entered) continue
    const { id } = entered.answer
    made.push(id)
    const input = (chance(0.2) ? [id, any()] : [id]).map((invoiceId) => ({ invoiceId, ...wantedOf(bills) }))
    const claimed = await act<ClaimAnswer[]>('claim', { input })
    for (const { code, msg } of claimed?.answer ?? []) if (code !== null) tally.refuse(code, msg ?? '', 200)
    if (chance(0.15)) await act('release', { id: any() })
    if (chance(0.15)) await act('red', { id: any(), input: number() })
    if (chance(0.15)) await act('delete', { id: any() })
  }
}

interface Figures {
  claims: number
  released: number
  /** Waybills with two claims at once. */
  twice: number
  /** Cents that invoices claimed of settlements, or gave away, beyond what is there. */
  beyondSettled: number
  beyondInvoiced: number
  /** Waybills on approved settlements that no invoice has. */
  unclaimed: number
}

/** Reckoned from the claims themselves, and from nothing that the program keeps of them. */
const figuresOf = ({ id }: TestCompany): Promise<Figures> =>
  rowOf(sql`
    with claimed as (select * from invoice_claim where company_id = ${id} and live),
      lines as (
        select l.settlement_id, l.waybill_id, l.total_amt from settlement_line l
        join settlement s on s.company_id = l.company_id and s.id = l.settlement_id and s.status in ('APPROVED', 'PAID')
        where l.company_id = ${id} and l.live)
    select (select count(*)::int from claimed) as claims,
      (select count(*)::int from invoice_claim where company_id = ${id} and not live) as released,
      (select count(*)::int from (select from claimed group by waybill_id having count(*) > 1) x) as twice,
      (select coalesce(sum(greatest(c.amt - coalesce(l.amt, 0), 0) * 100), 0)::int
        from (select settlement_id, sum(amt) as amt from claimed group by settlement_id) c
        left join (select settlement_id, sum(total_amt) as amt from lines group by settlement_id) l using (settlement_id)) as "beyondSettled",
      (select coalesce(sum(greatest(coalesce(c.amt, 0) - t.sum_price - coalesce(r.amt, 0), 0) * 100), 0)::int
        from invoice t
        left join (select invoice_id, sum(amt) as amt from claimed group by invoice_id) c on c.invoice_id = t.id
        left join (select red_of, sum(sum_price) as amt from invoice where company_id = ${id} and not deleted group by red_of) r on r.red_of = t.id
        where t.company_id = ${id} and t.red_of is null) as "beyondInvoiced",
      (select count(*)::int from lines l where not exists (select from claimed c where c.waybill_id = l.waybill_id)) as unclaimed`)

const right = { twice: 0, beyondSettled: 0, beyondInvoiced: 0 }

/** One of them claims what is left, with an invoice that is large enough. */
async function finish({ payee, bills }: Round, accountant: Caller): Promise<void> {
  const invoice = await newInvoice(accountant, payee, '99999.00')
  for (const bill of bills) await claimAll(accountant, invoice, bill)
}

describe(`${count} accountants at once`, () => {
  it(`claim every waybill of the same settlements once, in ${rounds} rounds`, {
    timeout: (5 + rounds) * MINUTE,
  }, async () => {
    const company = await newCompany()
    const [payee, accountants] = [await newPayee(company), await newClerks(company, count, '管理员')]
    const [tally, started] = [new Tally(), performance.now()]
    let invoices = 0
    for (let done = 0; done < rounds; done++) {
      const bills: Settled[] = []
      while (bills.length < BILLS)
        bills.push(
          await newSettlement(company, { count: PER_BILL, settlePrice: `${33 + done}.33`, payee, approved: true }),
        )
      const round: Round = { company, payee, bills, tally, made: [] }
      await Promise.all(accountants.map((accountant) => work(round, accountant)))
      expect(await figuresOf(company)).toMatchObject(right)
      if (accountants[0]) await finish(round, accountants[0])
      invoices += round.made.length
      expect(await figuresOf(company)).toMatchObject({ ...right, unclaimed: 0 })
      expect(tally.faults).toEqual([])
    }
    const seconds = (performance.now() - started) / 1000
    await expectSound(await testDatabase())
    for (const code of tally.refusals.keys()) expect(LOSSES).toContain(code)
    expect(tally.refusals.size).toBeGreaterThan(0)
    if (LONG === 0) return
    const { claims, released, twice, beyondSettled, beyondInvoiced } = await figuresOf(company)
    const figures = {
      accountants: count,
      rounds,
      settlements: rounds * BILLS,
      calls: tally.calls,
      'calls sent twice under one key and answered alike': tally.repeated,
      'invoices entered by accountants at once': invoices,
      'waybills claimed': claims,
      'claims released': released,
      ...Object.fromEntries([...tally.refusals].map(([code, times]) => [`refused ${code}`, times])),
      'waybills claimed twice': twice,
      'cents claimed beyond what was settled': beyondSettled,
      'cents claimed or taken back beyond what was invoiced': beyondInvoiced,
      'answers that were a fault of ours': tally.faults.length,
      seconds: seconds.toFixed(1),
    }
    for (const [figure, value] of Object.entries(figures)) process.stdout.write(`${figure}: ${value}\n`)
  })

  it('are kept from claiming a waybill twice by the database itself, whoever asks it', async () => {
    const company = await newCompany()
    const [payee, clerk] = [await newPayee(company), await company.as('管理员')]
    const bill = await newSettlement(company, { count: 1, settlePrice: '10.00', payee, approved: true })
    const [first, second] = [await newInvoice(clerk, payee, '10.00'), await newInvoice(clerk, payee, '10.00')]
    await claimAll(clerk, first, bill)
    const twice = rowsOf(sql`
      insert into invoice_claim (company_id, id, invoice_id, settlement_id, waybill_id, amt, created_by)
      select company_id, gen_random_uuid(), ${second.id}, settlement_id, waybill_id, amt, created_by from invoice_claim where invoice_id = ${first.id}`)
    await expect(twice).rejects.toThrow(/invoice_claim_once/)
    const tooMuch = rowsOf(
      sql`update invoice set claimed_amt = 10.01 where company_id = ${company.id} and id = ${first.id}`,
    )
    await expect(tooMuch).rejects.toThrow(/invoice/)
  })
})
