import assert from 'node:assert/strict'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { startServer } from './processes.ts'
import { settleableIds } from './settleable.ts'
import { type Deed, timeBoth, told } from './times.ts'

/**
 * Benchmark of settling many waybills in a company with hundreds of direct-pay prices, compared with one price. The
 * prices remain as ended ones and the settlements as rejected ones, so that no money is paid.
 */
const WAYBILLS = 10_000
const PRICES = 500
const MOST = 1.3

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

const { rows: companies } = await database.query<{ company: string; user: string; mobile: string }>(
  `select c.id as company, u.id as user, u.mobile from company c
   join membership m on m.company_id = c.id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id
   where u.mobile like '1390100%' and not c.payee_check
   order by (select count(*) from card k where k.company_id = c.id and k.status = 'ACTIVATED' and k.giver is null) desc limit 1`,
)
const [place] = companies
if (!place) throw new Error('no company: seed some')
const ids = await settleableIds(database, place.company, WAYBILLS)

/**
 * Adds prices for the trips of these waybills: one for the most frequent transport, for all its captains and times, and
 * one for each part of the time of all other transports. Returns their ids, the first one first.
 */
async function addPrices(): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `with trip as materialized (
       select w.project_id, w.tp_mode, w.go_soil_type as soil, case when w.tp_mode = 'FREIGHT' then w.dump_site_id end as site,
         w.captain_id, w.go_datetime from waybill w where w.company_id = $1 and w.id = any($3)
     ), haul as (
       select project_id, tp_mode, soil, site, row_number() over (order by count(*) desc, project_id, tp_mode, soil, site) - 1 as place,
         count(*) over () - 1 as others, min(go_datetime) as first, max(go_datetime) - min(go_datetime) + interval '1 second' as span
       from trip group by 1, 2, 3, 4
     ), share as (
       select *, case when place = 0 then 1 else ($4::int - 1) / others + (place - 1 < ($4::int - 1) % others)::int end as steps from haul
     ), part as materialized (
       select h.*, gen_random_uuid() as id, step from share h cross join lateral generate_series(0, h.steps - 1) as step
     ), made as (
       insert into direct_pay_price (company_id, id, project_id, tp_mode, soil_type, dump_site_id, price, status, apply_id, apply_name,
         apply_datetime, hands, audit_id, audit_name, audit_datetime, four_eyes_off, invalid_id, invalid_name, invalid_datetime)
       select $1, id, project_id, tp_mode, soil, site, 80 + step, 'EXPIRED', $2, 'bench', now(), array[$2::uuid], $2, 'bench',
         first + span * step / steps, false, $2, 'bench', first + span * (step + 1) / steps from part
     ), members as (
       insert into direct_pay_price_member (company_id, price_id, captain_id, project_id, tp_mode, soil_type, dump_site_id)
       select distinct $1::uuid, p.id, t.captain_id, p.project_id, p.tp_mode, p.soil, p.site
       from part p join trip t on t.project_id = p.project_id and t.tp_mode = p.tp_mode and t.soil = p.soil
         and t.site is not distinct from p.site
     )
     select id from part order by place, step`,
    [place?.company, place?.user, ids, PRICES],
  )
  assert.equal(rows.length, PRICES)
  return rows.map(({ id }) => id)
}

/** Makes the first prices effective in their time, and the others never. */
async function setEffective(count: number): Promise<void> {
  await database.query(
    `update direct_pay_price_member m
     set effective = case when d.id = any($3) then tstzrange(d.audit_datetime, d.invalid_datetime) end
     from direct_pay_price d where m.company_id = $1 and m.price_id = any($2) and d.company_id = m.company_id and d.id = m.price_id`,
    [place?.company, prices, prices.slice(0, count)],
  )
  await database.query('vacuum analyze direct_pay_price_member')
}

async function tellPaid(count: number): Promise<void> {
  await setEffective(count)
  const { rows } = await database.query<{ paid: number }>(
    `select count(distinct w.id)::int as paid from waybill w
     join direct_pay_price_member m on m.company_id = w.company_id and m.project_id = w.project_id and m.captain_id = w.captain_id
       and m.tp_mode = w.tp_mode and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
       and m.effective @> w.go_datetime
     where w.company_id = $1 and w.id = any($2)`,
    [place?.company, ids],
  )
  console.log(`waybills that are paid by ${count} of the prices: ${rows[0]?.paid} of ${WAYBILLS}`)
}

interface Generated {
  generateSettlements: { settlements: { id: string; settleCnt: number }[] }
}

const settling = (clerk: Caller, count: number): Deed<Generated> => ({
  before: () => setEffective(count),
  run: () =>
    clerk.ask(
      `mutation ($ids: [ID!]!) { generateSettlements(input: { waybillIds: $ids }) {
        message excludedCount settlements { id settleNo settleCnt settleAmt } } }`,
      { ids },
    ),
  after: async ({ generateSettlements: { settlements } }) => {
    assert.equal(
      settlements.reduce((sum, one) => sum + one.settleCnt, 0),
      WAYBILLS,
    )
    for (const { id } of settlements)
      await clerk.ask('mutation ($id: ID!) { rejectSettlement(id: $id, reason: "压测") { id } }', { id })
  },
})

/** Page of these waybills, requested as the list does. */
const listing = (clerk: Caller, size: number, expected: string): Deed<unknown> => ({
  run: () =>
    clerk.ask(
      `query ($filter: WaybillFilter, $page: PageInput) { waybills(filter: $filter, page: $page) { total records {
        id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime settlePrice ${expected} } } }`,
      { filter: { settled: false }, page: { current: 1, size } },
    ),
})

const prices = await addPrices()
const server = await startServer('ours', 4805)
try {
  const clerk = new Caller(server, await signIn(database, place.mobile))
  for (const count of [1, PRICES]) await tellPaid(count)
  const [few, full] = await timeBoth(settling(clerk, 1), settling(clerk, PRICES), 5)
  console.log(`settlement of ${WAYBILLS} waybills with one direct-pay price: ${told(few)}`)
  console.log(`settlement of ${WAYBILLS} waybills with ${PRICES} direct-pay prices: ${told(full)}`)
  console.log(`${PRICES} prices against one: ${(full.median / few.median).toFixed(2)} ×, at most ${MOST} × wanted`)
  for (const size of [20, 500]) {
    const priced = 'expectedPrice expectedPriceSource expectedPriceRef'
    const [plain, expected] = await timeBoth(listing(clerk, size, ''), listing(clerk, size, priced), 30)
    console.log(`a page of ${size} waybills: ${told(plain)}, with what each would be paid now: ${told(expected)}`)
  }
} finally {
  server.stop()
  await setEffective(PRICES)
  await database.query('vacuum analyze')
  await database.end()
}
