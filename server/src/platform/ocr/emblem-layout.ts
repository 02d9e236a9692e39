import { decided, type Fit, type Found, type Look, type PlacedField } from './decide.js'
import { FOREVER, termIn } from './fields/days.js'
import { AUTHORITY_END, fits } from './fields/fits.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { EmblemField } from './ocr.js'
import { piecesOf, valueBehind } from './pieces.js'
import { known } from './reading.js'

type Place = 'idAuthority' | 'term' | 'title' | 'country'
export type EmblemPlace = 'idAuthority' | 'term'

const LABELS: Labels<Place> = [
  ['country', ['中华人民共和国']],
  ['title', ['居民身份证']],
  ['idAuthority', ['签发机关']],
  ['term', ['有效期限']],
]
/** A paper with fewer of them is something else. */
const LEAST_LABELS = 2
/** For how many years cards are given. */
const YEARS = [5, 10, 20]

/** Where the fields of the side with the emblem stand; undefined where too few of its labels are seen. */
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

/** From when to when a card holds; either may not have been read. */
const termFit: Fit = (read) => {
  const { from, to } = termIn(read.replace(/[\s“”"']/g, ''))
  return from || to ? { text: `${from ?? ''}至${to ?? ''}`, exact: isTerm(from, to) } : undefined
}

/** What stands there, by several looks. */
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
