import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { inCompanies, reach } from '../../identity/index.js'
import type { PriceSource, TpMode, WeightUnit } from '../../waybill/index.js'

export interface WaybillExportRow {
  id: string
  no: string
  truckCode: string
  tpMode: `${TpMode}`
  goSoilType: string
  weightType: `${WeightUnit}`
  weightTons: string
  goDatetime: string
  goStaffName: string | null
  driverName: string | null
  captainName: string
}

export interface SettlementExportRow extends WaybillExportRow {
  cardNo: string | null
  carrierName: string | null
  settlePrice: string
  priceSource: `${PriceSource}`
  exAmt: string
  adjustAmt: string
  totalAmt: string
}

const CHUNK = 5000

const shared = sql`w.id, w.no, w.truck_code as "truckCode", w.tp_mode as "tpMode", w.go_soil_type as "goSoilType",
  w.go_datetime as "goDatetime", w.go_staff_name as "goStaffName", w.driver_name as "driverName", w.captain_name as "captainName"`

/**
 * Counted waybills on these cards, piece by piece, so that an export neither holds all rows in memory nor occupies the
 * database for long.
 */
export function waybillsOnCards(em: Em, actor: Actor, cardNos: readonly string[]): AsyncGenerator<WaybillExportRow[]> {
  return inChunks(
    em,
    (after) => sql`select ${shared}, w.weight_unit as "weightType", w.weight_tons as "weightTons"
    from published_waybill w where ${reach(actor, 'w')} and w.id > ${after} and w.status <> 'VOID'
      and w.card_id = any(array(select k.id from card k where ${inCompanies(actor, sql`k.company_id`)} and ${inTexts(sql`k.card_no`, cardNos)}))
    order by w.id limit ${CHUNK}`,
  )
}

/** Lines of a settlement with the prices at which they were settled; a captain gets only his own. */
export function waybillsOfSettlement(
  em: Em,
  actor: Actor,
  settlementId: string,
): AsyncGenerator<SettlementExportRow[]> {
  return inChunks(
    em,
    (
      after,
    ) => sql`select ${shared}, l.weight_unit as "weightType", l.weight_tons as "weightTons", w.card_no as "cardNo",
      l.carrier_name as "carrierName", l.price as "settlePrice", l.price_source as "priceSource", l.ex_amt as "exAmt",
      l.adjust_amt as "adjustAmt", l.total_amt as "totalAmt"
    from settlement_line l join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
    where ${reach(actor, 'w')} and l.settlement_id = ${settlementId} and w.id > ${after} order by w.id limit ${CHUNK}`,
  )
}

async function* inChunks<Row extends { id: string }>(em: Em, statement: (after: string) => Sql): AsyncGenerator<Row[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const chunk = await rows<Row>(em, statement(after))
    if (chunk.length > 0) yield chunk
    const last = chunk.at(-1)
    if (!last || chunk.length < CHUNK) return
    after = last.id
  }
}
