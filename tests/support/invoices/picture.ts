import { Sheet } from '../papers/sheet'
import { PAGE, type Written } from './layout'

/** Points of a millimetre: a page of 210 mm as scanners and phones take it. */
const SCALE = 12
const MM_PER_POINT = 25.4 / 72

/** Texts as a picture, as PNG. */
export function drawInvoice(page: readonly Written[]): Buffer {
  const sheet = new Sheet(PAGE[0] * SCALE, PAGE[1] * SCALE, '#fdfdfb')
  for (const { text, x, y, size = 9, end } of page) {
    const script = { size: size * MM_PER_POINT * SCALE }
    sheet.write('', 0, 0, script)
    const left = end ? x * SCALE - sheet.context.measureText(text).width : x * SCALE
    sheet.write(text, left, y * SCALE, script)
  }
  return sheet.png()
}
