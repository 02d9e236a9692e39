import { companyNames, type PictureName, type TextName, textsIn, type Values } from './form'
import type { Cut } from './picture/canvas'

const portrait = ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo'] as const
const emblem = ['idAuthority', 'idStartDate', 'idEndDate'] as const
const CARD = '/chain/common/getOcrIdCard'

interface Paper {
  url: string
  names: readonly TextName[]
  /** Fields that are only on the card's other side. */
  otherNames: readonly TextName[]
}

/** Address of each picture's reader, with the fields that it reads. */
export const papers: Record<PictureName, Paper> = {
  companyUrl: { url: '/chain/common/getOcrBusinessLicense', names: textsIn(companyNames), otherNames: [] },
  idCardNegativeUrl: { url: `${CARD}?isFront=0`, names: portrait, otherNames: emblem },
  idCardPositiveUrl: { url: `${CARD}?isFront=1`, names: emblem, otherNames: portrait },
}

export interface Reading {
  texts: Partial<Values>
  /** Fields with an uncertain reading. */
  unsure: TextName[]
  /** Places of uncertain fields on the picture, where known. */
  cuts: Partial<Record<TextName, Cut>>
  /** Whether the picture shows the other side of the card. */
  otherSide: boolean
}

/** Reading of a picture, which the API returns as JSON in a text. */
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
  /** Texts on the picture that differ from typed fields: the typed text stays, with a note. */
  differs: Partial<Values>
  unsure: TextName[]
}

/** Changes of a form by a reading; typed texts stay. */
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
