import sharp from 'sharp'
import { type Found, type Look, textOf } from './decide.js'
import type { Box } from './ocr.js'
import type { Character } from './paddle/decode.js'
import { type Room, stripOf, within } from './paddle/strip.js'
import type { Grey } from './picture/picture.js'
import type { Piece } from './pieces.js'
import type { Reader } from './reader.js'

/**
 * Margins around a line that is read again: at its ends wide enough for an unread character, where nothing else is
 * there.
 */
const OTHER: Room = { above: 0.02, aside: 1 }
const AGAIN: Room = { above: 0.12, aside: 0.5 }
/**
 * Most text that is read again, as the sum of its lines' lengths in heights: beyond it a person must check most of the
 * paper anyway.
 */
const MOST_AGAIN = 28
/** Height of a line for the other engine, and the white margin around it, in points. */
const [HEIGHT, MARGIN] = [56, 12]

/**
 * Looks at each line on its own: by the other engine, in black strokes on white, and where that reads something else,
 * once more by the first engine.
 */
export async function looksAt<Name extends string>(
  found: Found<Name>,
  clear: Grey,
  { page, paddle }: Reader,
): Promise<Look<Name>[]> {
  const other = await lookAt(found, clear, OTHER, async (boxes) => {
    const read = await page.readLines(await Promise.all(boxes.map((box) => pictureOf(clear, box))))
    return read.map((marks) => marks.map(({ text, confidence }) => ({ text, likely: confidence / 100 })))
  })
  const { doubtful, same } = doubtfulOf(found, other)
  const again = await lookAt(
    doubtful,
    clear,
    AGAIN,
    async (boxes) => paddle.read(await Promise.all(boxes.map((box) => stripOf(clear, box)))),
    same,
  )
  return [
    { by: 'paddle', found },
    { by: 'tesseract', found: other },
    { by: 'paddle', found: again },
  ]
}

/** Text without dirt and marks that are sometimes read between characters. */
const plainOf = (pieces: readonly Piece[] | undefined): string => textOf(pieces ?? []).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Fields that the engines read differently, shortest first as far as they are read again; and the lines that both read
 * alike.
 */
function doubtfulOf<Name extends string>(found: Found<Name>, other: Found<Name>) {
  const fields = (Object.entries(found) as [Name, Piece[]][])
    .filter(([name, pieces]) => plainOf(pieces) !== plainOf(other[name]))
    .map(([name, pieces]) => {
      const same = alike(pieces, other[name] ?? [])
      return { name, pieces, same, long: lengthOf(pieces.filter((piece) => !same.includes(piece))) }
    })
    .sort((a, b) => a.long - b.long)
  let left = MOST_AGAIN
  const chosen = fields.filter(({ long }) => {
    left -= long
    return left >= 0
  })
  const doubtful = Object.fromEntries(chosen.map(({ name, pieces }) => [name, pieces])) as Found<Name>
  return { doubtful, same: chosen.flatMap(({ same }) => same) }
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { left, right, top, bottom }) => sum + (right - left) / (bottom - top), 0)

/** Lines of a field that both engines read alike. */
const alike = (pieces: readonly Piece[], others: readonly Piece[]): Piece[] =>
  pieces.filter((piece) =>
    others.some(
      ({ left, top, text }) =>
        left === piece.left && top === piece.top && plainOf([piece]) === plainOf([{ ...piece, text }]),
    ),
  )

type Read = Pick<Character, 'text' | 'likely'>

/** Pieces after each was read on its own; some stay unchanged. */
async function lookAt<Name extends string>(
  found: Found<Name>,
  paper: Grey,
  room: Room,
  read: (boxes: Box[]) => Promise<Read[][]>,
  staying: readonly Piece[] = [],
): Promise<Found<Name>> {
  const places = Object.entries(found) as [Name, Piece[]][]
  const seen = places
    .flatMap(([, own]) => own)
    .flatMap((piece) => {
      const box = staying.includes(piece) ? undefined : reaching(paper, piece, room)
      return box ? [{ piece, box }] : []
    })
  const texts = await read(seen.map(({ box }) => box))
  const again = new Map([
    ...staying.map((piece) => [piece, piece] as const),
    ...seen.map(({ piece }, at) => [piece, readAs(piece, texts[at] ?? [])] as const),
  ])
  const looked = places.map(([name, own]) => [name, own.flatMap((piece) => again.get(piece) ?? [])])
  return Object.fromEntries(looked) as Found<Name>
}

function reaching(paper: Grey, piece: Piece, room: Room): Box | undefined {
  const box = within(paper, piece, room)
  const [left, right] = [Math.max(box?.left ?? 0, piece.from), Math.min(box?.right ?? 0, piece.to)].map(Math.round) as [
    number,
    number,
  ]
  return box && right > left ? { ...box, left, right } : undefined
}

const readAs = (piece: Piece, characters: readonly Read[]): Piece => ({
  ...piece,
  text: characters.map(({ text }) => text.normalize('NFKC')).join(''),
  confidence: 100 * Math.min(1, ...characters.map(({ likely }) => likely)),
})

/** Line with a white margin, as PNG. */
async function pictureOf({ data, width, height }: Grey, { left, top, right, bottom }: Box): Promise<Buffer> {
  const cut = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ height: HEIGHT })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(cut.data, { raw: { width: cut.info.width, height: cut.info.height, channels: 1 } })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
}
