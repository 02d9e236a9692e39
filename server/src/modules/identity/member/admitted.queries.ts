import type { Tx } from '../../../kernel/command/command.js'
import { affected, columnsOf, firstRow, inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import { captainRole, driverRole, operatorRole } from '../captain.js'
import { RoleType } from '../role-types.js'
import { calledName } from './member.sql.js'

/**
 * Lets the owners of phones sign in to the company with a role type; phones without an account get one. Returns the
 * accounts by phone.
 */
export async function admit(
  { em, actor, now }: Tx,
  people: readonly { mobile: string; name: string }[],
  { roleType, positionName }: { roleType: RoleType; positionName: string },
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map()
  // Phones in one order, so that two verbs that admit the same people cannot deadlock.
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

/**
 * Lets the owners of phones sign in as captains of the company; phones without an account get one. Returns the accounts
 * by phone.
 */
export const admitCaptains = (
  tx: Tx,
  people: readonly { mobile: string; name: string }[],
): Promise<ReadonlyMap<string, string>> =>
  admit(tx, people, { roleType: RoleType.CAPTAIN, positionName: captainRole.name })

/** Ends the memberships of people who are no longer captains of the company. */
export async function dismissCaptains({ em, actor }: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await affected(
    em,
    sql`delete from membership m where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.CAPTAIN}
        and ${inUuids(sql`m.user_id`, userIds)} and not exists (
          select from published_captain k where k.company_id = m.company_id and k.user_id = m.user_id)`,
  )
}

/**
 * Lets the owners of phones sign in as drivers of the company; phones without an account get one. Returns the accounts
 * by phone.
 */
export const admitDrivers = (
  tx: Tx,
  people: readonly { mobile: string; name: string }[],
): Promise<ReadonlyMap<string, string>> =>
  admit(tx, people, { roleType: RoleType.DRIVER, positionName: driverRole.name })

/** Ends the memberships of people who are no longer drivers of the company. */
export async function dismissDrivers({ em, actor }: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await affected(
    em,
    sql`delete from membership m where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.DRIVER}
        and ${inUuids(sql`m.user_id`, userIds)} and not exists (
          select from published_driver k where k.company_id = m.company_id and k.user_id = m.user_id)`,
  )
}

/** Lets the owners of phones sign in as operators of the company's machines; phones without an account get one. */
export async function admitOperators(tx: Tx, people: readonly { mobile: string; name: string }[]): Promise<void> {
  await admit(tx, people, { roleType: RoleType.OPERATOR, positionName: operatorRole.name })
}

/** Ends the memberships of operators by phone who no longer operate a machine of the company. */
export async function dismissOperators({ em, actor }: Tx, mobiles: readonly string[]): Promise<void> {
  if (mobiles.length === 0) return
  await affected(
    em,
    sql`delete from membership m using app_user u
        where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.OPERATOR} and u.id = m.user_id
          and ${inTexts(sql`u.mobile`, mobiles)} and not exists (
            select from published_machine k where k.company_id = m.company_id and k.operator_mobile = u.mobile)`,
  )
}

/** Operator of the company who holds a phone. */
export const operatorByPhone = ({ em, actor }: Tx, mobile: string): Promise<{ id: string; name: string } | undefined> =>
  firstRow(
    em,
    sql`select u.id, ${calledName} as name from app_user u join membership m on m.user_id = u.id
        where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.OPERATOR} and u.mobile = ${mobile}`,
  )
