import type { Em } from '../../../kernel/sql/database.js'
import { selectedOf } from '../../../kernel/sql/described.js'
import { firstRow, rows } from '../../../kernel/sql/sql.js'
import { registrationTable } from './fields.js'
import type { RegistrationForm } from './registration.schema.js'
import type { RegistrationView } from './registration.view.js'

/** Inserts the company; false when its number is taken. A second insert of the number waits for the first. */
export async function insertCompany(em: Em, company: { id: string; name: string; now: Date }): Promise<void> {
  const { id, name, now } = company
  await rows(em, em.getKysely().insertInto('company').values({ id, name, created_at: now }))
}

type NewRegistration = Pick<
  RegistrationForm,
  'companyType' | 'companyName' | 'companyNo' | 'contactName' | 'contactPhone'
> &
  Partial<Omit<RegistrationForm, 'code'>>

/** Stores the form without its code. */
export async function insertRegistration(
  em: Em,
  form: NewRegistration,
  { id, companyId, userId, now }: { id: string; companyId: string; userId: string; now: Date },
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .insertInto('company_registration')
      .values({
        id,
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
        user_id: userId,
        company_id: companyId,
        created_at: now,
      }),
  )
}

/** Registration of a company; undefined for a company from before registrations existed. */
export const findRegistrationOf = (em: Em, companyId: string): Promise<RegistrationView | undefined> =>
  firstRow(
    em,
    em
      .getKysely()
      .selectFrom('company_registration as r')
      .select(selectedOf('r', registrationTable))
      .where('r.company_id', '=', companyId),
  )

/** Registration of a company that has one. */
export async function registrationOf(em: Em, companyId: string): Promise<RegistrationView> {
  const found = await findRegistrationOf(em, companyId)
  if (!found) throw new Error('the registration is gone')
  return found
}
