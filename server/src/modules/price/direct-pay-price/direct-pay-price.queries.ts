import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { affected, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { TpMode } from '../../project/index.js'
import type { PriceStatus } from '../enums.js'
import { priceTexts as texts } from '../texts.js'
import type { Member } from './members.js'

/** What a price says; `dumpSiteId` for freight only. */
export interface Terms {
  projectId: string
  tpMode: `${TpMode}`
  soilType: string
  dumpSiteId: string | null
  price: string
  members: Member[]
}

/** A price as it stands, locked until the end of the transaction. */
export interface StoredPrice extends Terms {
  id: string
  status: PriceStatus
  applyId: string
  termsBy: string
  version: number
}

/**
 * Lets one approval or invalidation of a project's prices go after the other, so that the loser sees what the winner made effective.
 * NOT_FOUND when the company has no such price.
 */
export async function lockProjectOf({ em, actor }: Tx, priceIds: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`select j.id from project j
        where j.company_id = ${actor.companyId} and j.id in (
          select p.project_id from direct_pay_price p where p.company_id = ${actor.companyId} and ${inUuids(sql`p.id`, priceIds)})
        order by j.id for no key update`,
  )
}

export async function lockPrice({ em, actor }: Tx, id: string): Promise<StoredPrice> {
  const stored = isId(id)
    ? await firstRow<Omit<StoredPrice, 'members'>>(
        em,
        sql`select id, status, project_id as "projectId", tp_mode as "tpMode", soil_type as "soilType", dump_site_id as "dumpSiteId",
              price, apply_id as "applyId", terms_by as "termsBy", version
            from direct_pay_price where company_id = ${actor.companyId} and id = ${id} for update`,
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.what })
  const members = await rows<Member>(
    em,
    sql`select captain_id as "captainId", driver_id as "driverId" from direct_pay_price_member
        where company_id = ${actor.companyId} and price_id = ${stored.id} order by captain_id, driver_id`,
  )
  return { ...stored, members }
}

/** Who applied for a price, and who set its terms last. */
export interface Origin {
  applyId: string
  applyName: string
  applyDatetime: Date | string
  termsBy: string
  copiedFromId: string | null
}

export const originOf = ({ actor, now }: Tx, copiedFromId: string | null = null): Origin => ({
  applyId: actor.userId,
  applyName: actor.name,
  applyDatetime: now,
  termsBy: actor.userId,
  copiedFromId,
})

export async function insertPrice(tx: Tx, terms: Terms, origin: Origin): Promise<string> {
  const { em, actor, now } = tx
  const id = newId()
  await rows(
    em,
    sql`insert into direct_pay_price (company_id, id, project_id, tp_mode, soil_type, dump_site_id, price, apply_id, apply_name,
          apply_datetime, terms_by, copied_from_id, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${terms.projectId}, ${terms.tpMode}, ${terms.soilType}, ${terms.dumpSiteId}, ${terms.price},
          ${origin.applyId}, ${origin.applyName}, ${origin.applyDatetime}, ${origin.termsBy}, ${origin.copiedFromId}, ${now}, ${now})`,
  )
  await insertMembers(tx, id, terms)
  return id
}

