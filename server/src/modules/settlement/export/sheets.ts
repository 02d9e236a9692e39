import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { describe, entries, type Fields, labelsOf, pick, sheetFieldsOf } from '../../../kernel/fields.js'
import { type QuerySheet, type RowsSheet, told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { numberOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { lineTable } from '../line/fields.js'
import { receiptLineTable, receiptTable } from '../receipt/fields.js'
import { findReceipt, linesOf } from '../receipt/receipt.queries.js'
import type { ReceiptLineView, ReceiptView } from '../receipt/receipt.view.js'
import { settlementTexts as texts } from '../texts.js'
import {
  type SettlementExportRow,
  type WaybillExportRow,
  waybillsOfSettlement,
  waybillsOnCards,
} from './export.queries.js'

/** Fields of a trip in the ten documented columns. */
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

/** Titles with units, as in the documented files. */
const withUnits = (fields: Fields): Record<string, string> =>
  Object.fromEntries(entries(fields).map(([name, { label, kind }]) => [name, describe({ label, kind })]))

/** Lines of a settlement with the prices at which they were settled. */
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

/** The cards of the receipt of this number. */
export const receiptCardSheet: QuerySheet<ReceiptCard, { giveCardNo?: string | null }> = {
  title: texts.receiptSheet,
  label: texts.receiptCards,
  filterType: 'ReceiptFilter',
  permission: 'chain:garbagecustomersales:get',
  fields: sheetFieldsOf(card),
  titles: labelsOf(card),
  async read({ em, actor }, { giveCardNo: asked }) {
    const { id, giveCardNo, giveCardUserId } = await receiptNumbered(em, actor, asked)
    const lines = await linesOf(em, actor, [id])
    return { total: lines.length, pieces: whole(lines.map((line) => ({ ...line, giveCardNo, giveCardUserId }))) }
  },
}

const receiptNumber = numberOf(receiptTable.giveCardNo)

/** Number of a receipt; INVALID_INPUT without one, NOT_FOUND for an unknown one. */
export async function receiptNumbered(em: Em, actor: Actor, giveCardNo: unknown): Promise<ReceiptView> {
  const receipt = await findReceipt(em, actor, { giveCardNo: validate(receiptNumber, giveCardNo, 'giveCardNo') })
  if (!receipt) throw new DomainError('NOT_FOUND', { what: texts.receipt })
  return receipt
}

async function* whole<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
