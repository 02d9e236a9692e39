import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import type { JobData } from '../../../platform/jobs/jobs.js'
import { type Ocr, OcrUnavailable, type Reading } from '../../../platform/ocr/ocr.js'
import type { PaperService } from '../../file/index.js'
import type { Readings } from '../registration/registration.entity.js'
import * as queries from './review.queries.js'

/** Topic in the outbox of pictures that are to be read; the payload names the registration. */
export const READING = 'registration-reading'

/** Picture of a registration: the member with its link, the fields on it, and its reader. */
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

/** Reading in the stored form: with the places of uncertain fields. */
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

/** Reads the pictures of papers that were handed in, so that the reviewer sees readings beside the form. */
export class RegistrationReadings {
  constructor(
    private readonly database: Database,
    private readonly ocr: Ocr,
    private readonly papers: Pick<PaperService, 'contentOf'>,
  ) {}

  /**
   * Reads the pictures that have no reading, and stores each reading unless other papers have been handed in since;
   * false if they have. OCR_BUSY if a reader was busy: the next attempt reads the rest.
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

  /** Reading of a picture; undefined for one that is stored elsewhere, UNKNOWN for one that cannot be read. */
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
