import type { Tx } from '../../../kernel/command/command.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { columnsOf, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { AmountFacts, PricedFacts } from '../../price/index.js'
import { goAtColumn } from '../../price/index.js'
import {
  type EligibilityFacts,
  forgetSettlement,
  lockWaybills,
  stampWaybills,
  type TpMode,
  type WeightUnit,
} from '../../waybill/index.js'

export interface Candidate extends EligibilityFacts, Omit<PricedFacts, 'weightUnit'>, AmountFacts {
  id: string
  no: string
  cardId: string | null
  cardNo: string | null
  truckCode: string
  projectName: string
  goDatetime: string
  payTaxes: Money
  prepaidAmt: Money
  payeeId: string | null
  carrierName: string | null
}

/** Locks waybills in the order of their ids: those on the cards without a settlement, or the named ones. */
export function lockCandidates(
  tx: Tx,
  from: { cardIds: readonly string[] } | { waybillIds: readonly string[] },
): Promise<Candidate[]> {
  const named: Sql =
    'cardIds' in from
      ? sql`${inUuids(sql`w.card_id`, from.cardIds)} and w.settlement_id is null and w.status <> 'VOID'`
      : inUuids(sql`w.id`, from.waybillIds)
  return lockWaybills<Candidate>(tx, {
    columns: sql`w.id, w.no, w.status, w.pending_review as "pendingReview", w.anomaly_hold as "anomalyHold",
          w.settlement_id as "settlementId", w.card_id as "cardId",
          w.card_no as "cardNo", w.truck_code as "truckCode", w.project_id as "projectId", w.project_name as "projectName",
          w.captain_id as "captainId", w.driver_id as "driverId", w.tp_mode as "tpMode", w.go_soil_type as "goSoilType", w.dump_site_id as "dumpSiteId",
          w.go_datetime as "goDatetime", ${goAtColumn} as "goAt", w.settle_price as "settlePrice", w.price_source as "priceSource",
          w.weight_unit as "weightUnit", w.weight_tons as "weightTons", w.ex_amt as "exAmt", w.adjust_amt as "adjustAmt",
          w.pay_taxes as "payTaxes", coalesce(w.in_prepare_price, 0) as "prepaidAmt", w.payee_id as "payeeId",
          w.carrier_name as "carrierName"`,
    where: named,
  })
}

export async function cardIdsOfWaybills(tx: Tx, waybillIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ cardId: string }>(
    tx.em,
    sql`select distinct w.card_id as "cardId" from published_waybill w
        where w.company_id = ${tx.actor.companyId} and ${inUuids(sql`w.id`, waybillIds)} and w.card_id is not null`,
  )
  return found.map((row) => row.cardId)
}

export interface NewLine {
  id: string
  settlementId: string
  waybillId: string
  cardId: string | null
  receiptId: string | null
  truckCode: string
  goDatetime: string
  carrierName: string | null
  payeeId: string | null
  price: Money
  priceSource: string
  priceRef: string | null
  weightUnit: string
  weightTons: Quantity
  exAmt: Money
  adjustAmt: Money
  payTaxes: Money
  prepaidAmt: Money
  totalAmt: Money
}

/** Most lines of a statement: building its text takes a few milliseconds of the processor. */
const PIECE = 1000

/** Written piece by piece: 10,000 waybills take ten statements. */
export async function insertLines(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += PIECE) await insertPiece(tx, lines.slice(at, at + PIECE))
}

/** Types in the order of the columns below. */
const types: Readonly<Record<keyof NewLine, string>> = {
  id: 'uuid',
  settlementId: 'uuid',
  waybillId: 'uuid',
  cardId: 'uuid',
  receiptId: 'uuid',
  truckCode: 'text',
  goDatetime: 'timestamptz',
  carrierName: 'text',
  payeeId: 'uuid',
  price: 'numeric',
  priceSource: 'text',
  priceRef: 'uuid',
  weightUnit: 'text',
  weightTons: 'numeric',
  exAmt: 'numeric',
  adjustAmt: 'numeric',
  payTaxes: 'numeric',
  prepaidAmt: 'numeric',
  totalAmt: 'numeric',
}

async function insertPiece(tx: Tx, lines: readonly NewLine[]): Promise<void> {
  const given = (Object.keys(types) as (keyof NewLine)[]).map((key) => ({
    type: types[key],
    values: lines.map((line) => line[key]),
  }))
  await rows(
    tx.em,
    sql`insert into settlement_line (company_id, id, settlement_id, waybill_id, card_id, receipt_id, truck_code, go_datetime, carrier_name,
          payee_id, price, price_source, price_ref, weight_unit, weight_tons, ex_amt, adjust_amt, pay_taxes, prepaid_amt, total_amt)
        select ${tx.actor.companyId}, l.* from ${columnsOf(given)} as l`,
  )
}

/** Copies the values of its live line to each waybill. */
export const stampLines = (tx: Tx, settlementIds: readonly string[]): Promise<number> =>
  stampWaybills(
    tx,
    sql`select waybill_id as id, settlement_id, price, price_source, payee_id, carrier_name, total_amt as amount from published_settlement_line
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`settlement_id`, settlementIds)} and live`,
  )

/** Releases the waybills of settlements: their lines end, and prices that were not typed are removed. */
export async function releaseWaybills(tx: Tx, settlementIds: readonly string[]): Promise<void> {
  const { companyId } = tx.actor
  await rows(
    tx.em,
    sql`update settlement_line set live = false
        where company_id = ${companyId} and ${inUuids(sql`settlement_id`, settlementIds)} and live`,
  )
  await forgetSettlement(tx, { settlementIds })
}

export interface UsedCard {
  cardId: string
  receiptId: string | null
}

/** Cards and receipts from which the lines of settlements came. */
export function cardsOfSettlements(tx: Tx, settlementIds: readonly string[]): Promise<UsedCard[]> {
  return rows<UsedCard>(
    tx.em,
    sql`select distinct card_id as "cardId", receipt_id as "receiptId" from settlement_line
        where company_id = ${tx.actor.companyId} and ${inUuids(sql`settlement_id`, settlementIds)} and card_id is not null
        order by card_id`,
  )
}

/** Receipts through which live settlements have taken waybills of these cards. */
export function usedLines(tx: Tx, cardIds: readonly string[]): Promise<UsedCard[]> {
  return rows<UsedCard>(
    tx.em,
    sql`select distinct w.card_id as "cardId", l.receipt_id as "receiptId"
        from published_waybill w join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
        where w.company_id = ${tx.actor.companyId} and ${inUuids(sql`w.card_id`, cardIds)} and w.settlement_id is not null`,
  )
}

/** Kind of haul: a unit, mode and soil for which prices differ. */
export interface PricedKind {
  weightUnit: `${WeightUnit}`
  tpMode: `${TpMode}`
  goSoilType: string
}

/** Kinds of haul among waybills, each once. */
export const kindsOfWaybills = ({ em, actor }: Tx, waybillIds: readonly string[]): Promise<PricedKind[]> =>
  rows<PricedKind>(
    em,
    sql`select distinct weight_unit as "weightUnit", tp_mode as "tpMode", go_soil_type as "goSoilType" from published_waybill
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, waybillIds)}`,
  )
