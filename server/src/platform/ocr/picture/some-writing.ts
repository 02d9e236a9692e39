import sharp from 'sharp'

/** Size of two characters with their margins, in points. */
const [WIDE, HIGH] = [56, 60]
const [ACROSS, DOWN, MARGIN] = [12, 5, 40]

/** Picture of lines of writing, 十王十王, as PNG, which a new reader reads first to be faster afterwards. */
export async function someWriting(): Promise<Buffer> {
  const points = Uint8Array.from({ length: WIDE * HIGH }, (_, at) =>
    isInk(at % WIDE, Math.floor(at / WIDE)) ? 0 : 255,
  )
  const pair = sharp(points, { raw: { width: WIDE, height: HIGH, channels: 1 } })
  const [right, bottom] = [WIDE * (ACROSS - 1), HIGH * (DOWN - 1)]
  const lines = await pair.extend({ right, bottom, extendWith: 'repeat' }).png().toBuffer()
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  return sharp(lines)
    .extend({ ...margins, background: '#fff' })
    .png()
    .toBuffer()
}

function isInk(x: number, y: number): boolean {
  const isStem = Math.abs(x - 12) < 2 || Math.abs(x - 42) < 2
  const isBar = x < 25 ? Math.abs(y - 12) < 2 : x > 30 && x < 53 && y % 10 < 3
  return y < 26 && (isStem || isBar)
}
