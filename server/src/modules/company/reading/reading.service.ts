import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import {
  type EmblemField,
  type LicenceField,
  type Ocr,
  OcrUnavailable,
  type PortraitField,
  type Reading,
} from '../../../platform/ocr/ocr.js'
import { cleanPaper } from '../../file/index.js'
import { countedAs, networkOf } from '../../identity/index.js'
import { countReading } from './reading.queries.js'
import { readingTexts as texts } from './texts.js'

const RETRY_SECONDS = 5

/** Refusal of a picture that waited too long for a reader, with the time after which the queue may be shorter. */
export function refuseUnread(error: unknown): never {
  if (!(error instanceof OcrUnavailable)) throw error
  if (error.reason === 'DOWN') throw new DomainError('OCR_DOWN')
  throw new DomainError(error.reason === 'BUSY' ? 'OCR_BUSY' : 'OCR_SLOW', {}, [], RETRY_SECONDS)
}

const PER_ADDRESS_AND_HOUR = 60
const HOUR_MS = 3600_000

/** Person, or address of a stranger, whose pictures are read. */
export interface Reader {
  address: string
  userId: string | null
}

/** Reads a virus-free picture; a stranger is named by his network. */
type ReadPaper<Name extends string> = (clean: Uint8Array, stranger?: string) => Promise<Reading<Name> | undefined>

/** Reads pictures of papers for forms; neither pictures nor texts are stored. */
export class ReadingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ocr: Ocr,
  ) {}

  /**
   * Texts of a licence. PICTURE_NOT_RECOGNISED for a picture of something else; TOO_OFTEN above 60 an hour by a person,
   * or by strangers at one address.
   */
  readLicence(reader: Reader, picture: Uint8Array): Promise<Reading<LicenceField>> {
    return this.read(reader, picture, texts.licence, (clean, stranger) => this.ocr.readLicence(clean, stranger))
  }

  /** Texts of the requested side, or of the other one where the picture shows that: the fields tell which. */
  readIdCard(reader: Reader, picture: Uint8Array, emblemSide: boolean): Promise<Reading<PortraitField | EmblemField>> {
    const sides: ReadPaper<PortraitField | EmblemField>[] = [
      (clean, stranger) => this.ocr.readEmblemSide(clean, stranger),
      (clean, stranger) => this.ocr.readPortraitSide(clean, stranger),
    ]
    const paper = emblemSide ? texts.emblemSide : texts.portraitSide
    const [first, second] = emblemSide ? sides : sides.reverse()
    return this.read(reader, picture, paper, async (clean, stranger) => {
      return (await first?.(clean, stranger)) ?? second?.(clean, stranger)
    })
  }

  private async read<Name extends string>(
    { address, userId }: Reader,
    picture: Uint8Array,
    paper: string,
    read: ReadPaper<Name>,
  ): Promise<Reading<Name>> {
    const now = this.clock.now()
    await inTransaction(this.database, async (em) => {
      const since = new Date(now.getTime() - HOUR_MS)
      if ((await countReading(em, { address: countedAs(address), userId, now }, since)) > PER_ADDRESS_AND_HOUR)
        throw new DomainError('TOO_OFTEN', { seconds: HOUR_MS / 1000 }, [], HOUR_MS / 1000)
    })
    const stranger = userId === null ? networkOf(address).name : undefined
    const reading = await read(await cleanPaper(picture, stranger), stranger).catch(refuseUnread)
    if (!reading) throw new DomainError('PICTURE_NOT_RECOGNISED', { paper })
    return reading
  }
}
