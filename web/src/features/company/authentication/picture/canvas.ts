import { type Grey, JUDGED } from './sharpness'

/**
 * Part of a picture in shares of its width and height, and the quarter turns, clockwise, by which the paper is rotated.
 */
export interface Cut {
  left: number
  top: number
  right: number
  bottom: number
  turned: number
}

const QUARTER = Math.PI / 2
const JPEG = { type: 'image/jpeg', quality: 0.92 } as const
/** Largest shown part of a picture, in points of a fine screen. */
const [WIDEST, HIGHEST] = [900, 240]

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.trunc(width))
  canvas.height = Math.max(1, Math.trunc(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  return { canvas, context }
}

/** Small grey copy of the picture, for judging it. */
export async function greyOf(file: Blob): Promise<Grey> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, JUDGED / Math.max(picture.width, picture.height))
  const { canvas, context } = canvasOf(picture.width * scale, picture.height * scale)
  const { width, height } = canvas
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const points = context.getImageData(0, 0, width, height).data
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = points.subarray(at * 4, at * 4 + 3)
    return red * 0.3 + green * 0.59 + blue * 0.11
  })
  return { data, width, height }
}

/** Picture rotated by a quarter turn, clockwise. */
export async function turnedOf(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  const { canvas, context } = canvasOf(picture.height, picture.width)
  context.translate(canvas.width, 0)
  context.rotate(QUARTER)
  context.drawImage(picture, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG.type, JPEG.quality))
  if (!blob) throw new Error('the picture cannot be turned')
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: JPEG.type })
}

/** Parts of a picture, each upright, as addresses for images. */
export async function cutsOf<Name extends string>(
  file: Blob,
  cuts: Partial<Record<Name, Cut>>,
): Promise<Partial<Record<Name, string>>> {
  const entries = Object.entries<Cut | undefined>(cuts)
  if (entries.length === 0) return {}
  const picture = await createImageBitmap(file)
  const shown = entries.flatMap(([name, cut]) => (cut ? [[name, cutOf(picture, cut)]] : []))
  return Object.fromEntries(shown) as Partial<Record<Name, string>>
}

function cutOf(picture: ImageBitmap, { left, top, right, bottom, turned }: Cut): string {
  const [wide, high] = [(right - left) * picture.width, (bottom - top) * picture.height]
  const isAside = turned % 2 === 1
  const [width, height] = isAside ? [high, wide] : [wide, high]
  const scale = Math.min(1, WIDEST / width, HIGHEST / height)
  const { canvas, context } = canvasOf(width * scale, height * scale)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(-turned * QUARTER)
  const [drawnWide, drawnHigh] = [wide * scale, high * scale]
  const from = [left * picture.width, top * picture.height, wide, high] as const
  context.drawImage(picture, ...from, -drawnWide / 2, -drawnHigh / 2, drawnWide, drawnHigh)
  return canvas.toDataURL(JPEG.type, JPEG.quality)
}
