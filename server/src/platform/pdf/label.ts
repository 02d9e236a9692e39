import type { CardLabel, CardLabels } from './documents.js'
import type { Typeface } from './font/typeface.js'
import { drawQr, INK, MUTED, PAGE_HEIGHT, PAGE_WIDTH, Sheet } from './sheet.js'
import { texts } from './texts.js'

/** Sheets of three by eight labels without gaps, as they are sold. */
const [COLUMNS, ROWS] = [3, 8]
const [WIDTH, HEIGHT] = [PAGE_WIDTH / COLUMNS, PAGE_HEIGHT / ROWS]
/** Margin of a page that printers leave blank. */
const EDGE = 5
const QR = 25
const GAP = 3
const [CARD_NO, NAME, SMALL] = [12, 9, 7.5]

/** 结算卡标签: a QR code of each card's number beside its text, on A4 sheets or on pages of one label. */
export function layCardLabels(typeface: Typeface, documents: CardLabels[]): Uint8Array<ArrayBuffer> {
  const [{ layout, labels, companyAuthName }] = documents as [CardLabels]
  const single = layout === 'SINGLE'
  const sheet = new Sheet(typeface, single ? [WIDTH, HEIGHT] : undefined)
  const perPage = single ? 1 : COLUMNS * ROWS
  labels.forEach((label, index) => {
    const at = index % perPage
    if (index > 0 && at === 0) sheet.addPage()
    drawLabel(sheet, { ...label, companyAuthName }, (at % COLUMNS) * WIDTH, Math.floor(at / COLUMNS) * HEIGHT)
  })
  return sheet.finish(texts.cardLabels)
}

function drawLabel(sheet: Sheet, label: CardLabel & { companyAuthName: string }, left: number, top: number): void {
  const x = left + EDGE
  drawQr(sheet, label.cardNo, x, top + (HEIGHT - QR) / 2, QR)
  const textX = x + QR + GAP
  const width = WIDTH - 2 * EDGE - QR - GAP
  let y = top + (HEIGHT - QR) / 2
  y += sheet.write(label.cardNo, textX, y, { size: CARD_NO, style: 'bold', color: INK, width })
  y += sheet.write(label.kindName, textX, y, { size: SMALL, color: MUTED, width })
  y += sheet.write(label.captainName ?? texts.unbound, textX, y, { size: NAME, width })
  sheet.write(label.companyAuthName, textX, y, { size: SMALL, color: MUTED, width })
}
