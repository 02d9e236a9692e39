import { DomainError, restoreError } from '../../../kernel/errors.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import type { Database, Em } from '../../../platform/database/database.js'
import { inTransaction } from '../../../platform/database/transaction.js'
import { insertMembership, insertStandardRoles, isMemberOf, lockPerson, RoleType } from '../../identity/index.js'
import { CompanyType } from './enums.js'
import { registrationMachine } from './registration.machine.js'
import * as queries from './registration.queries.js'
import { type RegistrationForm, registrationSchema } from './registration.schema.js'
import type { RegisterCompanyInput, RegistrationView } from './registration.view.js'
import { registrationTexts as texts } from './texts.js'

/** Uses up an SMS code of a phone; WRONG_CODE when it does not fit. */
type SpendCode = (mobile: string, code: string) => Promise<void>

/** As what the administrator signs in (decisions §2). */
const roleTypes: Record<CompanyType, number> = {
  [CompanyType.COMPANY]: RoleType.company,
  [CompanyType.MUD_TAIL]: RoleType.enterprise,
}

/** Registration of companies and dump sites by anybody who holds the code of the administrator's phone (000 §4, §5). */
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly spendCode: SpendCode,
  ) {}

  /**
   * Takes a registration and approves it at once: the company, its roles and its administrator are there when this answers.
   * The code is used up before anything is looked at, so that every try costs one.
   */
  async register(input: RegisterCompanyInput): Promise<RegistrationView> {
    const form = validate(registrationSchema, input)
    await this.spend(form)
    const now = this.clock.now()
    return inTransaction(this.database, (em) => approve(em, form, now))
  }

  private async spend({ contactPhone, code }: RegistrationForm): Promise<void> {
    try {
      await this.spendCode(contactPhone, code)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'WRONG_CODE') throw error
      throw new DomainError('WRONG_CODE', {}, [{ field: 'code', message: error.message }])
    }
  }
}

async function approve(em: Em, form: RegistrationForm, now: Date): Promise<RegistrationView> {
  const { companyType, companyName, companyNo, contactName, contactPhone } = form
  const administrator = await lockPerson(em, { mobile: contactPhone, name: contactName, now })
  if (!administrator.enabled) throw refusal(new DomainError('ACCOUNT_DISABLED'), 'contactPhone')
  if (await isMemberOf(em, administrator.id, Object.values(roleTypes), companyName)) {
    throw refusal(new DomainError('ALREADY_REGISTERED', { companyName }), 'companyName')
  }
  const company = { id: newId(), name: companyName, companyNo, now }
  if (!(await queries.insertCompany(em, company))) {
    throw refusal(new DomainError('COMPANY_NO_REGISTERED', { companyNo: companyNo ?? '' }), 'companyNo')
  }
  const roleId = await insertStandardRoles(em, company.id, now)
  await insertMembership(em, {
    companyId: company.id,
    userId: administrator.id,
    roleType: roleTypes[companyType],
    now,
    roleId,
    positionName: texts.administrator,
  })
  const id = newId()
  const status = registrationMachine.next(registrationMachine.initial, 'approve')
  await queries.insertRegistration(em, form, { id, status, companyId: company.id, now })
  return { id, companyType, companyName, status, reason: null, companyAuthId: company.id }
}

/** A broken rule, told at its field; the code that was spent on it is told too. */
function refusal(error: DomainError, field: keyof RegistrationForm): DomainError {
  const fieldErrors = [
    { field, message: error.message },
    { field: 'code', message: texts.codeSpent },
  ]
  return restoreError({ ...error, fieldErrors })
}
