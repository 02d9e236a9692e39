import { create } from 'qrcode'
import { INK, type Sheet } from './sheet.js'

/** Draws a QR code as vectors, `size` millimetres wide. */
export function drawQr(sheet: Sheet, url: string, x: number, y: number, size: number): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const side = size / modules.size
  sheet.doc.setFillColor(...INK)
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; ) {
      let run = 0
      while (column + run < modules.size && modules.get(row, column + run)) run++
      // One path of all runs: bars of neighbouring rows must touch without a seam.
      if (run > 0) sheet.doc.rect(x + column * side, y + row * side, run * side, side, null)
      column += run || 1
    }
  }
  sheet.doc.fill()
}
