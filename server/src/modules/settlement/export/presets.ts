import { DomainError } from '../../../kernel/errors.js'
import { listOf, validate } from '../../../kernel/values/validate.js'
import type { Preset } from '../../export/index.js'
import { checkCards } from '../card/card.queries.js'
import { partField } from '../line/fields.js'
import { scannedCardNo } from '../scan/scan.js'
import { findSettlement } from '../settlement/settlement.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { cardWaybillSheet, receiptCardSheet, receiptNumbered, settledWaybillSheet } from './sheets.js'

const cardNumbers = listOf(scannedCardNo, texts.cards, 1000)

/** The ten documented columns. */
const tenColumns = [
  { key: 'no', width: 22 },
  { key: 'truckCode' },
  { key: 'tpMode', width: 12 },
  { key: 'goSoilType', width: 12 },
  { key: 'weightType', width: 8 },
  ...['weightTons', 'goDatetime', 'goStaffName', 'driverName', 'captainName'].map((key) => ({ key })),
]

const markOf = (part: boolean): string => (part ? partField.label : '')

/** The waybills on the cards of these numbers. */
export const cardPreset: Preset<string[]> = {
  sheet: cardWaybillSheet,
  name: texts.waybills,
  columns: tenColumns,
  async query({ em, actor }, asked) {
    const cardNos = validate(cardNumbers, asked, 'cardNos')
    await checkCards(em, actor, cardNos)
    return { fileName: texts.fileName(texts.waybills), filter: { cardNos } }
  },
}

/** The waybills of one settlement with their prices and amounts, and the total. */
export const settlementPreset: Preset<string> = {
  sheet: settledWaybillSheet,
  name: texts.settlement,
  columns: [
    ...tenColumns,
    { key: 'cardNo' },
    { key: 'carrierName' },
    { key: 'settlePrice' },
    { key: 'priceSource', width: 12 },
    ...['exAmt', 'adjustAmt', 'totalAmt'].map((key) => ({ key })),
  ],
  async query({ em, actor }, settleId) {
    const settlement = await findSettlement(em, actor, settleId)
    if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
    const { id, settleNo, settleCnt, settleAmt, part } = settlement
    return {
      fileName: texts.fileName(`${texts.settlement}${settleNo}`, markOf(part)),
      filter: { id, settleCnt },
      totals: { no: texts.totalOfTrips(settleCnt), totalAmt: settleAmt },
    }
  },
}

/** CompanyCardGiverExcelExport: the cards of the receipt of this number. */
export const receiptPreset: Preset<string> = {
  sheet: receiptCardSheet,
  name: texts.receiptSheet,
  columns: [
    { key: 'giveCardNo', width: 20 },
    { key: 'giveCardUserId' },
    { key: 'cardType', width: 12 },
    { key: 'settleCardNo' },
    { key: 'projectName', width: 30 },
    { key: 'giveCardCnt' },
    { key: 'giveCardDatetime' },
  ],
  async query({ em, actor }, number) {
    const { giveCardNo, cardCount, giveCardCnt, part } = await receiptNumbered(em, actor, number)
    return {
      fileName: texts.fileName(`${texts.receiptSheet}${giveCardNo}`, markOf(part)),
      filter: { giveCardNo },
      totals: { giveCardNo: texts.totalOfCards(cardCount), giveCardCnt },
    }
  },
}
