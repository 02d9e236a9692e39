import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { RegistrationStatus } from './enums.js'
import type { RegistrationForm } from './registration.schema.js'

/** Makes the company; false when its number is taken. A second one of the same number waits for the first. */
export async function insertCompany(
  em: Em,
  company: { id: string; name: string; companyNo: string | undefined; now: Date },
): Promise<boolean> {
  const made = await firstRow(
    em,
    em
      .getKysely()
      .insertInto('company')
      .values({ id: company.id, name: company.name, company_no: company.companyNo ?? null, created_at: company.now })
      .onConflict((same) => same.column('company_no').doNothing())
      .returning('id'),
  )
  return made !== undefined
}

/** Keeps the form as it was sent, without its code. */
export async function insertRegistration(
  em: Em,
  form: RegistrationForm,
  outcome: { id: string; status: RegistrationStatus; companyId: string; now: Date },
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .insertInto('company_registration')
      .values({
        id: outcome.id,
        company_type: form.companyType,
        company_name: form.companyName,
        company_no: form.companyNo ?? null,
        register_address: form.registerAddress ?? null,
        company_url: form.companyUrl ?? null,
        id_card_positive_url: form.idCardPositiveUrl ?? null,
        id_card_negative_url: form.idCardNegativeUrl ?? null,
        id_no: form.idNo ?? null,
        contact_name: form.contactName,
        contact_phone: form.contactPhone,
        status: outcome.status,
        company_id: outcome.companyId,
        created_at: outcome.now,
      }),
  )
}
