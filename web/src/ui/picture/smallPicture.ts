/** Longest sides in pixels, and qualities of JPEG at each, tried from the best on. */
const SIDES = [1280, 1024, 800, 640, 480, 320]
const QUALITIES = [0.7, 0.5, 0.35]

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/** Picture on a canvas with a longest side; the canvas of a small picture is as small. */
function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(bitmap.width * scale)
  canvas.height = Math.ceil(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Picture as a JPEG of a size at most, upright however the camera was held; names of places and devices in the file
 * are gone.
 * @throws for a file that the browser cannot show
 */
export async function smallPicture(file: Blob, mostBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const side of SIDES) {
      const canvas = drawn(bitmap, side)
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, quality)
        if (blob && blob.size <= mostBytes) return blob
      }
    }
  } finally {
    bitmap.close()
  }
  throw new RangeError('the picture cannot be made small enough')
}
