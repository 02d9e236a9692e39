import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import { type Ocr, OcrUnavailable, type Reading } from '../../../platform/ocr/ocr.js'
import type { PaperService } from '../../file/index.js'
import type { Readings } from '../registration/registration.entity.js'
import * as queries from './review.queries.js'

/** The topic of pictures that wait to be read, in the outbox; the payload names the registration. */
export const READING = 'registration-reading'

/** A picture of a registration: a field that is read of it wherever anything is, and how it is read. */
interface Picture {
  link: 'companyUrl' | 'idCardNegativeUrl' | 'idCardPositiveUrl'
  fields: readonly string[]
  read(ocr: Ocr, picture: Uint8Array): Promise<Readings | undefined>
}

const LICENCE = ['companyName', 'companyNo', 'licenceType', 'companyRepre', 'companyAddress', 'companyFound']
const PORTRAIT = ['idName', 'idSex', 'idNation', 'idBirth', 'idAddress', 'idNo']
const EMBLEM = ['idAuthority', 'idStartDate', 'idEndDate']

const pictures: readonly Picture[] = [
  { link: 'companyUrl', fields: LICENCE, read: licenceOn },
  {
    ...{ link: 'idCardNegativeUrl', fields: PORTRAIT },
    read: async (ocr, picture) => keptOf(await ocr.readPortraitSide(picture)),
  },
  {
    link: 'idCardPositiveUrl',
    fields: EMBLEM,
    read: async (ocr, picture) => keptOf(await ocr.readEmblemSide(picture)),
  },
]

/** A reading as it is kept: with the places of those fields that somebody is to look at twice. */
const keptOf = (read: Reading<string> | undefined): Readings | undefined =>
  read &&
  Object.fromEntries(
    Object.entries(read).flatMap(([name, field]) => {
      if (!field) return []
      const { text, sure, cut } = field
      return [[name, { text, sure, ...(cut && !sure ? { cut } : {}) }]]
    }),
  )

async function licenceOn(ocr: Ocr, picture: Uint8Array): Promise<Readings | undefined> {
  const read = keptOf(await ocr.readLicence(picture))
  if (!read) return undefined
  const { companyType, ...licence } = read
  return { ...licence, ...(companyType ? { licenceType: companyType } : {}) }
}

/** Reads the pictures of papers that were handed in, so that the reviewer sees what they say beside what was filled in. */
export class RegistrationReadings {
  constructor(
    private readonly database: Database,
    private readonly ocr: Ocr,
    private readonly papers: Pick<PaperService, 'contentOf'>,
  ) {}

  /**
   * Reads each of the three that is not read yet, and keeps at once what it says unless others have been handed in since. False where nobody
   * waits for it any more. OCR_BUSY where a reader had no time for one: nothing is known of it, and it is read with the next try.
   */
  async read({ id }: JobData, signal: AbortSignal): Promise<boolean> {
    const em = this.database.em.fork()
    const waiting = await queries.findPictures(em, String(id))
    if (!waiting) return false
    const known = waiting.readings ?? {}
    let isUnknown = false
    for (const picture of pictures.filter(({ fields }) => fields.every((field) => known[field] === undefined))) {
      const read = signal.aborted ? 'UNKNOWN' : await this.readOne(picture, waiting[picture.link])
      if (read === 'UNKNOWN') isUnknown = true
      else if (read && !(await queries.keepReadings(em, String(id), waiting.version, read))) return false
    }
    if (isUnknown) throw new DomainError('OCR_BUSY')
    return queries.keepReadings(em, String(id), waiting.version, {})
  }

  /** Nothing where the picture lies elsewhere or says nothing that can be read. */
  private async readOne(picture: Picture, link: string | null): Promise<Readings | 'UNKNOWN' | undefined> {
    const content = link === null ? undefined : await this.papers.contentOf(link)
    if (!content) return undefined
    try {
      return await picture.read(this.ocr, content)
    } catch (error) {
      if (error instanceof OcrUnavailable) return 'UNKNOWN'
      throw error
    }
  }
}
