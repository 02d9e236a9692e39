import type { z } from 'zod'
import { fleetTexts as texts } from '../texts.js'

/** A province, a letter and five or six signs; what people put between them is left out. */
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9\p{Script=Han}]{5,6}$/u

/** A plate as it is known: in capitals, without blanks and dots. */
export const plateForm = (plate: string): string =>
  plate
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s·•・.\-_]/g, '')

export const plateText = (text: z.ZodType<string, unknown>) =>
  text.transform(plateForm).refine((plate) => PLATE.test(plate), { error: texts.plate, abort: true })
