import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { withinCompany } from '../../../kernel/sql/wall.js'
import { newId } from '../../../kernel/values/id.js'
import { RoleType } from '../role-types.js'

/** People of the platform's desk, given the company of the desk. */
export const deskPeople = async (em: Em, deskId: string): Promise<string[]> =>
  (
    await withinCompany(deskId, () =>
      rows<{ userId: string }>(
        em,
        sql`select user_id as "userId" from membership
            where company_id = ${deskId} and role_type = ${RoleType.PLATFORM} and enabled order by user_id`,
      ),
    )
  ).map(({ userId }) => userId)

/** Admits a person to the desk or dismisses him. The permissions of the desk are in no role of a company. */
export async function setDeskPerson(em: Em, { deskId, userId, positionName, enabled, now }: DeskPerson): Promise<void> {
  await rows(
    em,
    sql`insert into membership (company_id, id, user_id, role_type, position_name, enabled, joined_at, created_at, updated_at)
        values (${deskId}, ${newId()}, ${userId}, ${RoleType.PLATFORM}, ${positionName}, ${enabled}, ${now}, ${now}, ${now})
        on conflict (company_id, user_id, role_type) do update
          set enabled = excluded.enabled, version = membership.version + 1, updated_at = excluded.updated_at`,
  )
}

interface DeskPerson {
  deskId: string
  userId: string
  positionName: string
  enabled: boolean
  now: Date
}

/** Number of people who work for each company. */
export const headcounts = (em: Em, companyIds: readonly string[]): Promise<{ companyId: string; people: number }[]> =>
  rows(
    em,
    sql`select company_id as "companyId", count(distinct user_id)::int as people from membership
        where company_id = any(${[...companyIds]}::uuid[]) and enabled and joined_at is not null group by company_id`,
  )
