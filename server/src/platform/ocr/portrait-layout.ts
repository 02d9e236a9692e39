import { birthOf, sexOf } from '../../kernel/values/id-number.js'
import { idNumberIn } from './codes.js'
import { daysIn } from './days.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import { nationIn } from './nations.js'
import type { PortraitField, ReadField, Reading } from './ocr.js'
import { type Piece, piecesOf, valueBehind } from './pieces.js'
import { field, isWellRead, known, only } from './reading.js'

const LABELS: Labels<PortraitField> = [
  ['idName', ['姓名']],
  ['idSex', ['性别']],
  ['idNation', ['民族']],
  ['idBirth', ['出生']],
  ['idAddress', ['住址']],
  ['idNo', ['公民身份号码']],
]
/** A paper with fewer of them is something else; a number whose check holds is as good as one. */
const LEAST_LABELS = 3

const HAN = /[\p{Script=Han}·]/u
const ADDRESS = /[\p{Script=Han}A-Za-z\d\-#]/u

/** The fields of the side with the portrait; undefined where too few of its labels are seen. */
export function portraitSideIn(lines: readonly Mark[][]): Reading<PortraitField> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  const pieces = piecesOf(lines, anchors)
  const idNo = idNumberIn(pieces.map(({ text }) => text))
  if (new Set(anchors.map(({ name }) => name)).size + (idNo?.sure ? 1 : 0) < LEAST_LABELS) return undefined
  const valueFor = (name: PortraitField): Piece[] => {
    const anchor = anchors.find((one) => one.name === name)
    return anchor ? valueBehind(anchor, anchors, pieces) : []
  }
  const [name, nation, address] = [valueFor('idName'), valueFor('idNation'), valueFor('idAddress')]
  const spoken = nationIn(only(nation, HAN))
  const sex = only(valueFor('idSex'), /[男女]/)[0]
  const [birth] = daysIn(only(valueFor('idBirth'), /[\d年月日]/))
  return known<PortraitField>({
    idName: field(only(name, HAN), isWellRead(name)),
    idSex: told(idNo, sexOf, sex),
    idNation: field(spoken?.nation, spoken?.exact === true && isWellRead(nation)),
    idBirth: told(idNo, birthOf, birth),
    idAddress: field(only(address, ADDRESS), isWellRead(address)),
    idNo,
  })
}

/** What the number says, which has a check; what is printed beside confirms it, or stands in for it. */
function told(idNo: ReadField | undefined, by: (idNo: string) => string, printed: string | undefined) {
  if (!idNo?.sure) return field(printed, false)
  const text = by(idNo.text)
  return field(text, printed === undefined || printed === text)
}
