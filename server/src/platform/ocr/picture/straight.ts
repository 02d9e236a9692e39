import type { Box, Cut } from '../ocr.js'
import { type Coloured, cornersIn } from './corners.js'
import { type Grey, opened, readable } from './picture.js'
import { ofTurned, type Point, projectionInto, type Quad, sidesOf } from './quads.js'

/** The longer side of the copy on which a paper is looked for, in points. */
const SEEN = 900
/** The longer side of what a paper is taken from. */
const LARGEST = 4200

/** All of the picture. */
const WHOLE: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Where a paper lies on a picture: its corners from its own upper left one clockwise, as shares of width and height. */
export interface Place {
  corners: Quad
  /** How wide the picture is beside its height. */
  ratio: number
  /** So many quarters of a circle, clockwise, it lies turned. */
  turned: number
}

/** Where a paper lies on a picture, whichever way up: within its corners, or all over. Undefined for bytes that are no picture. */
export async function placeIn(picture: Uint8Array): Promise<Place | undefined> {
  const seen = await readable(opened(picture).resize({ width: SEEN, height: SEEN, fit: 'inside' }).removeAlpha())
  if (!seen) return undefined
  const { width, height } = seen.info
  const small: Coloured = { data: seen.data, width, height }
  return { corners: (await cornersIn(small)) ?? WHOLE, ratio: width / height, turned: 0 }
}

/** The same paper where it lies so many quarters of a circle turned, clockwise. */
export const placeOfTurned = ({ corners, ratio }: Place, quarters: number): Place => ({
  ...{ corners: ofTurned(corners, quarters), ratio },
  turned: quarters,
})

/** The same paper where its lines run askew by an angle, in radians. */
export function placeAskew({ corners, ratio, turned }: Place, angle: number): Place {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [0, 1].map((axis) =>
    corners.reduce((sum, corner) => sum + (corner[axis] ?? 0) / 4, 0),
  ) as [number, number]
  const around = ([x, y]: Point): Point => {
    const [right, down] = [(x - middleX) * ratio, y - middleY]
    return [middleX + (right * cos - down * sin) / ratio, middleY + right * sin + down * cos]
  }
  return { corners: corners.map(around) as unknown as Quad, ratio, turned }
}

/** Room around what is cut out of a picture, in its heights. */
const ROOM = 0.3

/** Where on the picture a part of the straightened paper stands. */
export function cutOf({ left, top, right, bottom }: Box, { width, height }: Grey, { corners, turned }: Place): Cut {
  const room = (bottom - top) * ROOM
  const at = projectionInto(corners)
  const seen = [
    [left - room, top - room],
    [right + room, top - room],
    [right + room, bottom + room],
    [left - room, bottom + room],
  ].map(([x = 0, y = 0]) => at(x / width, y / height).map((share) => Math.min(1, Math.max(0, share))))
  const sides = (axis: 0 | 1): number[] => seen.map((point) => Math.round((point[axis] ?? 0) * 10_000) / 10_000)
  return {
    ...{ left: Math.min(...sides(0)), right: Math.max(...sides(0)) },
    ...{ top: Math.min(...sides(1)), bottom: Math.max(...sides(1)), turned },
  }
}

/** What lies there, upright and so wide, as if it were looked at from above, without its colours. */
export async function straightOf(picture: Uint8Array, place: Place, width: number): Promise<Grey | undefined> {
  const { corners, ratio } = place
  const [across, down] = sidesOf(corners.map(([x, y]) => [x * ratio, y] as const) as unknown as Quad)
  const high = Math.min(width / across, LARGEST / Math.max(ratio, 1))
  const [wide, height] = [Math.round(high * ratio), Math.round((width * down) / across)]
  // Blue labels are as dark as black letters in it, and red seals and emblems are gone.
  const seen = await readable(opened(picture).resize(wide, Math.round(high), { fit: 'fill' }).extractChannel('red'))
  if (!seen) return undefined
  const source = { data: seen.data, width: seen.info.width, height: seen.info.height }
  const isWhole = corners.every(([x, y], at) => x === WHOLE[at]?.[0] && y === WHOLE[at]?.[1])
  return isWhole ? source : within(source, corners, width, height)
}

/** The picture within four corners, each point between the four around it. */
function within(source: Grey, corners: Quad, width: number, height: number): Grey {
  const { data: from, width: wide, height: high } = source
  const [right, bottom] = [wide - 1, high - 1]
  const at = projectionInto(corners.map(([x, y]) => [x * right, y * bottom] as const) as unknown as Quad)
  const data = Buffer.alloc(width * height, 255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = at((x + 0.5) / width, (y + 0.5) / height)
      const [left, top] = [Math.floor(u), Math.floor(v)]
      if (left < 0 || top < 0 || left >= right || top >= bottom) continue
      const [aside, below, place] = [u - left, v - top, top * wide + left]
      const upper = (from[place] ?? 0) * (1 - aside) + (from[place + 1] ?? 0) * aside
      const lower = (from[place + wide] ?? 0) * (1 - aside) + (from[place + wide + 1] ?? 0) * aside
      data[y * width + x] = upper * (1 - below) + lower * below
    }
  return { data, width, height }
}
