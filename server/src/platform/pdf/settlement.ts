import { capitalAmount } from '../../kernel/money/capital-amount.js'
import { money } from '../../kernel/money/money.js'
import { measureNames } from '../../kernel/values/measure.js'
import type { CarrierStatement, DateStatement, SettlementDocument } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { amountText, countText, dayText, priceText, quantityText } from './format.js'
import { checkOf, drawLetterhead } from './letterhead.js'
import { Sheet } from './sheet.js'
import { drawSignatures, signatureHeight } from './signature.js'
import { stampPages } from './stamp.js'
import { drawTable, SUM_STYLES, type TableColumn, type TableRow } from './table.js'
import { settlementStatus, texts } from './texts.js'

const COLUMNS: TableColumn[] = [
  { title: texts.date, width: 23, align: 'center' },
  { title: texts.truckCode, width: 26 },
  { title: texts.settleCnt, width: 16, align: 'right' },
  { title: texts.quantity, width: 25, align: 'right' },
  { title: texts.unit, width: 12, align: 'center' },
  { title: texts.price, width: 29, align: 'right' },
  { title: texts.prepaid, width: 25, align: 'right' },
  { title: texts.accounted, width: 26, align: 'right' },
]
/** Millimetres between tables. */
const GAP = 5
const TOTALS_HEIGHT = 15
const RIGHT = { halign: 'right' } as const

/** 结算单: every settlement begins on a new page and numbers its own pages. */
export function laySettlements(typeface: Typeface, settlements: SettlementDocument[]): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(typeface)
  settlements.forEach((settlement, index) => {
    if (index > 0) sheet.doc.addPage()
    laySettlement(sheet, settlement)
  })
  return sheet.finish(texts.settlement)
}

function laySettlement(sheet: Sheet, settlement: SettlementDocument): void {
  const first = sheet.page
  let y = drawLetterhead(sheet, {
    company: settlement.companyAuthName,
    title: texts.settlement,
    ...checkOf(settlement),
    facts: [
      [texts.settleNo, settlement.settleNo],
      [texts.settleDate, dayText(settlement.date)],
      [texts.projectName, settlement.projectName],
      [texts.status, settlementStatus[settlement.status]],
      [texts.applicant, settlement.agentName],
      [texts.settler, settlement.settleName],
    ],
  })
  settlement.carriers.forEach((carrier, index) => {
    const isLast = index === settlement.carriers.length - 1
    y = drawCarrier(sheet, y, carrier, isLast ? closingHeight(sheet, settlement) : 0) + GAP
  })
  drawClosing(sheet, y, settlement)
  sheet.numberPages(first, `${texts.settlement} ${settlement.settleNo}`)
  if (settlement.status === 'REJECTED' || settlement.status === 'SUPERSEDED') {
    stampPages(sheet, first, settlementStatus[settlement.status])
  }
}

function drawCarrier(sheet: Sheet, y: number, carrier: CarrierStatement, closing: number): number {
  const sums = `${texts.waybills(countText(carrier.cnt))}    ${texts.yuan(amountText(carrier.amt))}`
  return drawTable(sheet, y, {
    columns: COLUMNS,
    banner: [
      [
        { text: `${texts.carrier}${texts.colon}${carrier.carrierName}`, span: 5, styles: { fontSize: 10 } },
        { text: sums, span: 3, styles: { ...RIGHT, fontSize: 10 } },
      ],
    ],
    rows: carrier.detail.flatMap((day): TableRow[] => [
      ...day.detailDetail.map((truck) => [
        day.createDatetime,
        truck.truckCode,
        countText(truck.settleCnt),
        quantityText(truck.weightTons, truck.weightUnit),
        measureNames[truck.weightUnit],
        priceText(truck.settlePrice, truck.weightUnit),
        amountText(truck.payeePrice),
        amountText(truck.totalAmt),
      ]),
      ...subtotalOf(day),
    ]),
    closing,
  })
}

/** Subtotal of a day; undefined for a day with one line, which shows it already. */
function subtotalOf(day: DateStatement): TableRow[] {
  if (day.detailDetail.length < 2) return []
  return [
    [
      { text: `${day.createDatetime} ${texts.subtotal}`, span: 2, styles: { ...SUM_STYLES, halign: 'left' } },
      { text: countText(day.cnt), styles: SUM_STYLES },
      { text: '', span: 4, styles: SUM_STYLES },
      { text: amountText(day.totalAmt), styles: SUM_STYLES },
    ],
  ]
}

function closingHeight(sheet: Sheet, settlement: SettlementDocument): number {
  return GAP + TOTALS_HEIGHT + signatureHeight(sheet, settlement.companyAuthName, settlement.agentName)
}

/** Totals, 大写金额 and signatures: one block that never breaks across pages. */
function drawClosing(sheet: Sheet, y: number, settlement: SettlementDocument): void {
  const value = { fontStyle: 'bold', fontSize: 10.5 } as const
  const bottom = drawTable(sheet, y, {
    columns: [24, 67, 24, 67].map((width) => ({ title: '', width })),
    rows: [
      [
        texts.settleCnt,
        { text: texts.waybills(countText(settlement.settleCnt)), styles: value },
        texts.figures,
        { text: texts.yuan(amountText(settlement.settleAmt)), styles: { ...value, ...RIGHT } },
      ],
      [texts.capitals, { text: capitalAmount(money(settlement.settleAmt)), span: 3, styles: value }],
    ],
  })
  drawSignatures(sheet, bottom, settlement.companyAuthName, settlement.agentName)
}
