/** The longer side of the copy on which a picture is judged, in points: writing on it is still several points high. */
export const JUDGED = 1000
/** The steepest edges of one point in so many are looked at: a paper has edges of writing, whatever else it shows. */
const STEEPEST = 0.01
/** An edge of a sharp picture changes by more than that from one point to the next but one, of 255. */
const SHARP = 36

/** A picture without colours: how light its points are, in rows. */
export interface Grey {
  data: ArrayLike<number>
  width: number
  height: number
}

/** How steep the steepest edges are, of 255, against how far the picture goes from dark to light. */
export function sharpnessOf({ data, width, height }: Grey): number {
  const counts = new Array<number>(256).fill(0)
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const here = data[y * width + x] ?? 0
      const [aside, above] = [here - (data[y * width + x - 1] ?? 0), here - (data[(y - 1) * width + x] ?? 0)]
      const step = Math.min(255, Math.trunc(Math.max(Math.abs(aside), Math.abs(above))))
      counts[step] = (counts[step] ?? 0) + 1
    }
  let rest = (width - 1) * (height - 1) * STEEPEST
  for (let step = 255; step > 0; step--) {
    rest -= counts[step] ?? 0
    if (rest <= 0) return step
  }
  return 0
}

/** Whether writing on it runs into itself, as where the hand moved or the focus was elsewhere. */
export const isBlurred = (grey: Grey): boolean => sharpnessOf(grey) < SHARP
