import type { Box, Cut } from '../ocr.js'
import { cornersIn } from './corners.js'
import type { Photo } from './photo.js'
import type { Grey } from './picture.js'
import { ofTurned, type Point, projectionInto, projectionOf, type Quad, sidesOf } from './quads.js'

/** Longer side of the picture from which a paper is cut. */
const LARGEST = 4200

/** All of the picture. */
const WHOLE: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Place of a paper on a picture: its corners clockwise from its own upper left one, as shares of width and height. */
export interface Place {
  corners: Quad
  /** Width divided by height of the picture. */
  ratio: number
  /** Quarter turns, clockwise, by which it is rotated. */
  turned: number
}

/** Place of a paper on a picture, however rotated: within its corners, or the whole picture. */
export async function placeOn({ points }: Photo): Promise<Place> {
  return { corners: (await cornersIn(points)) ?? WHOLE, ratio: points.width / points.height, turned: 0 }
}

/** Place of a paper that is rotated by `quarters` of a turn, clockwise. */
export const placeOfTurned = ({ corners, ratio }: Place, quarters: number): Place => ({
  ...{ corners: ofTurned(corners, quarters), ratio },
  turned: quarters,
})

/** Place of a paper whose lines are tilted by an angle, in radians. */
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

/** Margin around a part that is cut out of a picture, in its heights. */
const ROOM = 0.3

/** Part of the straightened paper as a place on the picture. */
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

/** Paper at a place, seen from above and upright, `width` points wide, in grey. */
export async function straightOf(photo: Photo, place: Place, width: number): Promise<Grey | undefined> {
  const { corners, ratio } = place
  const [across, down] = sidesOf(corners.map(([x, y]) => [x * ratio, y] as const) as unknown as Quad)
  const high = Math.min(width / across, LARGEST / Math.max(ratio, 1))
  const [wide, height] = [Math.round(high * ratio), Math.round((width * down) / across)]
  const source = await photo.red(wide, Math.round(high))
  if (!source) return undefined
  const isWhole = corners.every(([x, y], at) => x === WHOLE[at]?.[0] && y === WHOLE[at]?.[1])
  return isWhole ? source : within(source, corners, width, height)
}

/** Picture within four corners; each point is interpolated from the four around it. */
function within(source: Grey, corners: Quad, width: number, height: number): Grey {
  const { data: from, width: wide, height: high } = source
  const [right, bottom] = [wide - 1, high - 1]
  const { x, y, depth } = projectionOf(corners.map(([x, y]) => [x * right, y * bottom] as const) as unknown as Quad)
  const data = Buffer.alloc(width * height, 255)
  for (let row = 0; row < height; row++) {
    const down = (row + 0.5) / height
    const [across, along, deep] = [x[1] * down + x[2], y[1] * down + y[2], depth[1] * down + 1]
    for (let column = 0; column < width; column++) {
      const share = (column + 0.5) / width
      const part = depth[0] * share + deep
      const u = (x[0] * share + across) / part
      const v = (y[0] * share + along) / part
      if (!(u >= 0 && v >= 0 && u < right && v < bottom)) continue
      const left = Math.trunc(u)
      const aside = u - left
      const top = Math.trunc(v)
      const below = v - top
      const place = top * wide + left
      const upper = (from[place] ?? 0) * (1 - aside) + (from[place + 1] ?? 0) * aside
      const lower = (from[place + wide] ?? 0) * (1 - aside) + (from[place + wide + 1] ?? 0) * aside
      data[row * width + column] = upper * (1 - below) + lower * below
    }
  }
  return { data, width, height }
}
