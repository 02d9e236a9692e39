import { create } from 'qrcode'
import { distorted } from './distort'
import { Sheet } from './sheet'

/** An A4 page, ten points a millimetre. */
const PAGE = [2100, 2970] as const
/** As large as the program prints codes. */
const SIZE = 220

/** A printed page with a QR code in its corner, as a phone takes it. */
export function photographOf(text: string, seed = 1): Promise<Buffer> {
  const sheet = new Sheet(...PAGE, '#fdfdfb')
  sheet.write('结算单', 900, 160, { size: 60 })
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = SIZE / modules.size
  const [left, top] = [PAGE[0] - SIZE - 150, 130]
  sheet.context.fillStyle = '#000'
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) sheet.context.fillRect(left + column * side, top + row * side, side, side)
  return distorted(sheet.png(), seed)
}
