import { birthOf, sexOf } from '../../kernel/values/id-number.js'
import { decided, type Found, type Look, type PlacedField } from './decide.js'
import { idNumberIn } from './fields/codes.js'
import { ADDRESS_END, fits, isKnownPlace } from './fields/fits.js'
import { isUsualName } from './fields/people-names.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { PortraitField } from './ocr.js'
import { codePieceIn, piecesOf, valueBehind } from './pieces.js'
import { known } from './reading.js'

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

/** Where the fields of the side with the portrait stand; undefined where too few of its labels are seen. */
export function portraitSideOn(lines: readonly Mark[][]): Found<PortraitField> | undefined {
  const anchors = anchorsIn(lines, LABELS)
  const pieces = piecesOf(lines, anchors)
  const number = codePieceIn(pieces)
  const isNumber = number !== undefined && idNumberIn([number.text])?.sure
  if (new Set(anchors.map(({ name }) => name)).size + (isNumber ? 1 : 0) < LEAST_LABELS) return undefined
  const found: Found<PortraitField> = {}
  for (const [name] of LABELS) {
    const anchor = anchors.find((one) => one.name === name)
    if (anchor) found[name] = valueBehind(anchor, anchors, pieces, name === 'idAddress')
  }
  return { ...found, ...(number ? { idNo: [number] } : {}) }
}

/** What stands there, by several looks. */
export function portraitSideBy(looks: readonly Look<PortraitField>[]): Partial<Record<PortraitField, PlacedField>> {
  const idNo = decided('idNo', looks, fits.idNo, { checked: true })
  return known({
    idName: decided('idName', looks, fits.person, { well: 60, holds: isUsualName }),
    idSex: told(idNo, sexOf, decided('idSex', looks, fits.sex)),
    idNation: decided('idNation', looks, fits.nation),
    idBirth: told(idNo, birthOf, decided('idBirth', looks, fits.birth)),
    idAddress: decided('idAddress', looks, fits.cardAddress, {
      well: 70,
      holds: (text) => isKnownPlace(text) && ADDRESS_END.test(text),
    }),
    idNo,
  })
}

/** What the number says, which has a check; what is printed beside confirms it, or stands in for it. */
function told(
  idNo: PlacedField | undefined,
  by: (idNo: string) => string,
  printed: PlacedField | undefined,
): PlacedField | undefined {
  if (!idNo?.sure) return printed && { ...printed, sure: false }
  const text = by(idNo.text)
  return { ...idNo, ...printed, text, sure: printed === undefined || printed.text === text }
}
