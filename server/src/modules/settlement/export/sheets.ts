import { type RowsSheet, told } from '../../../kernel/list/sheet.js'
import { modeLabels, priceSourceLabels, unitLabels } from '../../waybill/index.js'
import { cardTypeLabels } from '../labels.js'
import type { ReceiptLineView, ReceiptView } from '../receipt/receipt.view.js'
import { settlementTexts as texts } from '../texts.js'
import {
  type SettlementExportRow,
  type WaybillExportRow,
  waybillsOfSettlement,
  waybillsOnCards,
} from './export.queries.js'

/** The waybills on some cards that count. */
export const cardWaybillSheet: RowsSheet<WaybillExportRow, { cardNos: readonly string[] }> = {
  title: texts.waybills,
  permission: 'chain:companywaybill:get',
  fields: {
    no: 'text',
    truckCode: 'text',
    tpMode: told(({ tpMode }) => modeLabels[tpMode]),
    goSoilType: 'text',
    weightType: told(({ weightType }) => unitLabels[weightType]),
    weightTons: 'quantity',
    goDatetime: 'datetime',
    goStaffName: 'text',
    driverName: 'text',
    captainName: 'text',
  },
  titles: {
    no: '运单号',
    truckCode: '车牌号',
    tpMode: '运输模式',
    goSoilType: '土质',
    weightType: '计量单位',
    weightTons: '数量',
    goDatetime: '出场时间',
    goStaffName: '出场员',
    driverName: '司机',
    captainName: '车队长',
  },
  read: async ({ em, actor }, { cardNos }) => ({ total: null, pieces: waybillsOnCards(em, actor, cardNos) }),
}

/** The lines of a settlement with the prices they were settled at. */
export const settledWaybillSheet: RowsSheet<SettlementExportRow, { id: string; settleCnt: number }> = {
  title: texts.settlement,
  permission: 'chain:garbagecustomersales:get',
  fields: {
    ...cardWaybillSheet.fields,
    cardNo: 'text',
    carrierName: told(({ carrierName }) => carrierName ?? texts.noPayee),
    settlePrice: 'money',
    priceSource: told(({ priceSource }) => priceSourceLabels[priceSource]),
    exAmt: 'money',
    adjustAmt: 'money',
    totalAmt: 'money',
  },
  titles: {
    ...cardWaybillSheet.titles,
    cardNo: '结算卡号',
    carrierName: '承运人',
    settlePrice: '单价（元）',
    priceSource: '单价来源',
    exAmt: '额外金额（元）',
    adjustAmt: '调整金额（元）',
    totalAmt: '核算金额（元）',
  },
  read: async ({ em, actor }, { id, settleCnt }) => ({ total: settleCnt, pieces: waybillsOfSettlement(em, actor, id) }),
}

type ReceiptCard = ReceiptLineView & Pick<ReceiptView, 'giveCardNo' | 'giveCardUserId'>

/** The cards of one receipt. */
export const receiptCardSheet: RowsSheet<ReceiptCard, { cards: readonly ReceiptCard[] }> = {
  title: texts.receiptSheet,
  permission: 'chain:garbagecustomersales:get',
  fields: {
    giveCardNo: 'text',
    giveCardUserId: 'text',
    cardType: told(({ cardType }) => cardTypeLabels[cardType]),
    settleCardNo: 'text',
    projectName: 'text',
    giveCardCnt: 'count',
    giveCardDatetime: 'datetime',
  },
  titles: {
    giveCardNo: '回执单号',
    giveCardUserId: '交卡人',
    cardType: '购票类型',
    settleCardNo: '卡号',
    projectName: '项目',
    giveCardCnt: '运单总数',
    giveCardDatetime: '交卡时间',
  },
  read: async (_, { cards }) => ({ total: cards.length, pieces: whole(cards) }),
}

async function* whole<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
