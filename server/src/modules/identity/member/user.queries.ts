import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, columnsOf, firstRow, inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { staffRoles } from '../role-types.js'
import { calledName, isSomebody } from './member.sql.js'
import { memberTexts as texts } from './texts.js'

/** Locks a member of the company; NOT_FOUND for an unknown id. */
export async function lockMembership({ em, actor }: Tx, id: string): Promise<void> {
  const found =
    isId(id) &&
    (await firstRow(
      em,
      sql`select m.id from membership m where m.company_id = ${actor.companyId} and m.id = ${id} for update`,
    ))
  if (!found) throw new DomainError('NOT_FOUND', { what: texts.user })
}

/** Membership of an account in the company's office. */
export const findStaff = ({ em, actor }: Tx, userId: string): Promise<{ id: string } | undefined> =>
  firstRow(
    em,
    sql`select m.id from membership m where m.company_id = ${actor.companyId} and m.user_id = ${userId}
        and m.role_type = any(${[...staffRoles]}::smallint[]) limit 1`,
  )

interface Invited {
  userId: string
  name: string
  roleType: number
  positionName: string
  organId: string | null
}

/** Memberships and names of the company's people, invited ones included, by phone. */
export const staffByPhones = (
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  phones: readonly string[],
): Promise<{ phone: string; id: string; name: string }[]> =>
  rows(
    em,
    sql`select u.mobile as phone, m.id, ${calledName} as name from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${actor.companyId} and m.role_type = any(${[...staffRoles]}::smallint[]) and ${inTexts(sql`u.mobile`, phones)}`,
  )

/** The roles that the company has. */
export const rolesOf = ({ em, actor }: Pick<Tx, 'em' | 'actor'>): Promise<{ id: string; name: string }[]> =>
  rows(em, sql`select r.id, r.name from role r where r.company_id = ${actor.companyId} order by r.created_at, r.id`)

/** Writes the membership of an invited person. */
export async function insertInvited({ em, actor, now }: Tx, invited: Invited): Promise<string> {
  const id = newId()
  const { userId, name, roleType, positionName, organId } = invited
  await rows(
    em,
    sql`insert into membership (company_id, id, user_id, invited_name, role_type, position_name, organ_id, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${userId}, ${name}, ${roleType}, ${positionName}, ${organId}, ${now}, ${now})`,
  )
  return id
}

export interface RoleOfMember {
  id: string
  name: string
  standard: string | null
  permissions: string[]
}

/** Roles of the company by their ids. */
export const rolesByIds = ({ em, actor }: Tx, ids: readonly string[]): Promise<RoleOfMember[]> =>
  rows<RoleOfMember>(
    em,
    sql`select r.id, r.name, r.standard, r.permissions from role r
        where r.company_id = ${actor.companyId} and ${inUuids(sql`r.id`, ids)} order by r.created_at, r.id`,
  )

export async function isOrgan({ em, actor }: Tx, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const found = await firstRow(
    em,
    sql`select o.id from organ o where o.company_id = ${actor.companyId} and o.id = ${id}`,
  )
  return found !== undefined
}

/** Every organ of the company, named after those above it, each below its own. */
export const organsOf = (em: Em, { companyId }: Actor): Promise<{ id: string; name: string }[]> =>
  rows(
    em,
    sql`with recursive tree as (
          select o.id, o.name, array[lpad(o.sort::text, 6, '0') || o.name] as place from organ o
          where o.company_id = ${companyId} and o.parent_id is null
          union all
          select o.id, t.name || ' / ' || o.name, t.place || (lpad(o.sort::text, 6, '0') || o.name) from organ o join tree t on o.parent_id = t.id
          where o.company_id = ${companyId})
        select id, name from tree order by place`,
  )

/** Replaces the roles of a member. */
export async function setRoles({ em, actor }: Tx, id: string, roleIds: readonly string[]): Promise<void> {
  const { companyId } = actor
  await affected(
    em,
    sql`delete from membership_role where company_id = ${companyId} and membership_id = ${id}
        and role_id <> all(${[...roleIds]}::uuid[])`,
  )
  await rows(
    em,
    sql`insert into membership_role (company_id, membership_id, role_id)
        select ${companyId}, ${id}, r.id from ${columnsOf([{ type: 'uuid', values: roleIds }])} as r(id) on conflict do nothing`,
  )
}

export async function writeMembership(
  { em, actor, now }: Tx,
  id: string,
  { positionName, organId, enabled }: { positionName: string; organId: string | null; enabled: boolean },
): Promise<void> {
  await rows(
    em,
    sql`update membership set position_name = ${positionName}, organ_id = ${organId}, enabled = ${enabled},
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function deleteMembership({ em, actor }: Tx, id: string): Promise<void> {
  await affected(em, sql`delete from membership where company_id = ${actor.companyId} and id = ${id}`)
}

/** Changes the name of an invited person; an account that is new gets it, too. */
export async function writeInvitedName({ em, actor }: Tx, id: string, name: string): Promise<void> {
  await rows(
    em,
    sql`update app_user a set name = ${name} from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${actor.companyId} and m.id = ${id} and a.id = u.id and not ${isSomebody}`,
  )
  await rows(em, sql`update membership set invited_name = ${name} where company_id = ${actor.companyId} and id = ${id}`)
}

/** Account of an invited person that existed before the invitation; undefined where it did not. */
export const accountBehind = async ({ em, actor }: Tx, id: string): Promise<string | undefined> =>
  (
    await firstRow<{ userId: string }>(
      em,
      sql`select m.user_id as "userId" from membership m join app_user u on u.id = m.user_id
        where m.company_id = ${actor.companyId} and m.id = ${id} and ${isSomebody}`,
    )
  )?.userId

export async function writePerson(
  { em }: Tx,
  userId: string,
  { name, email }: { name: string; email: string | null },
): Promise<void> {
  await rows(em, sql`update app_user set name = ${name}, email = ${email} where id = ${userId}`)
}

/** Membership of the actor himself, locked; undefined once he has come. */
export async function lockInvited({ em, actor }: Tx): Promise<string | undefined> {
  const row = await firstRow<{ id: string }>(
    em,
    sql`select m.id from membership m
        where m.company_id = ${actor.companyId} and m.user_id = ${actor.userId} and m.role_type = ${actor.facts.roleType}
          and m.joined_at is null for update`,
  )
  return row?.id
}
