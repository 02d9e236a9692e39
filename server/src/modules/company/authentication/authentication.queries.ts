import type { Em } from '../../../kernel/sql/database.js'
import { at, firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RegistrationStatus } from '../enums.js'
import type { Authentication } from './authentication.schema.js'

export interface LockedRegistration {
  id: string
  status: RegistrationStatus
  contactPhone: string
}

/** Locked registration of a company. */
export const lockRegistrationOf = (em: Em, companyId: string): Promise<LockedRegistration | undefined> =>
  firstRow(
    em,
    em
      .getKysely()
      .selectFrom('company_registration')
      .select(['id', 'status', 'contact_phone as contactPhone'])
      .where('company_id', '=', companyId)
      .forUpdate(),
  )

/** Whether another company has this number. */
export async function isNumberOfAnother(em: Em, companyNo: string, companyId: string): Promise<boolean> {
  const other = em.getKysely().selectFrom('company').select('id')
  return (
    (await firstRow(em, other.where('company_no', '=', companyNo).where('id', '<>', companyId).limit(1))) !== undefined
  )
}

/** Writes the papers into a registration, which then waits for the desk. */
export async function handIn(
  em: Em,
  id: string,
  form: Authentication,
  {
    status,
    userId,
    contactPhone,
    now,
  }: { status: RegistrationStatus; userId: string; contactPhone: string; now: Date },
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('company_registration')
      .set((registration) => ({
        company_name: form.companyName,
        company_no: form.companyNo,
        licence_type: form.companyType ?? null,
        company_repre: form.companyRepre,
        register_address: form.companyAddress ?? null,
        company_found: form.companyFound ?? null,
        company_url: form.companyUrl,
        id_name: form.idName,
        id_no: form.idNo,
        id_sex: form.idSex,
        id_nation: form.idNation ?? null,
        id_birth: form.idBirth,
        id_address: form.idAddress ?? null,
        id_authority: form.idAuthority ?? null,
        id_start_date: form.idStartDate ?? null,
        id_end_date: form.idEndDate ?? null,
        id_card_positive_url: form.idCardPositiveUrl,
        id_card_negative_url: form.idCardNegativeUrl,
        contact_phone: contactPhone,
        user_id: userId,
        readings: null,
        status,
        submitted_at: at(now),
        submissions: registration('submissions', '+', 1),
        version: registration('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}
