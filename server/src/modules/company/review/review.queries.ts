import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { selectedOf } from '../../../kernel/sql/described.js'
import { at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { RegistrationStatus } from '../enums.js'
import { registrationTable } from '../registration/fields.js'
import type { Readings } from '../registration/registration.entity.js'
import type { RegistrationView } from '../registration/registration.view.js'
import { reviewTable } from './fields.js'
import { type RegistrationFilter, RegistrationSortField } from './review.view.js'

const columns = columnsOf('r', reviewTable)

/** Every registration, for the platform's desk: the last one that was handed in first. */
export const registrationList: ListSpec<RegistrationFilter, RegistrationSortField> = {
  from: sql`company_registration r`,
  alias: 'r',
  fields: reviewTable,
  columns,
  needs: { allowedActions: ['status'] },
  always: ['id'],
  sorts: sortsOf(RegistrationSortField, columns, reviewTable),
  defaultSort: { field: RegistrationSortField.SUBMITTED_AT, direction: 'DESC' },
  tieBreak: sql`r.id`,
  scope: (actor) => (actor.can('platform:registration:get') ? sql`true` : sql`false`),
  where: conditionsOf('r', reviewTable),
  summary: { pending: sql`(count(*) filter (where r.status = ${RegistrationStatus.PENDING}))::int` },
}

export interface Reviewed extends RegistrationView {
  companyAuthId: string
  readings: Readings | null
  userId: string
  fileIds: string[]
}

const reviewed = [
  ...selectedOf('r', registrationTable),
  'r.readings',
  'r.user_id as userId',
  'r.file_ids as fileIds',
] as const

const reviewedOf = (em: Em, id: string) =>
  em
    .getKysely()
    .selectFrom('company_registration as r')
    .select(reviewed)
    .where('r.id', '=', id)
    .where('r.company_id', 'is not', null)
    .$narrowType<{ companyAuthId: string }>()

export const findReviewed = async (em: Em, id: string): Promise<Reviewed | undefined> =>
  isId(id) ? firstRow(em, reviewedOf(em, id)) : undefined

/** Registration under review, locked while the verb lasts. */
export const lockReviewed = async (em: Em, id: string): Promise<Reviewed | undefined> =>
  isId(id) ? firstRow(em, reviewedOf(em, id).forUpdate()) : undefined

export async function decide(
  em: Em,
  id: string,
  decision: { status: RegistrationStatus; reason: string | null; userId: string; name: string; now: Date },
): Promise<void> {
  const { status, reason, userId, name, now } = decision
  await rows(
    em,
    em
      .getKysely()
      .updateTable('company_registration')
      .set((registration) => ({
        status,
        reason,
        decided_at: at(now),
        decided_by: userId,
        decided_by_name: name,
        version: registration('version', '+', 1),
      }))
      .where('id', '=', id),
  )
}

/** Makes the licence's name and number those of the company, which is authenticated from now on. */
export async function authenticate(
  em: Em,
  { companyAuthId, companyName, companyNo }: Reviewed,
  now: Date,
): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('company')
      .set({ name: companyName, company_no: companyNo, authenticated_at: at(now) })
      .where('id', '=', companyAuthId),
  )
}

interface Pictures {
  readings: Readings | null
  companyUrl: string | null
  idCardPositiveUrl: string | null
  idCardNegativeUrl: string | null
  version: number
}

/** Pictures of a registration under review, with the readings so far. */
export const findPictures = (em: Em, id: string): Promise<Pictures | undefined> =>
  firstRow(
    em,
    em
      .getKysely()
      .selectFrom('company_registration')
      .select([
        'company_url as companyUrl',
        'id_card_positive_url as idCardPositiveUrl',
        'id_card_negative_url as idCardNegativeUrl',
        'version',
        'readings',
      ])
      .where('id', '=', id)
      .where('status', '=', RegistrationStatus.PENDING),
  )

/** Adds readings; false if other papers have been handed in since. */
export async function keepReadings(em: Em, id: string, version: number, readings: Readings): Promise<boolean> {
  const kept = await firstRow(
    em,
    sql`update company_registration set readings = coalesce(readings, '{}'::jsonb) || ${JSON.stringify(readings)}::jsonb
        where id = ${id} and version = ${version} returning id`,
  )
  return kept !== undefined
}

/** Names of people by id. */
export async function namesOf(em: Em, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ id: string; name: string }>(
    em,
    sql`select id, name from published_app_user where id = any(${[...ids]}::uuid[])`,
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
