import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { flagged, holds } from '../../../kernel/list/filters.js'
import { type ListSpec, readOne } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { at, count, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { trackTexts as texts } from '../track/texts.js'
import type { DeviceKey } from '../track/track.entity.js'
import { NEEDED } from './device-key.js'
import type { DeviceKeyFilter, DeviceKeySortField, DeviceKeyView } from './device-key.view.js'
import { deviceKeyTable } from './fields.js'

export const deviceKeyList: ListSpec<DeviceKeyFilter, DeviceKeySortField> = {
  from: sql`device_key k`,
  alias: 'k',
  fields: deviceKeyTable,
  joins: {
    truck: sql`left join published_truck t on t.company_id = k.company_id and t.id = k.truck_id`,
    creator: sql`join published_app_user u on u.id = k.created_by`,
  },
  columns: {
    ...columnsOf('k', deviceKeyTable),
    truckCode: { sql: sql`t.plate`, join: 'truck' },
    createBy: { sql: sql`u.name`, join: 'creator' },
  },
  always: ['id'],
  sorts: { CREATE_TIME: sql`k.created_at`, NAME: sql`k.name` },
  defaultSort: { field: 'CREATE_TIME' as DeviceKeySortField, direction: 'DESC' },
  tieBreak: sql`k.id`,
  scope: (actor: Actor) => sql`k.company_id = ${actor.companyId}`,
  where: (filter, actor) => [
    ...holds(sql`k.name`, filter.name),
    ...onTruck(actor, filter.truckCode),
    ...flagged(sql`k.revoked_at is not null`, filter.revoked),
  ],
  summary: { activeCount: sql`count(*) filter (where k.revoked_at is null)::int` },
}

const onTruck = (actor: Actor, plate: string | null | undefined): Sql[] =>
  holds(sql`t.plate`, plate, 'plate').map(
    (condition) =>
      sql`k.truck_id = any(array(select t.id from published_truck t where t.company_id = ${actor.companyId} and ${condition}))`,
  )

export const findDeviceKey = ({ em, actor }: Tx, id: string): Promise<DeviceKeyView | undefined> =>
  readOne<DeviceKeyView>(em, actor, deviceKeyList, sql`k.id = ${id}`)

export async function countDeviceKeys({ em, actor }: Tx): Promise<number> {
  const keys = em.getKysely().selectFrom('device_key').where('company_id', '=', actor.companyId)
  const row = await firstRow(em, keys.where('revoked_at', 'is', null).select(count))
  return row?.count ?? 0
}

export interface KeptKey extends Pick<RowOf<typeof DeviceKey>, 'name' | 'truckId' | 'punches' | 'arrivals'> {
  hash: string
  tail: string
}

export async function insertDeviceKey({ em, actor, now }: Tx, key: KeptKey): Promise<string> {
  const id = newId()
  await rows(
    em,
    em.getKysely().insertInto('device_key').values({
      company_id: actor.companyId,
      id,
      name: key.name,
      truck_id: key.truckId,
      punches: key.punches,
      arrivals: key.arrivals,
      key_hash: key.hash,
      key_tail: key.tail,
      created_by: actor.userId,
      created_at: now,
    }),
  )
  return id
}

/** Revokes a key; one that is revoked already keeps its time. */
export async function revokeDeviceKey({ em, actor, now }: Tx, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const revoked = await firstRow(
    em,
    em
      .getKysely()
      .updateTable('device_key')
      .set(({ fn }) => ({ revoked_at: fn.coalesce('revoked_at', at(now)) }))
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .returning('id'),
  )
  return revoked !== undefined
}

type Shown = 'id' | 'name' | 'truckId' | 'punches' | 'arrivals' | 'createdBy'

/** Key that a device showed, with its company. */
export interface ShownKey extends Pick<RowOf<typeof DeviceKey>, Shown> {
  stale: boolean
}

const STALE = sql`interval '1 minute'`

export const findShownKey = (em: Em, companyId: string, hash: string, now: Date): Promise<ShownKey | undefined> =>
  firstRow<ShownKey>(
    em,
    sql`select id, name, truck_id as "truckId", punches, arrivals, created_by as "createdBy", used_at is null or used_at < ${now}::timestamptz - ${STALE} as stale from device_key
        where company_id = ${companyId} and key_hash = ${hash} and revoked_at is null`,
  )

/** Records the use of a key to the minute, so that a device does not write its row with every report. */
export async function touchKey(em: Em, companyId: string, id: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update device_key set used_at = ${now}
        where company_id = ${companyId} and id = ${id} and (used_at is null or used_at < ${now}::timestamptz - ${STALE})`,
  )
}

/**
 * Device keys in a spreadsheet, with the columns of their page; of the key itself only the last characters are known.
 */
export const deviceKeySheet = sheetOf<DeviceKeyView>('DeviceKey', deviceKeyTable, {
  title: texts.devices,
  permission: NEEDED,
  spec: { ...deviceKeyList, needs: { key: ['tail'], state: ['revokeTime'] } },
  fields: {
    truckCode: told(({ truckCode }) => truckCode ?? texts.anyTruck),
    key: told(({ tail }) => texts.tail(tail)),
    state: told(({ revokeTime }) => (revokeTime === null ? texts.valid : texts.revoked)),
  },
})
