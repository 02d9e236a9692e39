import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { Random } from '../../../seeds/random.ts'

const JPEG_QUALITY = 60

/** Distortion of a paper by a phone. */
export interface Distortion {
  /** Share of the table around the paper, on each side. */
  margin: number
  /** Largest turn of the paper. */
  degrees: number
  /** Largest difference of a corner's distance, as a share of the side. */
  perspective: number
  noise: number
}

/** A careful photograph. */
const CAREFUL: Distortion = { margin: 0.06, degrees: 5, perspective: 0.03, noise: 9 }
/** A scan or a picture of the paper alone, in bad light. */
const NOISY: Distortion = { margin: 0, degrees: 0, perspective: 0, noise: 18 }
/** A hasty photograph, from aside. */
const ASKEW: Distortion = { margin: 0.12, degrees: 12, perspective: 0.1, noise: 9 }

type Corner = readonly [x: number, y: number]

/**
 * The picture as a phone takes it: askew on a table, under uneven light, with noise, and as JPEG. The same seed
 * distorts it the same way.
 */
export async function distorted(
  picture: Buffer,
  seed: number,
  { margin, degrees, perspective, noise }: Distortion = CAREFUL,
): Promise<Buffer> {
  const random = new Random(seed).fork('distort')
  const image = await loadImage(picture)
  const [width, height] = [image.width, image.height]
  const source = createCanvas(width, height)
  source.getContext('2d').drawImage(image, 0, 0)
  const [wide, high] = [Math.round(width * (1 + 2 * margin)), Math.round(height * (1 + 4 * margin))]
  const angle = ((random.next() * 2 - 1) * degrees * Math.PI) / 180
  const scale = margin === 0 ? 1 : 0.97 - Math.abs(angle) * 0.35
  const off = (): number => (random.next() * 2 - 1) * perspective
  const canvas = photographed(source, wide, high, cornersOf([width * scale, height * scale], [wide, high], angle, off))
  shade(canvas, random)
  addNoise(canvas, random, noise)
  return canvas.toBuffer('image/jpeg', JPEG_QUALITY)
}

/** The picture as people hand papers in, by what has been done to it. */
export const views = {
  upright: (picture: Buffer) => picture,
  /** Picture as a chat program passes it on from a phone on its side: turned, without a note about it. */
  turned: async (picture: Buffer, seed: number) => turned(picture, ((seed % 3) + 1) as 1 | 2 | 3),
  noisy: (picture: Buffer, seed: number) => distorted(picture, seed, NOISY),
  askew: (picture: Buffer, seed: number) => distorted(picture, seed, ASKEW),
} satisfies Record<string, (picture: Buffer, seed: number) => Buffer | Promise<Buffer>>
export type View = keyof typeof views

/** The picture on its side or head, in quarters of a circle, clockwise, as JPEG. */
export async function turned(picture: Buffer, quarters: 1 | 2 | 3): Promise<Buffer> {
  const image = await loadImage(picture)
  const [wide, high] = quarters === 2 ? [image.width, image.height] : [image.height, image.width]
  const canvas = createCanvas(wide, high)
  const context = canvas.getContext('2d')
  context.translate(wide / 2, high / 2)
  context.rotate((quarters * Math.PI) / 2)
  context.drawImage(image, -image.width / 2, -image.height / 2)
  return canvas.toBuffer('image/jpeg', JPEG_QUALITY)
}

/** Places of the paper's corners, from the upper left one clockwise. */
function cornersOf([width, height]: Corner, [wide, high]: Corner, angle: number, off: () => number): Corner[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  return corners.map(([right, down]) => {
    const [x, y] = [(right * width * (1 + off())) / 2, (down * height * (1 + off())) / 2]
    return [wide / 2 + x * Math.cos(angle) - y * Math.sin(angle), high / 2 + x * Math.sin(angle) + y * Math.cos(angle)]
  })
}

/** The paper on a table, looked up backwards: for every point of the photograph the point of the paper. */
function photographed(source: Canvas, wide: number, high: number, corners: readonly Corner[]): Canvas {
  const { width, height } = source
  const from = source.getContext('2d').getImageData(0, 0, width, height).data
  const canvas = createCanvas(wide, high)
  const context = canvas.getContext('2d')
  context.fillStyle = '#8d7358'
  context.fillRect(0, 0, wide, high)
  const picture = context.getImageData(0, 0, wide, high)
  const [a, b, c, d, e, f, g, h] = homography(corners, [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ]) as [number, number, number, number, number, number, number, number]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const depth = g * x + h * y + 1
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const [left, top] = [Math.floor(u), Math.floor(v)]
      const [right, down] = [u - left, v - top]
      const at = (top * width + left) * 4
      for (let channel = 0; channel < 3; channel++) {
        const upper = (from[at + channel] ?? 0) * (1 - right) + (from[at + 4 + channel] ?? 0) * right
        const below = at + width * 4 + channel
        const lower = (from[below] ?? 0) * (1 - right) + (from[below + 4] ?? 0) * right
        picture.data[(y * wide + x) * 4 + channel] = upper * (1 - down) + lower * down
      }
    }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** The eight numbers of the projection that takes four points to four others, by Gauss. */
function homography(from: readonly Corner[], to: readonly Corner[]): number[] {
  const rows = from.flatMap(([x, y], at) => {
    const [u, v] = to[at] ?? [0, 0]
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]
  })
  for (let column = 0; column < 8; column++) {
    rows.splice(column, 8, ...rows.slice(column).sort((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0)))
    const pivot = rows[column] ?? []
    for (const [at, row] of rows.entries()) {
      if (at === column) continue
      const times = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let next = column; next <= 8; next++) row[next] = (row[next] ?? 0) - times * (pivot[next] ?? 0)
    }
  }
  return rows.map((row, at) => (row[8] ?? 0) / (row[at] ?? 1))
}

/** Darker towards one corner, with the soft shadow of a hand. */
function shade(canvas: Canvas, random: Random): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const light = context.createLinearGradient(0, 0, width, random.chance(0.5) ? height : -height)
  light.addColorStop(0, 'rgba(0,0,0,0)')
  light.addColorStop(1, 'rgba(0,0,0,0.35)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const [x, y, radius] = [random.next() * width, random.next() * height, width * (0.25 + random.next() * 0.2)]
  const shadow = context.createRadialGradient(x, y, radius * 0.3, x, y, radius)
  shadow.addColorStop(0, 'rgba(0,0,0,0.3)')
  shadow.addColorStop(1, 'rgba(0,0,0,0)')
  context.fillStyle = shadow
  context.fillRect(0, 0, width, height)
}

function addNoise(canvas: Canvas, random: Random, noise: number): void {
  const context = canvas.getContext('2d')
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 0; at < picture.data.length; at += 4) {
    const off = (random.next() + random.next() + random.next() - 1.5) * 2 * noise
    for (let channel = 0; channel < 3; channel++) picture.data[at + channel] = (picture.data[at + channel] ?? 0) + off
  }
  context.putImageData(picture, 0, 0)
}
