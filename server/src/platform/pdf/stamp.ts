import { ALERT, MARGIN, PAGE_HEIGHT, PAGE_WIDTH, type Sheet } from './sheet.js'

const SIZE = 92
const BADGE_WIDTH = 26

/**
 * Marks a document without effect: by a badge on its first page, and by a slanted text over all pages, pale enough to
 * read through.
 */
export function stampPages(sheet: Sheet, first: number, text: string): void {
  const { doc } = sheet
  doc.setPage(first)
  doc
    .setDrawColor(...ALERT)
    .setLineWidth(0.5)
    .roundedRect(MARGIN, MARGIN, BADGE_WIDTH, 9, 1, 1)
  sheet.write(text, MARGIN + BADGE_WIDTH / 2, MARGIN + 2, { size: 11, style: 'bold', align: 'center', color: ALERT })
  const size = Math.min(SIZE, (SIZE * 4) / text.length)
  for (let page = first; page <= doc.getNumberOfPages(); page++) {
    doc.setPage(page)
    doc.saveGraphicsState()
    doc.setGState(doc.GState({ opacity: 0.14 }))
    sheet.writeSlanted(text, PAGE_WIDTH / 2, PAGE_HEIGHT / 2, { size, style: 'bold', color: ALERT, angle: 32 })
    doc.restoreGraphicsState()
  }
}
