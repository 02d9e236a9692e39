import type { Actor } from '../../../kernel/command/actor.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import type { PaperService } from '../../file/index.js'
import { deskPeople, type Happening, hashToken, nameNewcomer, RoleType, refuseToken } from '../../identity/index.js'
import { people, tell } from '../../message/index.js'
import { deskId } from '../desk/desk.queries.js'
import { type AuthenticationStep, CompanyType, RegistrationStatus } from '../enums.js'
import { foundCompany } from '../registration/founding.js'
import { registrationMachine } from '../registration/registration.machine.js'
import { findRegistrationOf, insertRegistration, registrationOf } from '../registration/registration.queries.js'
import type { RegistrationView } from '../registration/registration.view.js'
import { READING } from '../review/readings.js'
import * as queries from './authentication.queries.js'
import { type Authentication, authenticationSchema, draftSchema } from './authentication.schema.js'
import { type AuthenticationDraftView, formOf } from './authentication.view.js'
import { deleteDraft, findDraft, keepDraft, type Whose } from './draft.queries.js'
import type { AuthenticationForm } from './fields.js'
import { authenticationTexts as texts } from './texts.js'

const AUTHENTICATE = 'chain:company:authenticate'
interface GivenDraft {
  step: AuthenticationStep
  form: AuthenticationForm
  /** Fields whose reading is uncertain and that nobody has checked since. */
  unsure?: readonly string[] | null | undefined
}

const READ_WITHIN_MS = 24 * 3600_000

/** Authentication of a company, step by step, until its papers are handed in for review (docs/behaviour/company.md). */
export class AuthenticationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    /** Runs verbs of people who may not have a company yet. */
    private readonly runOwn: RunCommand,
    private readonly outbox: Outbox,
    private readonly papers: Pick<PaperService, 'assertOwn'>,
  ) {}

  private get em(): Em {
    return this.database.em.fork()
  }

  /** Registration of the actor's company; its papers are only for people who may hand them in. */
  async find(actor: Actor): Promise<RegistrationView | undefined> {
    const { companyId } = whoseOf(actor)
    return companyId === null ? undefined : findRegistrationOf(this.em, companyId)
  }

  /** Draft of a form that has not been handed in. */
  async draft(actor: Actor): Promise<AuthenticationDraftView | undefined> {
    const found = await findDraft(this.em, whoseOf(actor))
    return found && { ...found, form: formOf(found.form) }
  }

  /** Stores a draft in place of the previous one. */
  async saveDraft(actor: Actor, given: GivenDraft): Promise<AuthenticationDraftView> {
    refuseToken(actor)
    const whose = whoseOf(actor)
    const kept = await keepDraft(this.em, whose, { ...validate(draftSchema, given), now: this.clock.now() })
    if (!kept) throw new Error('the draft is gone')
    return { ...kept, form: formOf(kept.form) }
  }

  async discardDraft(actor: Actor): Promise<void> {
    refuseToken(actor)
    await deleteDraft(this.em, whoseOf(actor))
  }

  /**
   * Hands in the papers of the actor's company, which is founded first where he has none. ALREADY_AUTHENTICATED, or
   * MOVE_NOT_ALLOWED while papers wait. Only the desk learns whether another company has the number.
   */
  async submit(actor: Actor, input: AuthenticationForm, idempotencyKey?: string | null): Promise<RegistrationView> {
    refuseToken(actor)
    const whose = whoseOf(actor)
    const form = validate(authenticationSchema, input, 'input')
    const { companyUrl, idCardPositiveUrl, idCardNegativeUrl } = form
    await this.papers.assertOwn({ companyUrl, idCardPositiveUrl, idCardNegativeUrl }, actor, 'input')
    // The log keeps which papers were handed in as a hash, and nothing of an identity card.
    const logged = { companyName: form.companyName, companyNo: form.companyNo, form: hashToken(JSON.stringify(form)) }
    const options = { name: 'company.submitAuthentication', title: texts.submit, input: logged, idempotencyKey }
    return this.runOwn(actor, options, async (tx) => {
      const companyId = whose.companyId ?? (await foundOwn(tx, form))
      await handIn(tx, companyId, form)
      await deleteDraft(tx.em, whose)
      const registration = await registrationOf(tx.em, companyId)
      const expiresAt = new Date(tx.now.getTime() + READ_WITHIN_MS)
      await this.outbox.add(tx.em, { topic: READING, payload: { id: registration.id }, expiresAt })
      await tellDesk({ em: tx.em, now: tx.now }, registration.id, form.companyName)
      return registration
    })
  }
}

/** Owner of a form; refuses an actor who may not hand one in. */
function whoseOf(actor: Actor): Whose {
  const { userId, companyId, roleType } = actor.facts
  const founds = companyId === null && roleType === RoleType.COMPANY
  if (!founds) actor.assert(AUTHENTICATE)
  return { userId, companyId }
}

/** Makes the company of a person who has none. */
async function foundOwn(tx: Tx, { companyName, companyNo, idName }: Authentication): Promise<string> {
  const { em, now, actor } = tx
  const { userId, mobile } = actor.facts
  const companyId = await foundCompany(em, { companyType: CompanyType.COMPANY, companyName, userId, now })
  await nameNewcomer(em, { id: userId, mobile, name: idName })
  const person = { contactName: idName, contactPhone: mobile }
  const form = { companyType: CompanyType.COMPANY, companyName, companyNo, ...person }
  await insertRegistration(em, form, { id: newId(), companyId, userId, now })
  return companyId
}

async function handIn(tx: Tx, companyId: string, form: Authentication): Promise<void> {
  const { em, now, actor } = tx
  const registration = await queries.lockRegistrationOf(em, companyId)
  if (!registration || registration.status === RegistrationStatus.APPROVED)
    throw new DomainError('ALREADY_AUTHENTICATED', { companyName: form.companyName })
  const status = registrationMachine.next(registration.status, 'submit')
  const contactPhone = form.mobile ?? registration.contactPhone
  await queries.handIn(em, registration.id, form, { status, userId: actor.userId, contactPhone, now })
}

/** Tells the desk that papers wait. The message does not name the sender, who may have no company. */
async function tellDesk(happening: Happening, id: string, companyName: string): Promise<void> {
  const { em } = happening
  const desk = await deskId(em)
  if (desk === undefined) return
  await tell(happening, {
    kind: 'AUTHENTICATION_TO_REVIEW',
    to: people(await deskPeople(em, desk)),
    params: { companyName },
    about: { entity: 'registration', id },
  })
}
