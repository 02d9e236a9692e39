import { companyNames, type PictureName, type TextName, textsIn, type Values } from './form'
import type { Cut } from './picture/canvas'

const portrait = ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'] as const
const emblem = ['idAuthority', 'idStartDate', 'idEndDate'] as const
const CARD = '/chain/common/getOcrIdCard'

interface Paper {
  url: string
  names: readonly TextName[]
  /** What a picture of its other side says. */
  otherNames: readonly TextName[]
}

/** Who reads which picture. */
export const papers: Record<PictureName, Paper> = {
  companyUrl: { url: '/chain/common/getOcrBusinessLicense', names: textsIn(companyNames), otherNames: [] },
  idCardNegativeUrl: { url: `${CARD}?isFront=0`, names: portrait, otherNames: emblem },
  idCardPositiveUrl: { url: `${CARD}?isFront=1`, names: emblem, otherNames: portrait },
}

export interface Reading {
  texts: Partial<Values>
  /** What was read without certainty. */
  unsure: TextName[]
  /** Where on the picture stands what was read without certainty, as far as that is known. */
  cuts: Partial<Record<TextName, Cut>>
  /** It is a picture of the card's other side. */
  otherSide: boolean
}

/** What the API says of a picture, as JSON in a text. */
export function readingOf(name: PictureName, json: string): Reading {
  const read = JSON.parse(json) as Record<string, unknown> & { unsure?: string[]; cuts?: Record<string, Cut> }
  const { names, otherNames } = papers[name]
  const has = (field: string) => typeof read[field] === 'string' && read[field] !== ''
  const own = names.filter(has)
  return {
    texts: Object.fromEntries(own.map((field) => [field, read[field]])),
    unsure: own.filter((field) => read.unsure?.includes(field)),
    cuts: Object.fromEntries(own.flatMap((field) => (read.cuts?.[field] ? [[field, read.cuts[field]]] : []))),
    otherSide: own.length === 0 && otherNames.some(has),
  }
}

export interface Proposal {
  fill: Partial<Values>
  /** Where somebody has typed something else: that stays, and he is told. */
  differs: Partial<Values>
  unsure: TextName[]
}

/** What a reading does to a form: whatever somebody has typed stays. */
export function proposalOf(
  { texts, unsure }: Pick<Reading, 'texts' | 'unsure'>,
  values: Values,
  typed: ReadonlySet<string>,
): Proposal {
  const read = Object.entries(texts) as [TextName, string][]
  const isOpen = (name: TextName) => !typed.has(name) || values[name].trim() === ''
  return {
    fill: Object.fromEntries(read.filter(([name]) => isOpen(name))),
    differs: Object.fromEntries(read.filter(([name, text]) => !isOpen(name) && values[name].trim() !== text)),
    unsure: unsure.filter(isOpen),
  }
}
