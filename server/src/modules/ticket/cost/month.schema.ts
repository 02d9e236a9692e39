import { z } from 'zod'
import { ticketTexts as texts } from '../texts.js'

const shape = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/

/** Month as yyyy-MM. */
export const month = (what: string) =>
  z.string({ error: texts.monthShape(what) }).regex(shape, { error: texts.monthShape(what) })

/** Month as yyyy-MM that may be missing. */
export const optionalMonth = (what: string) =>
  month(what)
    .nullish()
    .transform((text) => text ?? null)
