/** Recognised text of a field. */
export interface ReadField {
  text: string
  /** Whether it is certain; otherwise a person must check it. */
  sure: boolean
  /** Place on the picture, if known. */
  cut?: Cut
}

/** Part of a picture as people see it, upright by the orientation in the file. */
export interface Cut extends Box {
  /** Quarter turns, clockwise, by which the paper is rotated. */
  turned: number
}

/** Place on a picture in points; in a cut as shares of its width and height. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Fields that were read. Dates are yyyy-MM-dd, an unlimited end is 长期. */
export type Reading<Name extends string> = Partial<Record<Name, ReadField>>

export type LicenceField =
  | 'companyName'
  | 'companyNo'
  | 'companyType'
  | 'companyRepre'
  | 'companyAddress'
  | 'companyFound'
  | 'registeredCapital'
  | 'businessTerm'
export type PortraitField = 'idName' | 'idSex' | 'idNation' | 'idBirth' | 'idAddress' | 'idNo'
export type EmblemField = 'idAuthority' | 'idStartDate' | 'idEndDate'

/** Characters that were read together, and their place on the picture, in points. */
export interface ReadRun {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Reader of pictures of Chinese papers. A reading is a proposal that a person confirms. Strangers, identified by their
 * network, wait behind all others.
 */
export interface Ocr {
  /** Texts of a business licence; undefined for a picture of something else. */
  readLicence(picture: Uint8Array, stranger?: string): Promise<Reading<LicenceField> | undefined>
  /** Texts of an identity card's side with the portrait; undefined for a picture of something else. */
  readPortraitSide(picture: Uint8Array, stranger?: string): Promise<Reading<PortraitField> | undefined>
  /** Texts of an identity card's side with the emblem; undefined for a picture of something else. */
  readEmblemSide(picture: Uint8Array, stranger?: string): Promise<Reading<EmblemField> | undefined>
  /** All writing on a picture of anything; undefined for a file that is no picture. */
  readRuns(picture: Uint8Array): Promise<ReadRun[] | undefined>
  /** Prepares before the first caller waits. */
  warm(): Promise<void>
  /** Frees the workers; called when the server stops. */
  close(): Promise<void>
}

const reasons = {
  BUSY: 'too many pictures wait to be read',
  SLOW: 'reading the picture took too long',
  DOWN: 'whoever reads pictures does not answer',
} as const

/**
 * Error for a picture about which nothing is known: it waited or took too long, or the provider did not answer. It may
 * be read later.
 */
export class OcrUnavailable extends Error {
  constructor(
    readonly reason: keyof typeof reasons,
    options?: ErrorOptions,
  ) {
    super(reasons[reason], options)
  }
}

/** Read field; undefined for nothing. */
export const field = (text: string | undefined, sure: boolean): ReadField | undefined =>
  text ? { text, sure } : undefined

/** Fields that were read. */
export function known<Name extends string, Field extends ReadField>(
  fields: Partial<Record<Name, Field | undefined>>,
): Partial<Record<Name, Field>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Record<Name, Field>
  >
}
