import type { z } from 'zod'
import { plateForm } from '../../../kernel/values/forms.js'
import { fleetTexts as texts } from '../texts.js'

/** A province, a letter and five or six signs; what people put between them is left out. */
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9\p{Script=Han}]{5,6}$/u
/** Letters that would be taken for 1 and 0, so that no plate has them. */
const NEVER = /^\p{Script=Han}.*[IO]/u

/** Whether a plate has a letter that none has. */
export const hasNeverLetter = (plate: string): boolean => NEVER.test(plateForm(plate))

/** A plate as it is known: in capitals, without blanks and dots. */
export const plateText = (text: z.ZodType<string, unknown>) =>
  text
    .transform(plateForm)
    .refine((plate) => !hasNeverLetter(plate), { error: texts.plateLetters, abort: true })
    .refine((plate) => PLATE.test(plate), { error: texts.plate, abort: true })
