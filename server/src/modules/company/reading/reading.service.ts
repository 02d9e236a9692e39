import { DomainError } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import type { Database } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import {
  type EmblemField,
  type LicenceField,
  type Ocr,
  type PortraitField,
  type Reading,
} from '../../../platform/ocr/ocr.js'
import { cleanPaper } from '../../file/index.js'
import { countReading } from './reading.queries.js'
import { refuseUnread } from './refusal.js'
import { readingTexts as texts } from './texts.js'

const PER_ADDRESS_AND_HOUR = 60
const HOUR_MS = 3600_000

/** Who has a picture read. */
export interface Reader {
  address: string
  userId: string | null
}

/** Reads pictures of papers for the forms that ask for what stands on them; nothing of picture or words is kept. */
export class ReadingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ocr: Ocr,
  ) {}

  /** PICTURE_NOT_RECOGNISED for a picture of something else, TOO_OFTEN above 60 an hour from one address. */
  readLicence(reader: Reader, picture: Uint8Array): Promise<Reading<LicenceField>> {
    return this.read(reader, picture, texts.licence, (clean) => this.ocr.readLicence(clean))
  }

  /** The side that is asked for, or the other one where the picture shows that: its fields tell. */
  readIdCard(reader: Reader, picture: Uint8Array, emblemSide: boolean): Promise<Reading<PortraitField | EmblemField>> {
    const sides = [
      (clean: Uint8Array): Promise<Reading<PortraitField | EmblemField> | undefined> => this.ocr.readEmblemSide(clean),
      (clean: Uint8Array): Promise<Reading<PortraitField | EmblemField> | undefined> =>
        this.ocr.readPortraitSide(clean),
    ]
    const paper = emblemSide ? texts.emblemSide : texts.portraitSide
    const [first, second] = emblemSide ? sides : sides.reverse()
    return this.read(reader, picture, paper, async (clean) => (await first?.(clean)) ?? second?.(clean))
  }

  private async read<Name extends string>(
    { address, userId }: Reader,
    picture: Uint8Array,
    paper: string,
    read: (clean: Uint8Array) => Promise<Reading<Name> | undefined>,
  ): Promise<Reading<Name>> {
    const now = this.clock.now()
    await inTransaction(this.database, async (em) => {
      const since = new Date(now.getTime() - HOUR_MS)
      if ((await countReading(em, { address, userId, now }, since)) > PER_ADDRESS_AND_HOUR)
        throw new DomainError('TOO_OFTEN', { seconds: HOUR_MS / 1000 }, [], HOUR_MS / 1000)
    })
    const reading = await read(await cleanPaper(picture)).catch(refuseUnread)
    if (!reading) throw new DomainError('PICTURE_NOT_RECOGNISED', { paper })
    return reading
  }
}