export async function updateTerms(tx: Tx, id: string, terms: Terms): Promise<void> {
  const { em, actor, now } = tx
  await rows(
    em,
    sql`update direct_pay_price set project_id = ${terms.projectId}, tp_mode = ${terms.tpMode}, soil_type = ${terms.soilType},
          dump_site_id = ${terms.dumpSiteId}, price = ${terms.price}, terms_by = ${actor.userId}, version = version + 1,
          updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
  await rows(em, sql`delete from direct_pay_price_member where company_id = ${actor.companyId} and price_id = ${id}`)
  await insertMembers(tx, id, terms)
}

async function insertMembers({ em, actor }: Tx, id: string, terms: Terms): Promise<void> {
  await rows(
    em,
    sql`insert into direct_pay_price_member (company_id, price_id, captain_id, driver_id, project_id, tp_mode, soil_type, dump_site_id)
        select ${actor.companyId}, ${id}, m."captainId", m."driverId", ${terms.projectId}, ${terms.tpMode}, ${terms.soilType},
          ${terms.dumpSiteId}
        from json_to_recordset(${JSON.stringify(terms.members)}::json) as m("captainId" uuid, "driverId" uuid)`,
  )
}

/**
 * From when a price that is approved now is effective: not before anything of its project ended. Clerks who wait for each other
 * began at times that need not be in their order.
 */
export async function effectiveFrom({ em, actor, now }: Tx, projectId: string): Promise<Date> {
  const row = await firstRow<{ at: string | null }>(
    em,
    sql`select ceil(extract(epoch from max(invalid_datetime)) * 1000)::text as at from direct_pay_price
        where company_id = ${actor.companyId} and project_id = ${projectId} and invalid_datetime > ${now}`,
  )
  return row?.at ? new Date(Number(row.at)) : now
}

export interface Decision {
  status: PriceStatus
  at: Date
  own: boolean
  reason: string | null
}

/** Writes what a reviewer decided. The database refuses a second effective price for one trip. */
export async function writeDecision({ em, actor, now }: Tx, id: string, decision: Decision): Promise<void> {
  const { status, at, own, reason } = decision
  await rows(
    em,
    sql`update direct_pay_price set status = ${status}, audit_id = ${actor.userId}, audit_name = ${actor.name}, audit_datetime = ${at},
          audit_own = ${own}, reason = ${reason}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
  if (status !== 'APPROVED') return
  await rows(
    em,
    sql`update direct_pay_price_member set effective = tstzrange(${at}, null)
        where company_id = ${actor.companyId} and price_id = ${id}`,
  )
}

/** Ends prices: now, or when they began where that is later. */
export async function writeInvalidation(
  { em, actor, now }: Tx,
  ids: readonly string[],
  { reason, replacedById }: { reason: string | null; replacedById: string | null },
): Promise<void> {
  await rows(
    em,
    sql`update direct_pay_price set status = 'EXPIRED', invalid_id = ${actor.userId}, invalid_name = ${actor.name},
          invalid_datetime = greatest(${now}::timestamptz, audit_datetime), reason = ${reason}, replaced_by_id = ${replacedById},
          version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
  await rows(
    em,
    sql`update direct_pay_price_member m set effective = tstzrange(p.audit_datetime, p.invalid_datetime)
        from direct_pay_price p
        where m.company_id = ${actor.companyId} and ${inUuids(sql`m.price_id`, ids)} and p.company_id = m.company_id and p.id = m.price_id`,
  )
}

export const deletePrice = ({ em, actor }: Tx, id: string): Promise<number> =>
  affected(
    em,
    sql`with freed as (
          update direct_pay_price set copied_from_id = null where company_id = ${actor.companyId} and copied_from_id = ${id}
        )
        delete from direct_pay_price where company_id = ${actor.companyId} and id = ${id}`,
  )

/** What of the terms the company does not have. */
export async function unknownOf(
  { em, actor }: Tx,
  terms: Pick<Terms, 'projectId' | 'dumpSiteId' | 'members'> & { soilType: string | null },
): Promise<{ what: string } | undefined> {
  const { companyId } = actor
  return firstRow<{ what: string }>(
    em,
    sql`select what from (
          select 1 as rank, ${texts.project}::text as what
          where not exists (select from project where company_id = ${companyId} and id = ${terms.projectId})
          union all
          select 2, ${texts.soilType} where ${terms.soilType}::text is not null and not exists (select from soil_type where company_id = ${companyId} and name = ${terms.soilType})
          union all
          select 3, ${texts.garbage} where ${terms.dumpSiteId}::uuid is not null
            and not exists (select from dump_site where company_id = ${companyId} and id = ${terms.dumpSiteId})
          union all
          select 4, case when c.id is null then ${texts.captain}::text else ${texts.driverOfCaptain} end
          from json_to_recordset(${JSON.stringify(terms.members)}::json) as m("captainId" uuid, "driverId" uuid)
          left join captain c on c.company_id = ${companyId} and c.id = m."captainId"
          left join driver d on d.company_id = ${companyId} and d.id = m."driverId" and d.captain_id = m."captainId"
          where c.id is null or m."driverId" is not null and d.id is null
        ) x order by rank, what limit 1`,
  )
}
