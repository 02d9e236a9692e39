import { DomainError, restoreError } from '../../../kernel/errors.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
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

/** Registration of companies and dump sites by anybody who holds the code of the administrator's phone (000 §4, §5). */
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: Pick<CodeService, 'spend'>,
    private readonly papers: Pick<PaperService, 'assertOwn'>,
  ) {}

  /**
   * Takes a registration: the company, its roles and its administrator are there when this answers, and its papers are still to be shown. The
   * code is used up before anything is looked at, so that every try costs one.
   */
  async register(input: RegisterCompanyInput, address: string, deviceId?: string | null): Promise<RegistrationView> {
    const form = validate(registrationSchema, input)
    await this.spend(form, askerOf(address, deviceId))
    const { companyUrl, idCardPositiveUrl, idCardNegativeUrl } = form
    await this.papers.assertOwn({ companyUrl, idCardPositiveUrl, idCardNegativeUrl })
    const now = this.clock.now()
    return beyondCompany(() => inTransaction(this.database, (em) => registered(em, form, now)))
  }

  private async spend({ contactPhone: mobile, code }: RegistrationForm, asker: Asker): Promise<void> {
    try {
      await this.codes.spend({ mobile, code }, [CodePurpose.registration], asker)
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

/** A broken rule, told at its field; the code that was spent on it is told too. */
function refusal(error: DomainError, field: keyof RegistrationForm): DomainError {
  const fieldErrors = [
    { field, message: error.message },
    { field: 'code', message: texts.codeSpent },
  ]
  return restoreError({ ...error, fieldErrors })
}
