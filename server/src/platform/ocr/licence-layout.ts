import { creditCodeIn } from './codes.js'
import { daysIn, termIn } from './days.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import { mendedAmount, mendedWords } from './mended.js'
import type { LicenceField, ReadField, Reading } from './ocr.js'
import { type Piece, piecesOf, valueBehind } from './pieces.js'
import { field, isWellRead, known, only } from './reading.js'

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
/** A paper with fewer of them is something else. */
const LEAST_LABELS = 3

const NAME = /[\p{Script=Han}\p{L}\d()·&]/u
const ADDRESS = /[\p{Script=Han}A-Za-z\d()\-#、]/u
const CAPITAL = /[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆整人民币美港欧日\d.,()]/
/** The fields of a business licence; undefined where too few of its labels are seen. */
export function licenceIn(lines: readonly Mark[][]): Reading<LicenceField> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  if (new Set(anchors.map(({ name }) => name)).size < LEAST_LABELS) return undefined
  const pieces = piecesOf(lines, anchors)
  const valueFor = (name: Place): Piece[] => {
    const anchor = anchors.find((one) => one.name === name)
    return anchor ? valueBehind(anchor, anchors, pieces) : []
  }
  const plain = (name: Place, allowed: RegExp) =>
    field(mendedWords(only(valueFor(name), allowed)), isWellRead(valueFor(name)))
  const businessTerm = termOf(valueFor('businessTerm'))
  return known({
    companyName: plain('companyName', NAME),
    companyNo: creditCodeIn(pieces.map(({ text }) => text)),
    companyType: plain('companyType', NAME),
    companyRepre: plain('companyRepre', /[\p{Script=Han}·]/u),
    companyAddress: plain('companyAddress', ADDRESS),
    companyFound: foundedOf(valueFor('companyFound'), businessTerm),
    registeredCapital: capitalOf(valueFor('registeredCapital')),
    businessTerm,
  })
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

function termOf(value: readonly Piece[]): ReadField | undefined {
  const { from, to } = termIn(textOf(value))
  if (from && to) return field(`${from}至${to}`, isWellRead(value) && to > from)
  return field(from ? undefined : to, false)
}

/** Nearly always the day on which the term begins: where both are read and differ, one of them is wrong. */
function foundedOf(value: readonly Piece[], term: ReadField | undefined): ReadField | undefined {
  const [day] = daysIn(textOf(value))
  const [begin] = daysIn(term?.text ?? '')
  if (!day) return field(begin, false)
  return field(day, begin ? day === begin : isWellRead(value))
}

function capitalOf(value: readonly Piece[]): ReadField | undefined {
  const read = textOf(value)
  const mended = mendedAmount(read)
  const amount = [...mended].filter((character) => CAPITAL.test(character)).join('')
  const trimmed = amount.replace(/^[.,]+|^人(?!民)|[.,]+$/g, '')
  return field(trimmed, isWellRead(value) && mended === read && /[元圆]/.test(amount))
}
