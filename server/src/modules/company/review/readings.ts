import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../platform/database/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import { type Ocr, OcrUnavailable, type Reading } from '../../../platform/ocr/ocr.js'
import type { PaperService } from '../../file/index.js'
import type { Readings } from '../registration/registration.entity.js'
import * as queries from './review.queries.js'

/** The topic of pictures that wait to be read, in the outbox; the payload names the registration. */
export const READING = 'registration-reading'

/** Reads the pictures of papers that were handed in, so that the reviewer sees what they say beside what was filled in. */
export class RegistrationReadings {
  constructor(
    private readonly database: Database,
    private readonly ocr: Ocr,
    private readonly papers: Pick<PaperService, 'contentOf'>,
  ) {}

  /** Reads all three, and keeps what they say unless others have been handed in since. False where nobody waits for it any more. */
  async read({ id }: JobData): Promise<boolean> {
    const em = this.database.em.fork()
    const waiting = await queries.findPictures(em, String(id))
    if (!waiting) return false
    const { companyUrl, idCardNegativeUrl, idCardPositiveUrl, version } = waiting
    const { companyType, ...licence } = (await this.readOne(companyUrl, (one) => this.ocr.readLicence(one))) ?? {}
    const portrait = await this.readOne(idCardNegativeUrl, (one) => this.ocr.readPortraitSide(one))
    const emblem = await this.readOne(idCardPositiveUrl, (one) => this.ocr.readEmblemSide(one))
    const readings: Readings = {
      ...licence,
      ...(companyType ? { licenceType: companyType } : {}),
      ...portrait,
      ...emblem,
    }
    return queries.keepReadings(em, String(id), version, readings)
  }

  /** Nothing where the picture lies elsewhere or cannot be read; a reader that is busy or away is asked again later. */
  private async readOne<Name extends string>(
    link: string | null,
    read: (picture: Uint8Array) => Promise<Reading<Name> | undefined>,
  ): Promise<Reading<Name> | undefined> {
    const picture = link === null ? undefined : await this.papers.contentOf(link)
    if (!picture) return undefined
    try {
      return await read(picture)
    } catch (error) {
      if (error instanceof OcrUnavailable && error.reason === 'SLOW') return undefined
      throw error instanceof OcrUnavailable ? new DomainError('OCR_BUSY') : error
    }
  }
}
