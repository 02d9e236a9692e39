import { birthOf, sexOf } from '../../kernel/values/id-number.js'
import { decided, type Found, type Look, type PlacedField } from './decide.js'
import { idNumberIn } from './fields/codes.js'
import { ADDRESS_END, fits, isKnownPlace } from './fields/fits.js'
import { isUsualName } from './fields/people-names.js'
import { anchorsIn, type Labels } from './labels.js'
import type { Mark } from './marks.js'
import type { PortraitField } from './ocr.js'
import { known } from './ocr.js'
import { codePieceIn, piecesOf, valueBehind } from './pieces.js'

const LABELS: Labels<PortraitField> = [
  ['idName', ['姓名']],
  ['idSex', ['性别']],
  ['idNation', ['民族']],
  ['idBirth', ['出生']],
  ['idAddress', ['住址']],
  ['idNo', ['公民身份号码']],
]
/** Fewest labels; a paper with fewer is something else, unless it has a number with a right check digit. */
const LEAST_LABELS = 3

/** Places of the fields on the side with the portrait; undefined where too few labels were found. */
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

/** Texts of the side with the portrait, from several looks. */
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

/**
 * Fact that follows from the number, which has a check digit. The printed text beside it confirms it, or replaces it.
 */
function told(
  idNo: PlacedField | undefined,
  by: (idNo: string) => string,
  printed: PlacedField | undefined,
): PlacedField | undefined {
  if (!idNo?.sure) return printed && { ...printed, sure: false }
  const text = by(idNo.text)
  return { ...idNo, ...printed, text, sure: printed === undefined || printed.text === text }
}
