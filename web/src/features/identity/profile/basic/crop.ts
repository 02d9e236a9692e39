/** Square crop of a picture: its zoom and its position, from 0 to 100 each. */
export interface Crop {
  zoom: number
  across: number
  down: number
}

export const WHOLE: Crop = { zoom: 0, across: 50, down: 50 }
const MOST_ZOOM = 4

/** Crop in points of the picture. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / (1 + (zoom / 100) * (MOST_ZOOM - 1))
  return { side, left: ((width - side) * across) / 100, top: ((height - side) * down) / 100 }
}
