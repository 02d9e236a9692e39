/** Signs that no eye sees: blanks of all widths, controls, joiners, marks of direction and variation. */
const SIGNS =
  String.raw`\u{0}-\u{20}\u{7f}-\u{a0}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{1680}\u{17b4}\u{17b5}\u{180b}-\u{180f}
\u{2000}-\u{200f}\u{2028}-\u{202f}\u{205f}-\u{206f}\u{2800}\u{3000}\u{3164}
\u{fe00}-\u{fe0f}\u{feff}\u{ffa0}\u{fff9}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`.replaceAll(
    '\n',
    '',
  )
const UNSEEN = new RegExp(`[${SIGNS}]+`, 'gu')
const SEEN = new RegExp(`[^${SIGNS}]`, 'u')
const DASHES = /[‐‒–—―−]/g
const DOTS = /[•‧∙⋅・]/g
const OPENING = /[[{【〔〖「『《〈]/g
const CLOSING = /[\]}】〕〗」』》〉]/g
/** Separators between the parts of a plate, which some people write and others leave out. */
const OF_PLATES = /[·._-]/g

/**
 * Name or number as it is compared: of one width and case, without blanks and invisible characters, with one sign for
 * each kind of dash, dot and bracket. `text_form` of the database gives the same (migrations/0052-text-forms.ts).
 */
export const textForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(DASHES, '-')
    .replace(DOTS, '·')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .normalize('NFKC')

/**
 * Plate in the form for comparison: its `textForm` without signs between its parts; `plate_form` of the database gives
 * the same.
 */
export const plateForm = (text: string): string => textForm(text).replace(OF_PLATES, '')

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !SEEN.test(text)
