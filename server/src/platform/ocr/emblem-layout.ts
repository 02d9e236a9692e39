import { decided, type Fit, type Found, type Look, type PlacedField } from './decide.js'
import { FOREVER, termIn } from './fields/days.js'
import { AUTHORITY_END, fits } from './fields/fits.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { EmblemField } from './ocr.js'
import { known } from './ocr.js'
import { piecesOf, valueBehind } from './pieces.js'

type Place = 'idAuthority' | 'term' | 'title' | 'country'
export type EmblemPlace = 'idAuthority' | 'term'

const LABELS: Labels<Place> = [
  ['country', ['中华人民共和国']],
  ['title', ['居民身份证']],
  ['idAuthority', ['签发机关']],
  ['term', ['有效期限']],
]
/** Fewest labels; a paper with fewer is something else. */
const LEAST_LABELS = 2
/** Years for which cards are valid. */
const YEARS = [5, 10, 20]

/** Places of the fields on the side with the emblem; undefined where too few labels were found. */
export function emblemSideOn(lines: readonly Mark[][]): Found<EmblemPlace> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  const names = new Set(anchors.map(({ name }) => name))
  if (names.size < LEAST_LABELS || !(names.has('idAuthority') || names.has('term'))) return undefined
  const pieces = piecesOf(lines, anchors)
  const valueFor = (name: Place) => {
    const anchor = anchors.find((one) => one.name === name)
    return anchor ? valueBehind(anchor, anchors, pieces) : []
  }
  return { idAuthority: valueFor('idAuthority'), term: valueFor('term') }
}

/** Validity of a card; one of its ends may be unread. */
const termFit: Fit = (read) => {
  const { from, to } = termIn(read.replace(/[\s“”"']/g, ''))
  return from || to ? { text: `${from ?? ''}至${to ?? ''}`, exact: isTerm(from, to) } : undefined
}

/** Texts of the side with the emblem, from several looks. */
export function emblemSideBy(looks: readonly Look<EmblemPlace>[]): Partial<Record<EmblemField, PlacedField>> {
  const term = decided('term', looks, termFit)
  const [from = '', to = ''] = term?.text.split('至') ?? []
  const part = (text: string): PlacedField | undefined => (term && text !== '' ? { ...term, text } : undefined)
  return known({
    idAuthority: decided('idAuthority', looks, fits.authority, {
      well: 60,
      holds: (text) => AUTHORITY_END.test(text),
    }),
    idStartDate: part(from),
    idEndDate: part(to),
  })
}

function isTerm(from: string | undefined, to: string | undefined): boolean {
  if (!from || !to || to === FOREVER) return from !== undefined && to !== undefined
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return YEARS.includes(years) && (to.slice(4) === from.slice(4) || from.endsWith('02-29'))
}
