import { describe, entries, type Fields, labelsOf, pick, sheetFieldsOf } from '../../../kernel/fields.js'
import { type RowsSheet, told } from '../../../kernel/list/sheet.js'
import { lineTable } from '../line/fields.js'
import { receiptLineTable, receiptTable } from '../receipt/fields.js'
import type { ReceiptLineView, ReceiptView } from '../receipt/receipt.view.js'
import { settlementTexts as texts } from '../texts.js'
import {
  type SettlementExportRow,
  type WaybillExportRow,
  waybillsOfSettlement,
  waybillsOnCards,
} from './export.queries.js'

/** The ten columns of 000 §3. */
const trip = pick(
  lineTable,
  ...(['no', 'truckCode', 'tpMode', 'goSoilType', 'weightType'] as const),
  ...(['weightTons', 'goDatetime', 'goStaffName', 'driverName', 'captainName'] as const),
)

/** The waybills on some cards that count. */
export const cardWaybillSheet: RowsSheet<WaybillExportRow, { cardNos: readonly string[] }> = {
  title: texts.waybills,
  permission: 'chain:companywaybill:get',
  fields: sheetFieldsOf(trip),
  titles: labelsOf(trip),
  read: async ({ em, actor }, { cardNos }) => ({ total: null, pieces: waybillsOnCards(em, actor, cardNos) }),
}

/** Files that are documented name the unit in the heading. */
const withUnits = (fields: Fields): Record<string, string> =>
  Object.fromEntries(entries(fields).map(([name, { label, kind }]) => [name, describe({ label, kind })]))

/** The lines of a settlement with the prices they were settled at. */
export const settledWaybillSheet: RowsSheet<SettlementExportRow, { id: string; settleCnt: number }> = {
  title: texts.settlement,
  permission: 'chain:garbagecustomersales:get',
  fields: { ...sheetFieldsOf(lineTable), carrierName: told(({ carrierName }) => carrierName ?? texts.noPayee) },
  titles: withUnits(lineTable),
  read: async ({ em, actor }, { id, settleCnt }) => ({ total: settleCnt, pieces: waybillsOfSettlement(em, actor, id) }),
}

type ReceiptCard = ReceiptLineView & Pick<ReceiptView, 'giveCardNo' | 'giveCardUserId'>
const card = {
  ...pick(receiptTable, 'giveCardNo', 'giveCardUserId'),
  ...pick(receiptLineTable, 'cardType', 'settleCardNo', 'projectName', 'giveCardCnt', 'giveCardDatetime'),
}

/** The cards of one receipt. */
export const receiptCardSheet: RowsSheet<ReceiptCard, { cards: readonly ReceiptCard[] }> = {
  title: texts.receiptSheet,
  permission: 'chain:garbagecustomersales:get',
  fields: sheetFieldsOf(card),
  titles: labelsOf(card),
  read: async (_, { cards }) => ({ total: cards.length, pieces: whole(cards) }),
}

async function* whole<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
