import { textForm } from '../../../kernel/values/forms.js'

/** Text as people compare it, in one form for cells, forms, filters and devices. */
export const folded = textForm

/** Text with half-width letters, digits and signs, without invisible characters. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Text in the stored form: without control characters and marks of text direction, cut to `max` characters. */
export const shown = (text: string, max = 200): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, max)
    .toWellFormed()
