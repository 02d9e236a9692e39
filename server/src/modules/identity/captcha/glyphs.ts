/** Point of a letter: both coordinates from 0 to 1, to the right and down. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

const ARC_STEPS = 14

/** Part of an ellipse from one angle to another in degrees; 0 is to the right, 90 is down. */
function arc(centre: Point, radius: Point, from: number, to: number): Stroke {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / ARC_STEPS) * Math.PI) / 180
    return [centre[0] + radius[0] * Math.cos(angle), centre[1] + radius[1] * Math.sin(angle)]
  })
}

const six: readonly Stroke[] = [arc([0.95, 0.72], [0.93, 0.72], -95, -180), arc([0.5, 0.7], [0.48, 0.3], 180, 540)]
const upsideDown = (strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((stroke) => stroke.map(([x, y]): Point => [1 - x, 1 - y]))

/** Letters and digits that cannot be mistaken for each other, as strokes of a pen. */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 1],
      [0.5, 0],
      [1, 1],
    ],
    [
      [0.2, 0.64],
      [0.8, 0.64],
    ],
  ],
  C: [arc([0.55, 0.5], [0.55, 0.5], -48, -312)],
  E: [
    [
      [0.95, 0],
      [0, 0],
      [0, 1],
      [0.95, 1],
    ],
    [
      [0, 0.5],
      [0.75, 0.5],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.95, 0],
      [0, 0.58],
    ],
    [
      [0.36, 0.37],
      [1, 1],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.9, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0.04, 0],
      [0.5, 0.66],
      [0.96, 0],
      [1, 1],
    ],
  ],
  R: [
    [[0, 1], [0, 0], [0.5, 0], ...arc([0.5, 0.27], [0.46, 0.27], -90, 90), [0, 0.54]],
    [
      [0.42, 0.54],
      [1, 1],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.24, 1],
      [0.5, 0.28],
      [0.76, 1],
      [1, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [1, 1],
    ],
    [
      [1, 0],
      [0, 1],
    ],
  ],
  Y: [
    [
      [0, 0],
      [0.5, 0.5],
      [1, 0],
    ],
    [
      [0.5, 0.5],
      [0.5, 1],
    ],
  ],
  3: [arc([0.45, 0.25], [0.45, 0.25], -165, 90), arc([0.45, 0.74], [0.53, 0.26], -90, 165)],
  6: six,
  7: [
    [
      [0, 0],
      [1, 0],
      [0.36, 1],
    ],
  ],
  9: upsideDown(six),
}

export const SYMBOLS: readonly string[] = Object.keys(glyphs)
