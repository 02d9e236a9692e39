import { readDecimal, units } from '../../../gql/decimal.generated'
import { texts } from './texts'

/** Degrees as they were typed; null for what is none. */
export const degreesIn = (text: string): string | null => readDecimal(text, { decimals: 6, units: units.degrees }).value

/** What is wrong with degrees as they were typed; null when nothing is. */
export function degreesFault(text: string, most: number): string | null {
  const degrees = degreesIn(text)
  return degrees !== null && Math.abs(Number(degrees)) <= most ? null : texts.degrees(most)
}
