import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { type Server, startServer } from './processes.ts'
import { run } from './run.ts'
import { type Deed, timeBoth, told } from './times.ts'

/**
 * Benchmark of a payment over 10,000 waybills on fifty cards, compared with one over 1,000, over GraphQL in turns:
 * drafted with its allocation, paid and reversed; also of an invoice that claims as many waybills and releases them.
 * Uses a throwaway PostgreSQL.
 */
const [FEW, MANY] = [1_000, 10_000]
const CARDS = 50
const [ROUNDS, MOST_MS] = [5, 1_500]

interface Place {
  database: pg.Client
  company: string
  caller: Caller
  server: Server
}

interface Payable {
  settlementId: string
  payee: string
  count: number
}

/** Unloaded trips of the company's trucks for one payee, with a typed price, on cards of their captain. */
async function waybills({ database, company }: Place, payee: string, count: number): Promise<string[]> {
  await database.query(
    `insert into payee (company_id, id, name, carrier_name, mobile, bank_no, bank_name, contract_signed)
     values ($1, $2, $3, $3, '13800000000', $4, '建设银行', true)`,
    [company, payee, `收款人${count}`, `62${count}`],
  )
  await database.query(
    `insert into card (company_id, id, card_no, kind, status, captain_id, binding_date)
     select $1, gen_random_uuid(), 'B' || $2::int || lpad(n::text, 3, '0'), 'CAPTAIN', 'ACTIVATED', c.id, now()
     from generate_series(1, ${CARDS}) n, (select id from captain where company_id = $1 order by id limit 1) c`,
    [company, count],
  )
  const { rows } = await database.query<{ id: string }>(
    `insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, card_id, card_no,
       tp_mode, go_soil_type, weight_unit, weight_tons, settle_price, price_source, accounted_amount, pay_taxes, payee_id, carrier_name,
       go_datetime, complete_datetime)
     select $1, gen_random_uuid(), 'FK' || $2::int || '-' || n, 'UNLOADED', p.id, p.name, t.id, t.plate, c.id, c.name, k.id, k.card_no,
       'FREIGHT', s.name, 'TRUCK', 1, 66.66, 'TYPED', 66.66, 0.66, $3, $4, at, at
     from generate_series(1, $2::int) n
       cross join lateral (select now() - interval '30 days' + make_interval(secs => n * 37 % 2000000) as at) x
       join lateral (select * from card where company_id = $1 and card_no = 'B' || $2::int || lpad((1 + n % ${CARDS})::text, 3, '0')) k on true
       join captain c on c.company_id = $1 and c.id = k.captain_id
       join lateral (select * from truck where company_id = $1 and captain_id = c.id order by id limit 1) t on true
       cross join (select id, name from project where company_id = $1 order by id limit 1) p
       cross join (select name from soil_type where company_id = $1 order by id limit 1) s
     returning id`,
    [company, count, payee, `收款人${count}`],
  )
  assert.equal(rows.length, count)
  await database.query(
    `insert into card_ledger_entry (company_id, id, card_id, kind, waybill_count, unsettled_amount, settled_amount, paid_amount, created_by)
     select w.company_id, gen_random_uuid(), w.card_id, 'ACCRUE', 1, w.accounted_amount, 0, 0, m.user_id
     from waybill w, (select user_id from membership where company_id = $1 limit 1) m where w.company_id = $1 and w.id = any($2)`,
    [company, rows.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}

async function payable(place: Place, count: number): Promise<Payable> {
  const payee = randomUUID()
  const ids = await waybills(place, payee, count)
  const { made } = await place.caller.ask<{ made: { settlements: { id: string; settleCnt: number }[] } }>(
    'mutation ($ids: [ID!]!) { made: generateSettlements(input: { waybillIds: $ids }) { settlements { id settleCnt } } }',
    { ids },
  )
  const [settlement] = made.settlements
  assert.equal(settlement?.settleCnt, count)
  await place.caller.ask('mutation ($id: ID!) { approveSettlement(id: $id) { id } }', { id: settlement.id })
  return { settlementId: settlement.id, payee, count }
}

interface Payment {
  payment: { id: string; amt: string; waybillCnt: number }
}

/** All but a cent, so that one waybill is paid in part and paying has to look at single amounts. */
async function draft({ caller }: Place, { settlementId, count }: Payable): Promise<Payment> {
  const amt = (count * 66 - 0.01).toFixed(2)
  const made = await caller.ask<Payment>(
    'mutation ($input: PaymentInput!) { payment: createPayment(input: $input) { id amt waybillCnt } }',
    { input: { items: [{ settlementId }], amt } },
  )
  assert.equal(made.payment.amt, amt)
  assert.equal(made.payment.waybillCnt, count)
  return made
}

const move = ({ caller }: Place, name: string, id: string | undefined, more = ''): Promise<unknown> =>
  caller.ask(`mutation ($id: ID!) { moved: ${name}(id: $id${more}) { id } }`, {
    id,
  })

async function approved(place: Place, what: Payable): Promise<string> {
  const { payment } = await draft(place, what)
  for (const name of ['submitPayment', 'approvePayment']) await move(place, name, payment.id)
  return payment.id
}

type Verb = (place: Place, what: Payable) => Deed<unknown>
const REASON = ', reason: "压测"'

const drafting: Verb = (place, what) => ({
  run: () => draft(place, what),
  after: (made) => move(place, 'deletePayment', (made as Payment).payment.id),
})

const paying: Verb = (place, what) => {
  let id: string | undefined
  return {
    before: async () => {
      id = await approved(place, what)
    },
    run: () => move(place, 'payPayment', id),
    after: () => move(place, 'reversePayment', id, REASON),
  }
}

const reversing: Verb = (place, what) => {
  let id: string | undefined
  return {
    before: async () => {
      id = await approved(place, what)
      await move(place, 'payPayment', id)
    },
    run: () => move(place, 'reversePayment', id, REASON),
  }
}

/** Invoice for the settled amount. */
async function invoiced({ caller }: Place, { payee, count }: Payable): Promise<string> {
  const { invoice } = await caller.ask<{ invoice: { id: string } }>(
    'mutation ($input: InvoiceInput!) { invoice: createInvoice(input: $input) { id } }',
    {
      input: {
        invoiceSn: String(10n ** 19n + BigInt(randomInt(2 ** 40))),
        invoiceDate: '2026-03-31',
        payeeId: payee,
        invoiceSumPrice: (count * 66.66).toFixed(2),
        taxPoint: '0',
      },
    },
  )
  return invoice.id
}

async function claim({ caller }: Place, { settlementId, count }: Payable, invoiceId: string): Promise<void> {
  const { rows } = await caller.ask<{ rows: { msg: string | null; waybillCnt: number; leftAmt: string }[] }>(
    'mutation ($input: [ClaimInvoiceInput!]!) { rows: claimInvoices(input: $input) { msg waybillCnt leftAmt } }',
    { input: [{ invoiceId, settlementIds: [settlementId] }] },
  )
  assert.deepEqual(rows, [{ msg: null, waybillCnt: count, leftAmt: '0.00' }])
}

const claiming: Verb = (place, what) => {
  let id = ''
  return {
    before: async () => {
      id ||= await invoiced(place, what)
    },
    run: () => claim(place, what, id),
    after: () => move(place, 'releaseInvoiceClaims', id),
  }
}

const releasing: Verb = (place, what) => {
  let id = ''
  return {
    before: async () => {
      id ||= await invoiced(place, what)
      await claim(place, what, id)
    },
    run: () => move(place, 'releaseInvoiceClaims', id),
  }
}

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { company, mobile } = await addImportCompany(database)
  const server = await startServer('ours', 4809, url)
  try {
    const place = { database, company: company.id, server, caller: new Caller(server, await signIn(database, mobile)) }
    const [few, many] = [await payable(place, FEW), await payable(place, MANY)]
    await database.query('analyze')
    for (const [name, verb, most] of [
      ['draft a payment, with its allocation', drafting, MOST_MS],
      ['pay it', paying, undefined],
      ['reverse it', reversing, undefined],
      ['claim the waybills for an invoice', claiming, undefined],
      ['let them go', releasing, undefined],
    ] as const) {
      await server.longestHold()
      const [less, more] = await timeBoth(verb(place, few), verb(place, many), ROUNDS)
      const wanted = most === undefined ? '' : ` (at most ${most} ms)`
      console.log(`${name}, ${FEW} waybills: ${told(less)}`)
      console.log(`${name}, ${MANY} waybills: ${told(more)}${wanted}`)
      console.log(`${name}, ratio: ${(more.median / less.median).toFixed(2)}`)
      console.log(`${name}, the event loop was held at most: ${(await server.longestHold()).toFixed(0)} ms`)
    }
  } finally {
    server.stop()
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/payment.ts'])
