import { texts } from './texts'

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/

/** What is wrong with degrees as they were typed; null when nothing is. */
export const degreesFault = (text: string, most: number): string | null =>
  DEGREES.test(text.trim()) && Math.abs(Number(text)) <= most ? null : texts.degrees(most)
