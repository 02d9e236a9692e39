import type { Tx } from '../../../kernel/command/command.js'
import { affected, columnsOf, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import type { RoleType } from '../role-types.js'

/** Lets whoever holds these phones sign in to the company as what is said; phones without an account get one. The accounts by the phones. */
export async function admit(
  { em, actor, now }: Tx,
  people: readonly { mobile: string; name: string }[],
  { roleType, positionName }: { roleType: RoleType; positionName: string },
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map()
  // In one order, so that two who admit the same people wait for each other.
  const given = [...people].sort((one, other) => (one.mobile < other.mobile ? -1 : 1))
  const mobiles = given.map(({ mobile }) => mobile)
  const named = columnsOf([
    { type: 'uuid', values: given.map(() => newId()) },
    { type: 'text', values: mobiles },
    { type: 'text', values: given.map(({ name }) => name) },
  ])
  await affected(
    em,
    sql`insert into app_user (id, mobile, name, created_at) select p.id, p.mobile, p.name, ${now} from ${named} as p(id, mobile, name)
        on conflict (mobile) do nothing`,
  )
  const users = await rows<{ id: string; mobile: string }>(
    em,
    sql`select u.id, u.mobile from app_user u where u.mobile = any(${mobiles}::text[]) order by u.mobile for share`,
  )
  const names = new Map(given.map(({ mobile, name }) => [mobile, name]))
  const memberships = columnsOf([
    { type: 'uuid', values: users.map(() => newId()) },
    { type: 'uuid', values: users.map(({ id }) => id) },
    { type: 'text', values: users.map(({ mobile }) => names.get(mobile) ?? '') },
  ])
  await affected(
    em,
    sql`insert into membership (company_id, id, user_id, invited_name, role_type, position_name, created_at, updated_at)
        select ${actor.companyId}, p.id, p.user_id, p.name, ${roleType}, ${positionName}, ${now}, ${now}
        from ${memberships} as p(id, user_id, name)
        on conflict (company_id, user_id, role_type) do nothing`,
  )
  return new Map(users.map(({ id, mobile }) => [mobile, id]))
}
