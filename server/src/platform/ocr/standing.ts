import sharp from 'sharp'
import type { Box } from './ocr.js'
import type { Character } from './paddle/decode.js'
import type { Line } from './paddle/lines.js'
import type { PaddleReader } from './paddle/paddle-reader.js'
import { PRESSED, stripOf, within } from './paddle/strip.js'
import type { Photo } from './picture/photo.js'
import type { Grey } from './picture/picture.js'
import { type Quad, sidesOf } from './picture/quads.js'
import { type Place, placeAskew, placeOfTurned, straightOf } from './picture/straight.js'

/** Number of longest lines that show a paper's orientation, and the part of each that is read, in heights. */
const [LINES, PART] = [2, 8]
/**
 * Average confidence of upright characters, from 0 to 1, and the number of characters that decide the orientation at
 * once.
 */
const [UPRIGHT, ENOUGH] = [0.92, 8]
/** Difference in confidence, from 0 to 1, by which an orientation must lead. */
const CLEARLY = 0.15
/** Length from which a line shows the direction of lines on the picture, in heights. */
const LONG = 2
/** Largest angle, in radians, that is ignored: over the width of a line it is less than the margin. */
const STRAIGHT = 0.012
const ROOM = { above: 0, aside: 0.1 }

/** Upright paper, with its place on the picture, and the places of its lines on it. */
export interface Upright {
  paper: Grey
  place: Place
  lines: Line[]
}

/**
 * Paper that lies on a picture in any way, `side` points long on its longer side. The direction of its lines, and the
 * longest of them read both ways, show its orientation. The tilt of the lines is corrected as well.
 */
export async function standing(
  photo: Photo,
  lying: Place,
  side: number,
  paddle: Pick<PaddleReader, 'find' | 'read'>,
): Promise<Upright | undefined> {
  const flat = await flatOf(photo, lying, side)
  if (!flat) return undefined
  const found = await paddle.find(flat)
  const quarters = await quartersOf(flat, found, paddle)
  const place = placeOfTurned(lying, quarters)
  const angle = angleOf(found)
  if (Math.abs(angle) < STRAIGHT)
    return { paper: await turned(flat, quarters), place, lines: found.map((line) => ofTurned(line, flat, quarters)) }
  const straight = placeAskew(place, angle)
  const paper = await flatOf(photo, straight, side)
  return paper && { paper, place: straight, lines: await paddle.find(paper) }
}

async function flatOf(photo: Photo, place: Place, side: number): Promise<Grey | undefined> {
  const [across, down] = sidesOf(place.corners.map(([x, y]) => [x * place.ratio, y] as const) as unknown as Quad)
  return straightOf(photo, place, Math.round(side * Math.min(1, across / down)))
}

async function quartersOf(flat: Grey, lines: readonly Line[], paddle: Pick<PaddleReader, 'read'>): Promise<number> {
  const [along, down] = [lengthOf(lines, isAlong), lengthOf(lines, isDown)]
  const longest = lines.toSorted((a, b) => longSide(b) - longSide(a)).slice(0, LINES)
  const turns = along >= down ? [0, 2] : [1, 3]
  const ways = await Promise.all(
    turns.map(async (quarters) => ({ quarters, paper: await turned(flat, quarters), read: [] as Character[] })),
  )
  const better = (): number => {
    const [first, second] = ways.map(({ read }) => meanOf(read)) as [number, number]
    return first - second
  }
  for (const line of longest) {
    for (const { quarters, paper, read } of ways) {
      const box = within(paper, partOf(ofTurned(line, flat, quarters)), ROOM)
      if (box) read.push(...(await paddle.read([await stripOf(paper, box, PRESSED)])).flat())
      if (read.length >= ENOUGH && meanOf(read) >= UPRIGHT) return quarters
    }
    if (Math.abs(better()) > CLEARLY) break
  }
  return (better() < 0 ? turns[1] : turns[0]) ?? 0
}

/** Middle of a line, which contains the same characters in both orientations. */
function partOf(line: Line): Line {
  const [middle, half] = [(line.left + line.right) / 2, (high(line) * PART) / 2]
  return { ...line, left: Math.max(line.left, middle - half), right: Math.min(line.right, middle + half) }
}

const meanOf = (read: readonly Character[]): number =>
  read.reduce((sum, { likely }) => sum + likely, 0) / Math.max(read.length, 1)

const wide = ({ left, right }: Box): number => right - left
const high = ({ top, bottom }: Box): number => bottom - top
const longSide = (box: Box): number => Math.max(wide(box), high(box))
const isAlong = (box: Box): boolean => wide(box) > LONG * high(box)
const isDown = (box: Box): boolean => high(box) > LONG * wide(box)

const lengthOf = (lines: readonly Line[], is: (box: Box) => boolean): number =>
  lines.filter(is).reduce((sum, line) => sum + longSide(line), 0)

/** Angle of the lines: the median, weighted by length. */
function angleOf(lines: readonly Line[]): number {
  const long = lines.filter((line) => isAlong(line) || isDown(line)).sort((a, b) => a.askew - b.askew)
  let half = long.reduce((sum, line) => sum + longSide(line), 0) / 2
  for (const line of long) {
    half -= longSide(line)
    if (half <= 0) return line.askew
  }
  return 0
}

/** Picture turned back, on which the paper is rotated by `quarters` of a turn, clockwise. */
async function turned({ data, width, height }: Grey, quarters: number): Promise<Grey> {
  if (quarters === 0) return { data, width, height }
  const raw = { raw: { width, height, channels: 1 as const } }
  const back = await sharp(data, raw)
    .rotate(-90 * quarters)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: back.data, width: back.info.width, height: back.info.height }
}

function ofTurned({ left, top, right, bottom, askew }: Line, { width, height }: Grey, quarters: number): Line {
  if (quarters === 1) return { left: top, right: bottom, top: width - right, bottom: width - left, askew }
  if (quarters === 2)
    return { left: width - right, right: width - left, top: height - bottom, bottom: height - top, askew }
  if (quarters === 3) return { left: height - bottom, right: height - top, top: left, bottom: right, askew }
  return { left, top, right, bottom, askew }
}
