import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { areAlike, isCalled } from '../../../kernel/sql/forms.js'
import { affected, columnsOf, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { calledName } from '../member/member.sql.js'
import type { Organ } from './organ.entity.js'
import { organAndBelow } from './organ.sql.js'
import { organTexts as texts } from './texts.js'

export type OrganTerms = Pick<RowOf<typeof Organ>, 'name' | 'kind' | 'sort' | 'remark'>

/** Locks an organ of the company; NOT_FOUND for one that it does not have. */
export async function lockOrgan({ em, actor }: Tx, id: string, what: string = texts.organ): Promise<void> {
  const { companyId } = actor
  const found =
    isId(id) &&
    (await firstRow(em, sql`select g.id from organ g where g.company_id = ${companyId} and g.id = ${id} for update`))
  if (!found) throw new DomainError('NOT_FOUND', { what })
}

/** Whether another organ in that place has this name. */
export async function isNameTaken(
  { em, actor }: Tx,
  { name, parentId, exceptId }: { name: string; parentId: string | null; exceptId: string | null },
): Promise<boolean> {
  const found = await firstRow(
    em,
    sql`select g.id from organ g where g.company_id = ${actor.companyId} and ${isCalled(sql`g.name`, name)}
        and g.parent_id is not distinct from ${parentId}::uuid and g.id is distinct from ${exceptId}::uuid limit 1`,
  )
  return found !== undefined
}

/** Number of the company's organs. */
export async function countOrgans({ em, actor }: Tx): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from organ g where g.company_id = ${actor.companyId}`,
  )
  return row?.count ?? 0
}

/** Level of an organ, from 1. */
export async function levelOf({ em, actor }: Tx, id: string): Promise<number> {
  const { companyId } = actor
  const row = await firstRow<{ level: number }>(
    em,
    sql`with recursive above as (
          select g.id, g.parent_id from organ g where g.company_id = ${companyId} and g.id = ${id}
          union select g.id, g.parent_id from organ g join above a on g.company_id = ${companyId} and g.id = a.parent_id)
        select count(*)::int as level from above`,
  )
  return row?.level ?? 0
}

/** Number of levels of an organ and all below it. */
export async function heightOf({ em, actor }: Tx, id: string): Promise<number> {
  const { companyId } = actor
  const row = await firstRow<{ height: number }>(
    em,
    sql`with recursive below as (
          select g.id, 1 as step from organ g where g.company_id = ${companyId} and g.id = ${id}
          union select g.id, b.step + 1 from organ g join below b on g.company_id = ${companyId} and g.parent_id = b.id)
        select max(step) as height from below`,
  )
  return row?.height ?? 0
}

/** Whether one organ is another or lies below it. */
export async function isWithin({ em, actor }: Tx, id: string, aboveId: string): Promise<boolean> {
  if (!isId(id)) return false
  const row = await firstRow<{ within: boolean }>(
    em,
    sql`select ${id}::uuid in ${organAndBelow(sql`${actor.companyId}`, sql`${aboveId}`)} as within`,
  )
  return row?.within ?? false
}

export async function insertOrgan(
  { em, actor, now }: Tx,
  { name, kind, sort, remark, parentId }: OrganTerms & { parentId: string | null },
): Promise<string> {
  const id = newId()
  await rows(
    em,
    sql`insert into organ (company_id, id, parent_id, name, kind, sort, remark, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${parentId}, ${name}, ${kind}, ${sort}, ${remark}, ${now}, ${now})`,
  )
  return id
}

export async function writeOrgan(
  { em, actor, now }: Tx,
  id: string,
  { name, kind, sort, remark, parentId }: OrganTerms & { parentId: string | null },
): Promise<void> {
  await rows(
    em,
    sql`update organ set name = ${name}, kind = ${kind}, sort = ${sort}, remark = ${remark}, parent_id = ${parentId},
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function deleteOrgan({ em, actor }: Tx, id: string): Promise<void> {
  await affected(em, sql`delete from organ where company_id = ${actor.companyId} and id = ${id}`)
}

/** Member or project that moves to another organ. */
export interface Moved {
  id: string
  name: string
  /** Version of its row after the move. */
  version: number
}

/** Moves the direct children of an organ to another one. */
export const moveChildren = ({ em, actor, now }: Tx, fromId: string, toId: string): Promise<Moved[]> =>
  rows<Moved>(
    em,
    sql`update organ set parent_id = ${toId}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and parent_id = ${fromId} returning id, name, version`,
  )

/** Name that organs below both parents have. */
export async function nameInBoth({ em, actor }: Tx, fromId: string, toId: string): Promise<string | undefined> {
  const row = await firstRow<{ name: string }>(
    em,
    sql`select a.name from organ a join organ b on b.company_id = a.company_id and ${areAlike(sql`b.name`, sql`a.name`)} and b.parent_id = ${toId}
        where a.company_id = ${actor.companyId} and a.parent_id = ${fromId} order by a.name limit 1`,
  )
  return row?.name
}

/** Moves all people of an organ to another one. */
export const moveMembers = ({ em, actor, now }: Tx, fromId: string, toId: string): Promise<Moved[]> =>
  rows<Moved>(
    em,
    sql`update membership m set organ_id = ${toId}, version = m.version + 1, updated_at = ${now}
        from app_user u where m.company_id = ${actor.companyId} and m.organ_id = ${fromId} and u.id = m.user_id
        returning m.id, ${calledName} as name, m.version`,
  )

/** Locks people of the company, in one order. */
export async function lockMembers({ em, actor }: Tx, ids: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`select m.id from membership m where m.company_id = ${actor.companyId} and ${inUuids(sql`m.id`, ids)} order by m.id for update`,
  )
}

/** Moves people to an organ, or to the company itself. */
export async function placeMembers(
  { em, actor, now }: Tx,
  ids: readonly string[],
  organId: string | null,
): Promise<void> {
  await rows(
    em,
    sql`update membership set organ_id = ${organId}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
}

/** Project with its organ. */
export interface PlacedProject {
  id: string
  name: string
  organId: string | null
}

/** Projects of an organ, and those of the company among the given ids. */
export const projectsAmong = ({ em, actor }: Tx, organId: string, ids: readonly string[]): Promise<PlacedProject[]> =>
  rows<PlacedProject>(
    em,
    sql`select p.id, p.name, x.organ_id as "organId" from published_project p
          left join organ_project x on x.company_id = p.company_id and x.project_id = p.id
        where p.company_id = ${actor.companyId} and (x.organ_id = ${organId} or ${inUuids(sql`p.id`, ids)}) order by p.name, p.id`,
  )

/** Gives projects to an organ, whichever had them before. */
export async function placeProjects({ em, actor }: Tx, ids: readonly string[], organId: string): Promise<void> {
  await rows(
    em,
    sql`insert into organ_project (company_id, project_id, organ_id)
        select ${actor.companyId}, p.id, ${organId} from ${columnsOf([{ type: 'uuid', values: ids }])} as p(id)
        on conflict (company_id, project_id) do update set organ_id = excluded.organ_id`,
  )
}

/** Leaves projects to the company itself. */
export async function freeProjects({ em, actor }: Tx, ids: readonly string[]): Promise<void> {
  await affected(
    em,
    sql`delete from organ_project where company_id = ${actor.companyId} and ${inUuids(sql`project_id`, ids)}`,
  )
}
