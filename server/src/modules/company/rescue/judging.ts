import { DomainError, restoreError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import {
  type Administrator,
  deskPeople,
  findAdministrators,
  isPhoneTaken,
  lockAdministrators,
} from '../../identity/index.js'
import { deskId } from '../desk/desk.queries.js'
import { RescueLoss } from './fields.js'
import { findHelped } from './rescue.queries.js'
import { rescueTexts as texts } from './texts.js'

/** Person to help, as the application names him. */
export interface Wanted {
  companyId: string
  memberId: string
  loss: RescueLoss
  newMobile: string | null
}

/** Whether the phone, or the second factor, is lost. */
export const lacksPhone = (loss: RescueLoss): boolean => loss !== RescueLoss.FACTOR
export const lacksFactor = (loss: RescueLoss): boolean => loss !== RescueLoss.PHONE

const notFound = (): DomainError => new DomainError('NOT_FOUND', { what: texts.administrator })

/** Reason why nobody in a company can be helped by the desk; null where somebody may be. */
async function objectionTo(em: Em, companyId: string): Promise<DomainError | null> {
  const company = await findHelped(em, companyId)
  if (!company) return notFound()
  if (!company.enabled) return new DomainError('RESCUE_SUSPENDED')
  return company.authenticated ? null : new DomainError('RESCUE_UNPROVEN')
}

async function objectionToPerson(
  em: Em,
  administrators: readonly Administrator[],
  him: Administrator | undefined,
): Promise<DomainError | null> {
  if (!him) return new DomainError('RESCUE_NO_ADMINISTRATOR')
  if (!him.sole) return new DomainError('RESCUE_COLLEAGUES', { count: administrators.length - 1 })
  const desk = await deskId(em)
  const worksHere = desk !== undefined && (await deskPeople(em, desk)).includes(him.userId)
  return worksHere ? new DomainError('RESCUE_OF_DESK') : null
}

/** Facts about an application at present, by which it is judged. */
export type Judged = { him: Administrator; objection: null } | { him?: undefined; objection: DomainError }

/** Judges whether the desk may help as requested. Locks all rows that decide it until the transaction ends. */
export async function judge(em: Em, { companyId, memberId, loss, newMobile }: Wanted): Promise<Judged> {
  const closed = await objectionTo(em, companyId)
  if (closed) return { objection: closed }
  const administrators = await lockAdministrators(em, companyId)
  const him = administrators.find((one) => one.memberId === memberId)
  const refused = await objectionToPerson(em, administrators, him)
  if (refused || !him) return { objection: refused ?? notFound() }
  if (lacksFactor(loss) && !him.secondFactor)
    return { objection: atField('loss', new DomainError('RESCUE_FACTOR_OFF', { who: him.name })) }
  if (newMobile === him.mobile) return { objection: atField('newMobile', new DomainError('PHONE_ALREADY_YOURS')) }
  if (newMobile !== null && (await isPhoneTaken(em, newMobile)))
    return { objection: atField('newMobile', new DomainError('PHONE_TAKEN')) }
  return { him, objection: null }
}

/** Administrator whom the desk may help, shown before applying. */
export async function candidateOf(em: Em, companyId: string): Promise<Judged> {
  const closed = await objectionTo(em, companyId)
  if (closed) return { objection: closed }
  const administrators = await findAdministrators(em, companyId)
  const [him] = administrators
  const refused = await objectionToPerson(em, administrators, him)
  return refused || !him ? { objection: refused ?? notFound() } : { him, objection: null }
}

/** Refusal at the field of the form that causes it. */
function atField(field: string, { code, params, message }: DomainError): DomainError {
  return restoreError({ code, params, fieldErrors: [{ field: `input.${field}`, message }] })
}

/** Phone with its middle digits hidden: people who know it recognise it, others learn nothing. */
export const masked = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****')
