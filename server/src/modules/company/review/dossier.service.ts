import type { Actor } from '../../../kernel/command/actor.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { type Clock, dayOf } from '../../../kernel/values/clock.js'
import { looksOf } from '../../file/index.js'
import { isNumberOfAnother } from '../authentication/authentication.queries.js'
import { papersTable } from '../registration/fields.js'
import { type RegistryCheck, registryChecks } from './checks.js'
import { findReviewed, namesOf } from './review.queries.js'
import type { PaperLookView, PaperReadingView } from './review.view.js'

const GET = 'platform:registration:get'
const labels: Readonly<Record<string, { label: string } | undefined>> = papersTable

/**
 * Dossier of a registration for its reviewer alone: checks, readings of the pictures, and the people who have viewed
 * them.
 */
export class DossierService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  async checks(actor: Actor | undefined, id: string): Promise<RegistryCheck[]> {
    const found = actor?.can(GET) ? await findReviewed(this.em, id) : undefined
    if (!found) return []
    const { companyNo, companyAuthId, readings } = found
    const numberTaken = companyNo !== null && (await isNumberOfAnother(this.em, companyNo, companyAuthId))
    return registryChecks(found, { readings, numberTaken, today: dayOf(this.clock.now()) })
  }

  async readings(actor: Actor | undefined, id: string): Promise<PaperReadingView[]> {
    const found = actor?.can(GET) ? await findReviewed(this.em, id) : undefined
    return Object.entries(found?.readings ?? {}).map(([field, read]) => ({
      field,
      label: labels[field]?.label ?? field,
      ...read,
      cut: read.cut ?? null,
    }))
  }

  async looks(actor: Actor | undefined, id: string): Promise<PaperLookView[]> {
    const found = actor?.can(GET) ? await findReviewed(this.em, id) : undefined
    if (!found) return []
    const looks = await looksOf(this.em, found.fileIds)
    const names = await namesOf(
      this.em,
      looks.map(({ userId }) => userId),
    )
    return looks.map((look) => ({ ...look, userName: names.get(look.userId) ?? '' }))
  }
}
