import fastify from 'fastify'
import pg from 'pg'
import { settlementsWithWaybills, waybillsWithObjects } from '../graph/statements.ts'

/**
 * Limit of Node in front of PostgreSQL: one named statement, whose answer is JSON text made in SQL, without a sign-in
 * or any rule.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 16,
  options: '-c TimeZone=Asia/Shanghai',
})

const WHERE = 'w.company_id = $1 and w.project_id = $2 and w.go_datetime >= $3 and w.go_datetime < $4'
const TOTAL = `(select count(*) from waybill w where ${WHERE})`

/** Rows of the GraphQL list. */
const list = (size: number): string => `
  select json_build_object('total', ${TOTAL},
    'records', coalesce((select json_agg(r) from (
      select w.id, w.no, w.status, w.project_name as "projectName", w.truck_code as "truckCode", w.captain_name as "captainName",
        w.driver_name as "driverName", w.go_soil_type as "goSoilType", w.weight_tons::text as "weightTons",
        to_char(w.go_datetime, 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"') as "goDatetime"
      from waybill w where ${WHERE}
      order by w.go_datetime desc, w.id desc limit ${size}) r), '[]'::json))::text as answer`

const code = (column: string, ...names: string[]): string =>
  `case ${column} ${names.map((name, at) => `when '${name}' then ${at + 1}`).join(' ')} when 'VOID' then 9 end`
const time = (column: string): string => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`

/** Rows of the REST page, with all their members. */
const page = (size: number): string => `
  select json_build_object('code', 0, 'msg', null, 'data', json_build_object(
    'records', coalesce((select json_agg(r) from (
      select w.id, w.no, ${code('w.status', 'LOADED', 'IN_TRANSIT', 'UNLOADED')} as status, w.pending_review::int as "isUpdate",
        w.company_id as "companyAuthId", w.project_id as "projectInfoId", w.project_name as "projectInfoName",
        w.project_name as "projectName", w.card_no as "cardNo", r.give_card_no as "giveCardNo", w.truck_code as "truckCode",
        w.go_truck_code as "goTruckCode", w.captain_id as "captainId", w.captain_name as "captainName", w.captain_mobile as "captainMobile", w.driver_id as "driverId",
        w.driver_name as "driverName", w.dump_site_id as "garbageId", w.garbage_name as "garbageName", w.garbage_name as names,
        ${code('w.tp_mode', 'RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')} as "tpMode", w.in_soil_type as "inSoilType",
        w.go_soil_type as "goSoilType", ${code('w.weight_unit', 'TRUCK', 'CUBIC', 'TON')} as "weightType",
        w.weight_tons as "weightTons", w.load, ${time('w.in_datetime')} as "inDatetime", ${time('w.go_datetime')} as "goDatetime",
        ${time('w.complete_datetime')} as "completeDatetime", ${code('w.in_shift_type', 'DAY', 'NIGHT')} as "inShiftType",
        w.machine_code as "machineCode", w.in_staff_name as "inStaffName", w.go_staff_name as "goStaffName", w.in_name as "inName",
        w.go_name as "goName", w.agent_name as "agentName", w.in_picture as "inPicture", w.go_picture as "goPicture",
        w.is_ticket::int as "isTicket", w.ticket_no as "ticketNo", w.fleet_name as "fleetName", w.go_vehicle_type as "goVehicleType",
        w.in_prepare_price as "inPreparePrice", w.garbage_prepare_price as "garbagePreparePrice",
        w.settle_price as "settlePrice", ${code('w.price_source', 'DIRECT_PAY', 'PROJECT', 'TYPED')} as "priceSource",
        w.ex_amt as "exAmt", w.adjust_amt as "adjustAmt", w.receivable, w.pay_taxes as "payTaxes", w.actual,
        w.actually_paid as "actuallyPaid", w.payee_id as "payeeId", w.carrier_name as "carrierName", w.settlement_id as "settleId",
        s.settle_no as "settleNo", w.remark, w.version, ${time('w.created_at')} as "createTime"
      from (select w.* from waybill w where ${WHERE} order by w.go_datetime desc, w.id desc limit ${size}) w
        left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id
        left join lateral (
          select r.give_card_no from receipt_line l join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
          where l.company_id = w.company_id and l.card_id = w.card_id and (
            l.status = 'OPEN' and w.settlement_id is null
            or l.receipt_id = (select s.receipt_id from settlement_line s
              where s.company_id = w.company_id and s.waybill_id = w.id and s.live))
          limit 1) r on true
      order by w.go_datetime desc, w.id desc) r), '[]'::json),
    'total', ${TOTAL}, 'size', ${size}, 'current', 1, 'pages', ceil(${TOTAL} / ${size}.0)::int, 'orders', '[]'::json, 'searchCount', true),
    'ok', true)::text as answer`

interface Query {
  company: string
  project: string
  from: string
  to: string
  size: string
}

const app = fastify()

const MONTH = ['company', 'project', 'from', 'to'] as const satisfies (keyof Query)[]

/** Route with a statement for each size of page, and the values that it takes. */
function serve(path: string, statement: (size: number) => string, takes: readonly (keyof Query)[] = MONTH): void {
  const texts = new Map<string, string>()
  app.get<{ Querystring: Query }>(path, async ({ query }, reply) => {
    const { size } = query
    const text = texts.get(size) ?? statement(Number(size))
    texts.set(size, text)
    const { rows } = await pool.query<{ answer: string }>({
      name: path + size,
      text,
      values: takes.map((name) => query[name]),
    })
    return reply.type('application/json').send(rows[0]?.answer)
  })
}
serve('/list', list)
serve('/page', page)
serve('/objects', waybillsWithObjects)
serve('/settlements', settlementsWithWaybills, ['company'])
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('listening')

process.once('disconnect', () => process.exit())
