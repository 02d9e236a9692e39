import type { ReceiptDocument } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { countText, timeText } from './format.js'
import { checkOf, drawLetterhead } from './letterhead.js'
import { Sheet } from './sheet.js'
import { drawSignatures, signatureHeight } from './signature.js'
import { stampPages } from './stamp.js'
import { drawTable, type TableColumn } from './table.js'
import { texts } from './texts.js'

const COLUMNS: TableColumn[] = [
  { title: texts.index, width: 12, align: 'center' },
  { title: texts.cardType, width: 26 },
  { title: texts.settleCardNo, width: 36 },
  { title: texts.projectName, width: 52 },
  { title: texts.waybillCount, width: 18, align: 'right' },
  { title: texts.giveTime, width: 38, align: 'center' },
]

/** 交卡回执单: every receipt begins on a new page and numbers its own pages. */
export function layReceipts(typeface: Typeface, receipts: ReceiptDocument[]): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(typeface)
  receipts.forEach((receipt, index) => {
    if (index > 0) sheet.doc.addPage()
    layReceipt(sheet, receipt)
  })
  return sheet.finish(texts.receipt)
}

function layReceipt(sheet: Sheet, receipt: ReceiptDocument): void {
  const first = sheet.page
  const top = drawLetterhead(sheet, {
    company: receipt.companyAuthName,
    title: texts.receipt,
    ...checkOf(receipt),
    facts: [
      [texts.receiptNo, receipt.giveCardNo],
      [texts.giveTime, timeText(receipt.giveCardDatetime)],
      [texts.giver, receipt.giveCardUserId],
      [texts.cardCount, texts.cards(countText(receipt.rows.length))],
      [texts.waybillCount, texts.tripsThen(countText(receipt.giveCardCnt))],
    ],
  })
  const parties = [receipt.companyAuthName, receipt.giveCardUserId] as const
  const bottom = drawTable(sheet, top, {
    columns: COLUMNS,
    rows: receipt.rows.map((row, index) => [
      String(index + 1),
      row.cardType,
      row.settleCardNo,
      row.projectName,
      countText(row.giveCardCnt),
      timeText(row.giveCardDatetime),
    ]),
    totals: [
      [
        { text: texts.total, span: 4, styles: { halign: 'right' } },
        { text: countText(receipt.giveCardCnt), styles: { halign: 'right' } },
        '',
      ],
    ],
    closing: signatureHeight(sheet, ...parties),
  })
  drawSignatures(sheet, bottom, ...parties)
  sheet.numberPages(first, `${texts.receipt} ${receipt.giveCardNo}`)
  if (receipt.state === 'VOIDED') stampPages(sheet, first, texts.voided)
}
