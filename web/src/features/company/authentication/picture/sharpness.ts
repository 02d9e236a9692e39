/** Longer side of the copy on which a picture is judged, in points: letters are still several points high. */
export const JUDGED = 1000
/** Share of points with the steepest edges, which decide: every paper has edges of letters, whatever else it shows. */
const STEEPEST = 0.01
/** Least change, out of 255, across two points at an edge of a sharp picture. */
const SHARP = 36

/** Picture in grey: the light of its points, row by row. */
export interface Grey {
  data: ArrayLike<number>
  width: number
  height: number
}

/** Steepness of the steepest edges, out of 255, relative to the contrast of the picture. */
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

/** Whether letters run into each other, after a moving hand or a wrong focus. */
export const isBlurred = (grey: Grey): boolean => sharpnessOf(grey) < SHARP
