/** Height of lines for the model, in points. */
export const HEIGHT = 48
/**
 * Least width of a line, for one character; and largest width, to which longer lines are compressed, since time grows
 * with the width.
 */
export const [NARROWEST, WIDEST] = [16, 1600]

/** Line of writing in the model's height: the light of its points, a byte each. */
export interface Strip {
  data: Uint8Array
  width: number
}

/** Paper in a size that the model accepts. */
export interface Small extends Strip {
  height: number
}

/** Paths of the models and their characters. */
export interface ModelFiles {
  detectionPath: string
  recognitionPath: string
  dictionaryPath: string
}
