import { CONTENT_WIDTH, INK, MARGIN, type Sheet } from './sheet.js'
import { texts } from './texts.js'

const COLUMN_WIDTH = CONTENT_WIDTH / 2 - 6
const NAME = { size: 10, width: COLUMN_WIDTH }
const LINE_GAP = 12
const SPACE_ABOVE = 8

/** Height that drawSignatures() needs. */
export function signatureHeight(sheet: Sheet, partyA: string, partyB: string): number {
  const names = partyTexts(partyA, partyB).map((text) => sheet.heightOf(text, NAME))
  return SPACE_ABOVE + Math.max(...names) + 2 * LINE_GAP
}

/** Lines for both parties to sign and date, side by side. */
export function drawSignatures(sheet: Sheet, top: number, partyA: string, partyB: string): void {
  const names = partyTexts(partyA, partyB)
  const nameHeight = Math.max(...names.map((text) => sheet.heightOf(text, NAME)))
  names.forEach((name, column) => {
    const x = MARGIN + column * (COLUMN_WIDTH + 12)
    sheet.write(name, x, top + SPACE_ABOVE, NAME)
    const signY = top + SPACE_ABOVE + nameHeight + LINE_GAP - 6
    sheet.write(texts.sign + texts.colon, x, signY, { size: 10 })
    sheet.rule(x + 25, signY + 4.6, x + COLUMN_WIDTH, INK)
    const dateY = signY + LINE_GAP
    sheet.write(texts.signDate + texts.colon, x, dateY, { size: 10 })
    sheet.rule(x + 25, dateY + 4.6, x + COLUMN_WIDTH, INK)
    sheet.write(texts.signDateBlank, x + 25 + (COLUMN_WIDTH - 25) / 2, dateY, { size: 10, align: 'center' })
  })
}

function partyTexts(partyA: string, partyB: string): string[] {
  return [`${texts.partyA}${texts.colon}${partyA}`, `${texts.partyB}${texts.colon}${partyB}`]
}
