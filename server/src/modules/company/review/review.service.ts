import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { isNumberOfAnother } from '../authentication/authentication.queries.js'
import { RegistrationStatus } from '../enums.js'
import { registrationTable } from '../registration/fields.js'
import { registrationMachine } from '../registration/registration.machine.js'
import { registrationTexts } from '../registration/texts.js'
import { DECISION_SMS } from './decision-sms.js'
import * as queries from './review.queries.js'
import type {
  RegistrationEntry,
  RegistrationFilter,
  RegistrationSortField,
  RegistrationSummary,
} from './review.view.js'
import { tellApproved, tellRejected } from './telling.js'
import { reviewTexts as texts } from './texts.js'

const GET = 'platform:registration:get'
const SMS_WITHIN_MS = 24 * 3600_000
const MAX_ID = 36

const inputSchema = z.object({
  id: z.string().max(MAX_ID),
  version: z.int().nullish(),
  idempotencyKey: z.string().nullish(),
})
const rejectSchema = inputSchema.extend({ reason: requiredTextOf(registrationTable.reason) })

interface Decision {
  id: string
  /** Version that the reviewer saw; STALE where other papers have been handed in since. */
  version?: number | null | undefined
  idempotencyKey?: string | null | undefined
}

/** Review of companies' papers by the platform's desk. */
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly outbox: Outbox,
  ) {}

  async list(
    actor: Actor,
    request: ListRequest<RegistrationFilter, RegistrationSortField>,
  ): Promise<Page<RegistrationEntry, RegistrationSummary>> {
    actor.assert(GET)
    return readList(this.database.em.fork(), actor, queries.registrationList, request)
  }

  /** Registration with all its papers; undefined for an unknown one. */
  find(actor: Actor, id: string): Promise<queries.Reviewed | undefined> {
    actor.assert(GET)
    return queries.findReviewed(this.database.em.fork(), id)
  }

  /**
   * Authenticates the company under the name and number of its licence. COMPANY_NO_REGISTERED where another company has
   * the number.
   */
  approve(actor: Actor, given: Decision): Promise<queries.Reviewed> {
    actor.assert(registrationMachine.needs('approve'))
    const input = validate(inputSchema, given)
    return this.decide(actor, 'approve', input, async (tx, registration) => {
      const { companyAuthId, companyNo } = registration
      // If two companies show one licence at once, the second one waits and is refused.
      if (companyNo !== null) await inTurn(tx.em, 'company-no', companyNo)
      if (companyNo !== null && (await isNumberOfAnother(tx.em, companyNo, companyAuthId)))
        throw new DomainError('COMPANY_NO_REGISTERED', { companyNo })
      await queries.authenticate(tx.em, registration, tx.now)
      await tellApproved(tx, registration)
      return null
    })
  }

  /** Rejects the papers with a reason. */
  reject(actor: Actor, given: Decision & { reason: string }): Promise<queries.Reviewed> {
    actor.assert(registrationMachine.needs('reject'))
    const input = validate(rejectSchema, given)
    return this.decide(actor, 'reject', input, async (tx, registration) => {
      await tellRejected(tx, registration, input.reason)
      return input.reason
    })
  }

  private decide(
    actor: Actor,
    move: 'approve' | 'reject',
    { idempotencyKey, ...input }: z.output<typeof inputSchema>,
    effect: (tx: Tx, registration: queries.Reviewed) => Promise<string | null>,
  ): Promise<queries.Reviewed> {
    const options = { name: `registration.${move}`, title: texts[move], input, idempotencyKey }
    return this.run(actor, options, async (tx) => {
      const { em, now } = tx
      const registration = await lock(tx, input.id)
      if (input.version != null && registration.version !== input.version) throw new DomainError('STALE')
      const status = registrationMachine.next(RegistrationStatus[registration.status], move)
      const reason = await effect(tx, registration)
      await queries.decide(em, input.id, { status, reason, userId: actor.userId, name: actor.name, now })
      const expiresAt = new Date(now.getTime() + SMS_WITHIN_MS)
      const payload = { id: input.id, version: registration.version + 1 }
      await this.outbox.add(em, { topic: DECISION_SMS, payload, expiresAt })
      return lock(tx, input.id)
    })
  }
}

async function lock({ em }: Tx, id: string): Promise<queries.Reviewed> {
  const registration = await queries.lockReviewed(em, id)
  if (!registration) throw new DomainError('NOT_FOUND', { what: registrationTexts.registration })
  return registration
}
