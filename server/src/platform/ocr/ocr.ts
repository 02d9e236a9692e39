/** What was read of one field of a paper. */
export interface ReadField {
  text: string
  /** False where a person should look twice. */
  sure: boolean
  /** Where it stands on the picture, if that is known. */
  cut?: Cut
}

/** A part of a picture as people see it, upright by what the picture says of itself. */
export interface Cut extends Box {
  /** So many quarters of a circle, clockwise, the paper lies turned on it. */
  turned: number
}

/** A place on a picture: in points, or of a cut in shares of its width and height. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Only what was read. Dates are yyyy-MM-dd, an end that never comes is 长期. */
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

/** Characters that were read together, and where they stand on the picture, in points. */
export interface ReadRun {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Reads pictures of Chinese papers. What it says is a proposal: a person confirms it. Strangers, who are named by their network, come behind all
 * others.
 */
export interface Ocr {
  /** Undefined when the picture is no business licence. */
  readLicence(picture: Uint8Array, stranger?: string): Promise<Reading<LicenceField> | undefined>
  /** Undefined when the picture is not the side of an identity card with the portrait. */
  readPortraitSide(picture: Uint8Array, stranger?: string): Promise<Reading<PortraitField> | undefined>
  /** Undefined when the picture is not the side of an identity card with the emblem. */
  readEmblemSide(picture: Uint8Array, stranger?: string): Promise<Reading<EmblemField> | undefined>
  /** All that is written on a picture, whatever it is; undefined for what is no picture. */
  readRuns(picture: Uint8Array): Promise<ReadRun[] | undefined>
  /** Gets ready before anybody waits. */
  warm(): Promise<void>
  /** Frees the workers; called when the server stops. */
  close(): Promise<void>
}

const reasons = {
  BUSY: 'too many pictures wait to be read',
  SLOW: 'reading the picture took too long',
  DOWN: 'whoever reads pictures does not answer',
} as const

/** Waited or worked too long, or the provider does not answer: nothing is known of the picture, and it may be read later. */
export class OcrUnavailable extends Error {
  constructor(
    readonly reason: keyof typeof reasons,
    options?: ErrorOptions,
  ) {
    super(reasons[reason], options)
  }
}
