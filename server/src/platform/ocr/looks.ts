import sharp from 'sharp'
import type { Found } from './decide.js'
import type { Mark } from './marks.js'
import type { Box } from './ocr.js'
import type { Grey } from './picture/picture.js'
import type { Piece } from './pieces.js'

/** How a line is looked at once more: how high it then is, in points, and how much its strokes are softened. Two looks seldom err alike. */
const LOOKS = [
  { height: 60, soft: 0 },
  { height: 44, soft: 0.8 },
]
/** Room around a line that belongs to it, in its heights: above and below, and on its sides. */
const [ABOVE, ASIDE] = [0.15, 0.4]
/** White around what is cut out, in points. */
const MARGIN = 12

/** The same pieces as they are read when each is looked at alone, look by look. */
export async function looksAt<Name extends string>(
  found: Found<Name>,
  paper: Grey,
  readLines: (lines: Buffer[]) => Promise<Mark[][]>,
): Promise<Found<Name>[]> {
  const places = Object.entries(found) as [Name, Piece[]][]
  const pieces = places.flatMap(([, own]) => own)
  const looks: Found<Name>[] = []
  for (const look of LOOKS) {
    const read = await readLines(await Promise.all(pieces.map((piece) => cutOf(paper, piece, look))))
    const again = new Map(pieces.map((piece, at) => [piece, readAs(piece, read[at] ?? [])]))
    looks.push(
      Object.fromEntries(
        places.map(([name, own]) => [name, own.map((piece) => again.get(piece) ?? piece)]),
      ) as Found<Name>,
    )
  }
  return looks
}

const readAs = (piece: Piece, marks: readonly Mark[]): Piece => ({
  ...piece,
  text: marks.map(({ text }) => text).join(''),
  confidence: Math.min(100, ...marks.map(({ confidence }) => confidence)),
})

async function cutOf({ data, width, height }: Grey, box: Box, { height: high, soft }: (typeof LOOKS)[number]) {
  const tall = box.bottom - box.top
  const [left, top] = [Math.max(0, box.left - tall * ASIDE), Math.max(0, box.top - tall * ABOVE)].map(Math.round) as [
    number,
    number,
  ]
  const right = Math.min(width, Math.round(box.right + tall * ASIDE))
  const bottom = Math.min(height, Math.round(box.bottom + tall * ABOVE))
  const cut = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .resize({ height: high })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const line = sharp(cut.data, { raw: { width: cut.info.width, height: cut.info.height, channels: 1 } })
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  return (soft > 0 ? line.blur(soft) : line)
    .extend({ ...margins, background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
}
