import { CONTENT_WIDTH, drawQr, MARGIN, MUTED, PAGE_WIDTH, type Sheet } from './sheet.js'
import { texts } from './texts.js'

const QR_SIZE = 24
const TITLE_WIDTH = PAGE_WIDTH - 2 * (MARGIN + QR_SIZE + 4)
const LABEL = { size: 9, color: MUTED }
const LABEL_WIDTH = 19

/** Address for checking a document, or the reason why it has none. */
interface Check {
  checkUrl?: string
  note?: string
}

export const checkOf = ({ checkUrl, note }: Check): Check => ({
  ...(checkUrl === undefined ? {} : { checkUrl }),
  ...(note === undefined ? {} : { note }),
})

export type Fact = [label: string, value: string]

/**
 * Draws the head of a document: company, title, QR code of its check page if it has one, and the facts in two columns.
 * Returns the y below it.
 */
export function drawLetterhead(
  sheet: Sheet,
  { company, title, checkUrl, note, facts }: { company: string; title: string; facts: Fact[] } & Check,
): number {
  const qrX = PAGE_WIDTH - MARGIN - QR_SIZE
  if (checkUrl !== undefined) {
    drawQr(sheet, checkUrl, qrX, MARGIN, QR_SIZE)
    sheet.write(texts.check, qrX + QR_SIZE / 2, MARGIN + QR_SIZE + 1, { size: 7, color: MUTED, align: 'center' })
  }
  const middle = PAGE_WIDTH / 2
  let y = MARGIN + 1
  y += sheet.write(company, middle, y, { size: 12, align: 'center', width: TITLE_WIDTH }) + 1.5
  y += sheet.write(title, middle, y, { size: 21, style: 'bold', align: 'center' })
  if (note !== undefined) y += sheet.write(note, middle, y + 1, { size: 9, align: 'center', width: TITLE_WIDTH })
  return drawFacts(sheet, Math.max(y + 1.5, MARGIN + QR_SIZE + 6), facts)
}

function drawFacts(sheet: Sheet, top: number, facts: Fact[]): number {
  const columnWidth = CONTENT_WIDTH / 2
  const width = columnWidth - LABEL_WIDTH - 4
  let y = top + 1
  for (let index = 0; index < facts.length; index += 2) {
    const heights = facts.slice(index, index + 2).map(([label, value], column) => {
      const x = MARGIN + column * columnWidth
      sheet.write(label, x, y, LABEL)
      return sheet.write(value, x + LABEL_WIDTH, y, { size: 9.5, width })
    })
    y += Math.max(...heights) + 1.2
  }
  return y + 2
}
