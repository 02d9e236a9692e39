import { DomainError, restoreError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { newId } from '../../../kernel/values/id.js'
import { validate } from '../../../kernel/values/validate.js'
import type { PaperService } from '../../file/index.js'
import { type Asker, askerOf, CodePurpose, type CodeService, lockPerson } from '../../identity/index.js'
import { foundCompany } from './founding.js'
import * as queries from './registration.queries.js'
import { type RegistrationForm, registrationSchema } from './registration.schema.js'
import type { RegisterCompanyInput, RegistrationView } from './registration.view.js'
import { registrationTexts as texts } from './texts.js'

/**
 * Registration of companies and dump sites, open to all who hold the code sent to the administrator's phone
 * (docs/behaviour/company.md).
 */
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: Pick<CodeService, 'spend'>,
    private readonly papers: Pick<PaperService, 'assertOwn'>,
  ) {}

  /**
   * Founds a company with its roles and its administrator; its papers come later. The code is used up first, so that
   * every attempt costs one.
   */
  async register(input: RegisterCompanyInput, address: string, deviceId?: string | null): Promise<RegistrationView> {
    const form = validate(registrationSchema, input)
    await this.spend(form, askerOf(address, deviceId))
    const { companyUrl, idCardPositiveUrl, idCardNegativeUrl } = form
    await this.papers.assertOwn({ companyUrl, idCardPositiveUrl, idCardNegativeUrl })
    const now = this.clock.now()
    return inTransaction(this.database, (em) => registered(em, form, now))
  }

  private async spend({ contactPhone: mobile, code }: RegistrationForm, asker: Asker): Promise<void> {
    try {
      await this.codes.spend({ mobile, code }, [CodePurpose.REGISTRATION], asker)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'WRONG_CODE') throw error
      throw new DomainError('WRONG_CODE', {}, [{ field: 'code', message: error.message }])
    }
  }
}

async function registered(em: Em, form: RegistrationForm, now: Date): Promise<RegistrationView> {
  const { companyType, companyName, contactName, contactPhone } = form
  const administrator = await lockPerson(em, { mobile: contactPhone, name: contactName, now })
  if (!administrator.enabled) throw refusal(new DomainError('ACCOUNT_DISABLED'), 'contactPhone')
  const userId = administrator.id
  const companyId = await foundCompany(em, { companyType, companyName, userId, now }).catch(atItsField)
  const id = newId()
  await queries.insertRegistration(em, form, { id, companyId, userId, now })
  return queries.registrationOf(em, companyId)
}

const fieldOf: Readonly<Record<string, keyof RegistrationForm>> = {
  ALREADY_REGISTERED: 'companyName',
}

function atItsField(error: unknown): never {
  const field = error instanceof DomainError ? fieldOf[error.code] : undefined
  throw error instanceof DomainError && field ? refusal(error, field) : error
}

/** Refusal at the field that breaks the rule, even after the code is used up. */
function refusal(error: DomainError, field: keyof RegistrationForm): DomainError {
  const fieldErrors = [
    { field, message: error.message },
    { field: 'code', message: texts.codeSpent },
  ]
  return restoreError({ ...error, fieldErrors })
}
