import type { ReconciliationDocument, ReconciliationDocumentRow } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { countText, timeText } from './format.js'
import { drawLetterhead } from './letterhead.js'
import { Sheet } from './sheet.js'
import { drawSignatures, signatureHeight } from './signature.js'
import { stampPages } from './stamp.js'
import { drawTable, SUM_STYLES, type TableColumn } from './table.js'
import { texts } from './texts.js'

const COLUMNS: TableColumn[] = [
  { title: texts.lineNo, width: 13, align: 'center' },
  { title: texts.siteSays, width: 49 },
  { title: texts.weSay, width: 49 },
  { title: texts.difference, width: 33 },
  { title: texts.resolution, width: 38 },
]
const GAP = 4
const PILE = 182 / 7

/** 渣土场对账单: every reconciliation begins on a new page and numbers its own pages. */
export function layReconciliations(typeface: Typeface, all: ReconciliationDocument[]): Uint8Array<ArrayBuffer> {
  const sheet = new Sheet(typeface)
  all.forEach((one, index) => {
    if (index > 0) sheet.doc.addPage()
    layReconciliation(sheet, one)
  })
  return sheet.finish(texts.reconciliation)
}

function layReconciliation(sheet: Sheet, one: ReconciliationDocument): void {
  const first = sheet.page
  const top = drawLetterhead(sheet, {
    company: one.companyAuthName,
    title: texts.reconciliation,
    facts: [
      [texts.reconcileNo, one.reconcileNo],
      [texts.site, one.garbageName],
      [texts.ticketDays, texts.dayRange(one.startDate, one.endDate)],
      [texts.tolerance, texts.minutes(countText(one.toleranceMinutes))],
      [texts.list, one.fileName],
      [texts.matchedAt, timeText(one.matchedAt)],
      [texts.registrar, one.createBy],
      [texts.status, one.statusName],
    ],
  })
  const below = drawPiles(sheet, top, one) + GAP
  const parties = [one.companyAuthName, one.garbageName] as const
  const none = [{ text: texts.noDifference, span: COLUMNS.length, styles: { halign: 'center' as const } }]
  const bottom = drawTable(sheet, below, {
    columns: COLUMNS,
    rows: one.rows.length === 0 ? [none] : one.rows.map(rowOf),
    totals: [[{ text: `${texts.total}  ${countText(one.rows.length)}`, span: COLUMNS.length }]],
    closing: signatureHeight(sheet, ...parties),
  })
  drawSignatures(sheet, bottom, ...parties)
  sheet.numberPages(first, `${texts.reconciliation} ${one.reconcileNo}`)
  if (one.status === 'VOIDED') stampPages(sheet, first, texts.voided)
}

/** Numbers of rows by verdict. */
function drawPiles(sheet: Sheet, y: number, one: ReconciliationDocument): number {
  const piles: [title: string, count: number][] = [
    [texts.siteTotal, one.siteCount],
    [texts.ourTotal, one.ourCount],
    [texts.same, one.sameCount],
    [texts.differ, one.differCount],
    [texts.siteOnly, one.siteOnlyCount],
    [texts.oursOnly, one.oursOnlyCount],
    [texts.unresolved, one.unresolvedCount],
  ]
  return drawTable(sheet, y, {
    columns: piles.map(([title]) => ({ title, width: PILE, align: 'right' })),
    rows: [piles.map(([, count]) => ({ text: countText(count), styles: { ...SUM_STYLES, halign: 'right' as const } }))],
  })
}

const told = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n') || '—'

const rowOf = (row: ReconciliationDocumentRow): string[] => [
  row.line === null ? '' : String(row.line),
  told(row.siteTicketNo, row.sitePlate, row.siteTime && timeText(row.siteTime), row.siteSoil),
  told(row.waybillNo, row.ourTicketNo, row.ourPlate, row.ourTime && timeText(row.ourTime), row.ourSoil),
  row.what,
  told(row.resolution ?? texts.unresolved, row.reason),
]
