/**
 * Reading of decimals as people write them, the same in every API. The pages have this file as
 * gql/decimal.generated.ts, written by `npm run codegen -w web`, so it must import nothing.
 */

/** Units that may stand before and after the digits, as sources of regular expressions. */
export interface Units {
  before?: string
  after?: string
}

const CUBIC = '方|立方米?|m3|m³|㎥'
const TONS = '吨|t'
const MEASURES = `${CUBIC}|${TONS}|车|趟`

/**
 * Units that people write beside numbers, by kind of column, so that tons are not taken for yuan; programs send bare
 * numbers.
 */
export const units = {
  none: {},
  yuan: { before: '[¥￥]|RMB|CNY|人民币', after: '元|RMB|CNY' },
  price: { before: '[¥￥]|RMB|CNY|人民币', after: `(?:元|RMB|CNY)?(?:[/每](?:${MEASURES}|台班|张|班))?` },
  measure: { after: MEASURES },
  cubic: { after: CUBIC },
  cubicPerLoad: { after: `(?:${CUBIC})(?:/车)?` },
  tons: { after: TONS },
  tonsPerCubic: { after: `(?:${TONS})(?:/(?:${CUBIC}))?` },
  /** Quantities on the lists of those who receive soil: soil or tickets. */
  taken: { after: `${MEASURES}|张` },
  metres: { after: '米|m' },
  percent: { after: '%' },
  degrees: { after: '°' },
} as const satisfies Record<string, Units>

/**
 * A decimal that was read, or why not: no number at all, more decimals than fit, or a separator that can be read in two
 * ways.
 */
export type DecimalReading =
  | { value: string; fault: null }
  | { value: null; fault: 'NONE' | 'TOO_FINE' }
  | { value: null; fault: 'TWO_READINGS'; readings: readonly [string, string] }

export interface DecimalForm {
  /** Most decimals that count; zeros behind them are ignored. */
  decimals?: number
  units?: Units
}

const MOST_DECIMALS = 15
const MOST_DIGITS = 15
const LONGEST = 64

const NONE = { value: null, fault: 'NONE' } as const

/** Thousands in groups of three, all by the same separator, and one point. */
const GRAMMAR = /^(?:(\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))(?:\.(\d*))?|\.(\d+))$/
/** One comma, which may be the thousands' or the point of other countries. */
const ONE_COMMA = /^(?:\d*|\d{1,3}(?:[. ]\d{3})+),\d+$/

/** Text as a plain decimal: “－１，２３４．５” gives -1234.5. */
export function readDecimal(
  text: string,
  { decimals = MOST_DECIMALS, units: around = {} }: DecimalForm = {},
): DecimalReading {
  if (text.length > LONGEST) return NONE
  const [, first = '', second = '', digits = ''] = patternOf(around).exec(halfWidth(text)) ?? []
  if (digits === '' || (first && second)) return NONE
  const sign = first || second
  const parts = partsOf(digits)
  if (parts) return read(sign, parts, decimals)
  if (!ONE_COMMA.test(digits)) return NONE
  const pointed = partsOf(digits.replace(/[. ]/g, '').replace(',', '.'))
  const grouped = partsOf(digits.replace(/[, ]/g, ''))
  if (!pointed || !grouped) return NONE
  const [one, other] = [written(sign, pointed), written(sign, grouped)]
  return one === other ? NONE : { value: null, fault: 'TWO_READINGS', readings: [one, other] }
}

interface Parts {
  whole: string
  fraction: string
}

function partsOf(digits: string): Parts | undefined {
  const [all, whole = '0', fraction, bare] = GRAMMAR.exec(digits) ?? []
  if (all === undefined) return undefined
  return { whole: whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, ''), fraction: fraction ?? bare ?? '' }
}

function read(sign: string, { whole, fraction }: Parts, decimals: number): DecimalReading {
  if (whole.length > MOST_DIGITS) return NONE
  if (/[1-9]/.test(fraction.slice(decimals))) return { value: null, fault: 'TOO_FINE' }
  return { value: written(sign, { whole, fraction: fraction.slice(0, decimals) }), fault: null }
}

function written(sign: string, { whole, fraction }: Parts): string {
  const number = fraction === '' ? whole : `${whole}.${fraction}`
  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number
}

/** Characters that reverse the direction of text, so that it is shown otherwise than it is stored. */
const TURNING = /[\u202B\u202E\u2067]/u

/**
 * Wide characters as narrow ones, without invisible ones. Unicode's compatibility forms are not used: they would make
 * 102 of 10² and 1 of ①, which nobody means.
 */
export function halfWidth(text: string): string {
  if (TURNING.test(text)) return ''
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡﹒]/g, '.')
    .replace(/﹐/g, ',')
    .replace(/[−–—﹣]/g, '-')
    .replace(/\s/g, ' ')
    .trim()
}

const patterns = new Map<string, RegExp>()

function patternOf({ before = '', after = '' }: Units): RegExp {
  const key = `${before}\n${after}`
  const known = patterns.get(key)
  if (known) return known
  const made = new RegExp(
    `^([+-]?) *(?:(?:${before}) *)?([+-]?) *([\\d.,](?:[\\d., ]*[\\d.,])?)(?: *(?:${after}))?$`,
    'i',
  )
  patterns.set(key, made)
  return made
}
