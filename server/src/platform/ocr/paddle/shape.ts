/** Lines come to the model in this height, in points. */
export const HEIGHT = 48
/** A narrower line has no room for a character; in a wider one its characters are pressed together, as time grows with the width. */
export const [NARROWEST, WIDEST] = [16, 1600]

/** A line of writing in the height of the model: how light its points are, a byte each. */
export interface Strip {
  data: Uint8Array
  width: number
}

/** A paper in a size that the model takes. */
export interface Small extends Strip {
  height: number
}

/** Where the models and their characters are. */
export interface ModelFiles {
  detectionPath: string
  recognitionPath: string
  dictionaryPath: string
}
