import { FOREVER, termIn } from './days.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { EmblemField, Reading } from './ocr.js'
import { type Piece, piecesOf, valueBehind } from './pieces.js'
import { field, isWellRead, known, only } from './reading.js'

type Place = 'authority' | 'term' | 'title' | 'country'

const LABELS: Labels<Place> = [
  ['country', ['中华人民共和国']],
  ['title', ['居民身份证']],
  ['authority', ['签发机关']],
  ['term', ['有效期限']],
]
/** A paper with fewer of them is something else. */
const LEAST_LABELS = 2
/** For how many years cards are given. */
const YEARS = [5, 10, 20]

/** The fields of the side with the emblem; undefined where too few of its labels are seen. */
export function emblemSideIn(lines: readonly Mark[][]): Reading<EmblemField> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  const names = new Set(anchors.map(({ name }) => name))
  if (names.size < LEAST_LABELS || !(names.has('authority') || names.has('term'))) return undefined
  const pieces = piecesOf(lines, anchors)
  const valueFor = (name: Place): Piece[] => {
    const anchor = anchors.find((one) => one.name === name)
    return anchor ? valueBehind(anchor, anchors, pieces) : []
  }
  const [authority, term] = [valueFor('authority'), valueFor('term')]
  const text = only(authority, /\p{Script=Han}/u)
  const { from, to } = termIn(only(term, /[^\s“”"']/))
  const sure = isWellRead(term) && isTerm(from, to)
  return known<EmblemField>({
    idAuthority: field(text, isWellRead(authority) && /局$/.test(text)),
    idStartDate: field(from, sure),
    idEndDate: field(to, sure),
  })
}

function isTerm(from: string | undefined, to: string | undefined): boolean {
  if (!from || !to || to === FOREVER) return from !== undefined && to !== undefined
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return YEARS.includes(years) && (to.slice(4) === from.slice(4) || from.endsWith('02-29'))
}
