import sharp from 'sharp'
import { type Found, type Look, textOf } from './decide.js'
import type { Box } from './ocr.js'
import type { Character } from './paddle/decode.js'
import { type Room, stripOf, within } from './paddle/strip.js'
import type { Grey } from './picture/picture.js'
import type { Piece } from './pieces.js'
import type { Reader } from './reader.js'

/** Room around a line where it is looked at again: at its ends so much that a character is seen which was not read, if nothing else stands there. */
const OTHER: Room = { above: 0.02, aside: 1 }
const AGAIN: Room = { above: 0.12, aside: 0.5 }
/** How high a line is for the other engine, and the white around it, in points. */
const [HEIGHT, MARGIN] = [56, 12]

/**
 * Looks at each line that was read, alone: by the other engine, on strokes that are black on white, and, where that reads
 * something else, once more by the first.
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
  const names = Object.keys(found) as Name[]
  const doubtful = names.filter((name) => plainOf(found[name]) !== plainOf(other[name]))
  const rest = Object.fromEntries(doubtful.map((name) => [name, found[name]])) as Found<Name>
  const again = await lookAt(rest, clear, AGAIN, async (boxes) =>
    paddle.read(await Promise.all(boxes.map((box) => stripOf(clear, box)))),
  )
  return [
    { by: 'paddle', found },
    { by: 'tesseract', found: other },
    { by: 'paddle', found: again },
  ]
}

/** Dirt and marks between characters are read now and then, and say nothing. */
const plainOf = (pieces: readonly Piece[] | undefined): string => textOf(pieces ?? []).replace(/[^\p{L}\p{N}]/gu, '')

type Read = Pick<Character, 'text' | 'likely'>

/** Pieces as they are read when each is looked at alone. */
async function lookAt<Name extends string>(
  found: Found<Name>,
  paper: Grey,
  room: Room,
  read: (boxes: Box[]) => Promise<Read[][]>,
): Promise<Found<Name>> {
  const places = Object.entries(found) as [Name, Piece[]][]
  const seen = places
    .flatMap(([, own]) => own)
    .flatMap((piece) => {
      const box = reaching(paper, piece, room)
      return box ? [{ piece, box }] : []
    })
  const texts = await read(seen.map(({ box }) => box))
  const again = new Map(seen.map(({ piece }, at) => [piece, readAs(piece, texts[at] ?? [])]))
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

/** A line with white around it, as PNG. */
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
