import { textForm } from '../../../kernel/values/forms.js'

/** Text as people compare it: what a cell says is known by the same form as what a form, a filter or a device says. */
export const folded = textForm

/** Full-width letters, digits and signs as half-width ones; nothing invisible. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Text as it is kept: without control characters and marks that turn the direction of reading, at most so long. */
export const shown = (text: string, max = 200): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, max)
    .toWellFormed()
