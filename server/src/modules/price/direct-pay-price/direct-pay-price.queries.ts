import { type Approved, approvedColumns } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { handsWith } from '../../../kernel/command/hands.js'
import { DomainError } from '../../../kernel/errors.js'
import { affected, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { lockProjects } from '../../project/index.js'
import type { PriceStatus } from '../enums.js'
import { priceTexts as texts } from '../texts.js'
import type { DirectPayPrice } from './direct-pay-price.entity.js'
import { termLabels as labels } from './fields.js'
import type { Member } from './members.js'

type Row = RowOf<typeof DirectPayPrice>

/** Terms of a price. Only freight has a `dumpSiteId`; a price without a unit pays each trip by the trip's own unit. */
export interface Terms extends Pick<Row, 'projectId' | 'tpMode' | 'soilType' | 'dumpSiteId' | 'price' | 'weightUnit'> {
  members: Member[]
}

/** Stored price, locked until the end of the transaction. */
export interface StoredPrice extends Terms, Pick<Row, 'id' | 'status' | 'applyId' | 'hands' | 'version'> {}

/**
 * Locks the project of prices, so that approvals and endings run one after the other and see each other's effect.
 * NOT_FOUND when the company has no such price.
 */
export const lockProjectOf = (tx: Tx, priceIds: readonly string[]): Promise<void> =>
  lockProjects(
    tx,
    sql`select p.project_id from published_direct_pay_price p
        where p.company_id = ${tx.actor.companyId} and ${inUuids(sql`p.id`, priceIds)}`,
  )

export async function lockPrice({ em, actor }: Tx, id: string): Promise<StoredPrice> {
  const stored = isId(id)
    ? await firstRow(
        em,
        em
          .getKysely()
          .selectFrom('direct_pay_price')
          .select(['id', 'status', 'project_id as projectId', 'tp_mode as tpMode', 'soil_type as soilType'])
          .select(['dump_site_id as dumpSiteId', 'price', 'weight_unit as weightUnit'])
          .select(['apply_id as applyId', 'hands', 'version'])
          .where('company_id', '=', actor.companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.what })
  const members: Member[] = await rows(
    em,
    em
      .getKysely()
      .selectFrom('direct_pay_price_member')
      .select(['captain_id as captainId', 'driver_id as driverId'])
      .where('company_id', '=', actor.companyId)
      .where('price_id', '=', stored.id)
      .orderBy('captain_id')
      .orderBy('driver_id'),
  )
  return { ...stored, members }
}

/** Applicant of a price, and all people who set its terms. */
export interface Origin extends Pick<Row, 'applyId' | 'applyName' | 'hands' | 'copiedFromId'> {
  applyDatetime: Date | string
}

export const originOf = ({ actor, now }: Tx, copiedFromId: string | null = null): Origin => ({
  applyId: actor.userId,
  applyName: actor.name,
  applyDatetime: now,
  hands: [actor.userId],
  copiedFromId,
})

const columnsOf = (terms: Terms) => ({
  project_id: terms.projectId,
  tp_mode: terms.tpMode,
  soil_type: terms.soilType,
  dump_site_id: terms.dumpSiteId,
  price: terms.price,
  weight_unit: terms.weightUnit,
})

/** Update of a price that counts its version. */
const changed = ({ em, actor, now }: Tx, id: string) =>
  em
    .getKysely()
    .updateTable('direct_pay_price')
    .set((price) => ({ version: price('version', '+', 1), updated_at: now }))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)

export async function insertPrice(tx: Tx, terms: Terms, origin: Origin): Promise<string> {
  const { em, actor, now } = tx
  const id = newId()
  await rows(
    em,
    em
      .getKysely()
      .insertInto('direct_pay_price')
      .values({
        company_id: actor.companyId,
        id,
        ...columnsOf(terms),
        apply_id: origin.applyId,
        apply_name: origin.applyName,
        apply_datetime: origin.applyDatetime,
        hands: origin.hands,
        copied_from_id: origin.copiedFromId,
        created_at: now,
        updated_at: now,
      }),
  )
  await insertMembers(tx, id, terms)
  return id
}

export async function updateTerms(tx: Tx, stored: Pick<StoredPrice, 'id' | 'hands'>, terms: Terms): Promise<void> {
  const { id } = stored
  const { em, actor } = tx
  await rows(em, changed(tx, id).set({ ...columnsOf(terms), hands: handsWith(actor, stored) }))
  const members = em.getKysely().deleteFrom('direct_pay_price_member').where('company_id', '=', actor.companyId)
  await rows(em, members.where('price_id', '=', id))
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
 * Time from which a price that is approved now is effective: after the end of every earlier price of its project. Of
 * transactions that wait for each other the later one may have the earlier time.
 */
export async function effectiveFrom({ em, actor, now }: Tx, projectId: string): Promise<Date> {
  const row = await firstRow<{ at: string | null }>(
    em,
    sql`select ceil(extract(epoch from max(invalid_datetime)) * 1000)::text as at from direct_pay_price
        where company_id = ${actor.companyId} and project_id = ${projectId} and invalid_datetime > ${now}`,
  )
  return row?.at ? new Date(Number(row.at)) : now
}

export interface Decision extends Approved {
  status: PriceStatus
  at: Date
  reason: string | null
}

/** Writes the decision of a reviewer. The database refuses a second effective price for one trip. */
export async function writeDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  const { em, actor } = tx
  const { status, at, reason } = decision
  const audit = { audit_id: actor.userId, audit_name: actor.name, audit_datetime: at, ...approvedColumns(decision) }
  await rows(em, changed(tx, id).set({ status, ...audit, reason }))
  if (status !== 'APPROVED') return
  await rows(
    em,
    sql`update direct_pay_price_member set effective = tstzrange(${at}, null)
        where company_id = ${actor.companyId} and price_id = ${id}`,
  )
}

/** Ends prices: now, or at their beginning where that is later. */
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

/** Terms that name something the company does not have. */
export async function unknownOf(
  { em, actor }: Tx,
  terms: Pick<Terms, 'projectId' | 'dumpSiteId' | 'members'> & { soilType: string | null },
): Promise<{ what: string } | undefined> {
  const { companyId } = actor
  return firstRow<{ what: string }>(
    em,
    sql`select what from (
          select 1 as rank, ${labels.projectName}::text as what
          where not exists (select from published_project where company_id = ${companyId} and id = ${terms.projectId})
          union all
          select 2, ${labels.soilType} where ${terms.soilType}::text is not null and not exists (select from published_soil_type where company_id = ${companyId} and name = ${terms.soilType})
          union all
          select 3, ${labels.garbageName} where ${terms.dumpSiteId}::uuid is not null
            and not exists (select from published_dump_site where company_id = ${companyId} and id = ${terms.dumpSiteId})
          union all
          select 4, case when c.id is null then ${labels.captainName}::text else ${texts.driverOfCaptain} end
          from json_to_recordset(${JSON.stringify(terms.members)}::json) as m("captainId" uuid, "driverId" uuid)
          left join published_captain c on c.company_id = ${companyId} and c.id = m."captainId"
          left join published_driver d on d.company_id = ${companyId} and d.id = m."driverId" and d.captain_id = m."captainId"
          where c.id is null or m."driverId" is not null and d.id is null
        ) x order by rank, what limit 1`,
  )
}
