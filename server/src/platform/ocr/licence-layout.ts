import { decided, type Found, type Look, type PlacedField } from './decide.js'
import { daysIn } from './fields/days.js'
import { ADDRESS_END, COMPANY_END, fits, isKnownPlace } from './fields/fits.js'
import { isUsualName } from './fields/people-names.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { LicenceField } from './ocr.js'
import { known } from './ocr.js'
import { codePieceIn, piecesOf, valueBehind } from './pieces.js'

type Place = LicenceField | 'title' | 'scope' | 'authority'

const LABELS: Labels<Place> = [
  ['title', ['营业执照']],
  ['companyNo', ['统一社会信用代码']],
  ['companyName', ['名称', '企业名称']],
  ['companyType', ['类型', '主体类型', '公司类型', '企业类型']],
  ['companyRepre', ['法定代表人', '负责人', '经营者', '投资人', '执行事务合伙人']],
  ['companyAddress', ['住所', '营业场所', '经营场所', '主要经营场所']],
  ['companyFound', ['成立日期', '注册日期']],
  ['registeredCapital', ['注册资本', '注册资金', '出资额']],
  ['businessTerm', ['营业期限', '经营期限', '合伙期限']],
  ['scope', ['经营范围']],
  ['authority', ['登记机关']],
]
/** Fewest labels; a paper with fewer is something else. */
const LEAST_LABELS = 3
/** Fields that may continue on the next line, and fields that never do. */
const LONG: readonly LicenceField[] = ['companyName', 'companyType', 'companyAddress', 'businessTerm']
/** Longest distance down to the next line of a field, in heights. */
const LINES_BELOW = 2
const SHORT: readonly LicenceField[] = ['companyRepre', 'companyFound', 'registeredCapital']

/** Amount with its currency or 整; one that ends with 元 may have an unread end. */
const WHOLE_AMOUNT = /^人民币|(整|正|人民币|美元|港元|港币|欧元)$/

/** Places of the fields of a business licence; undefined where too few labels were found. */
export function licenceOn(lines: readonly Mark[][]): Found<LicenceField> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  if (new Set(anchors.map(({ name }) => name)).size < LEAST_LABELS) return undefined
  const pieces = piecesOf(lines, anchors)
  const found: Found<LicenceField> = {}
  for (const name of [...LONG, ...SHORT]) {
    const anchor = anchors.find((one) => one.name === name)
    if (anchor) found[name] = valueBehind(anchor, anchors, pieces, LONG.includes(name))
  }
  const code = codePieceIn(pieces)
  return { ...found, ...(code ? { companyNo: [code] } : {}) }
}

/** Whether every field was found above a place of the paper, so far that none continues below. */
export function licenceIsAbove(end: number, found: Found<LicenceField>): boolean {
  const ends = [...LONG, ...SHORT, 'companyNo' as const].map((name) => found[name]?.at(-1))
  return ends.every((piece) => piece && piece.bottom + LINES_BELOW * (piece.bottom - piece.top) < end)
}

/** Texts of a business licence, from several looks. */
export function licenceBy(looks: readonly Look<LicenceField>[]): Partial<Record<LicenceField, PlacedField>> {
  const businessTerm = decided('businessTerm', looks, fits.term, { well: 88 })
  return known({
    companyName: decided('companyName', looks, fits.companyName, {
      well: 70,
      holds: (text) => COMPANY_END.test(text) && isKnownPlace(text),
    }),
    companyNo: decided('companyNo', looks, fits.companyNo, { checked: true }),
    companyType: decided('companyType', looks, fits.companyType),
    companyRepre: decided('companyRepre', looks, fits.person, { well: 60, holds: isUsualName }),
    companyAddress: decided('companyAddress', looks, fits.address, {
      well: 70,
      holds: (text) => isKnownPlace(text) && ADDRESS_END.test(text),
    }),
    companyFound: foundedOf(decided('companyFound', looks, fits.found, { well: 88 }), businessTerm),
    registeredCapital: decided('registeredCapital', looks, fits.capital, { holds: (text) => WHOLE_AMOUNT.test(text) }),
    businessTerm,
  })
}

/** Day of founding, which nearly always begins the term: where both were read and differ, one of them is wrong. */
function foundedOf(day: PlacedField | undefined, term: PlacedField | undefined): PlacedField | undefined {
  const [begin] = daysIn(term?.text ?? '')
  if (!day) return begin && term ? { ...term, text: begin, sure: false } : undefined
  if (!begin || begin === day.text) return { ...day, sure: day.sure || (term?.sure ?? false) }
  return term?.sure && !day.sure ? { ...day, text: begin, sure: false } : { ...day, sure: false }
}
