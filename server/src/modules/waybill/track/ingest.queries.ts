import type { Em } from '../../../kernel/sql/database.js'
import { isOneOf } from '../../../kernel/sql/forms.js'
import { affected, rows, sql } from '../../../kernel/sql/sql.js'
import type { StoredPoint } from './track.queries.js'

/** Trucks of a company by plates, in the form of comparisons; a merged truck stands for the kept one. */
export async function trucksByPlate(
  em: Em,
  companyId: string,
  plates: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows<{ id: string; plate: string }>(
    em,
    sql`select coalesce(merged_into, id) as id, plate_form(plate) as plate from published_truck
        where company_id = ${companyId} and ${isOneOf(sql`plate`, plates, 'plate')}`,
  )
  return new Map(found.map(({ id, plate }) => [plate, id]))
}

export interface NewPoint extends StoredPoint {
  truckId: string
}

/**
 * Array in PostgreSQL's own notation; numbers and ids need no quotes, which the driver would look for in each of them.
 */
const array = (values: readonly (number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

/**
 * Stores positions in one statement and returns the number of new ones. They are inserted in one order, so that two
 * reports of the same positions cannot deadlock.
 */
export function insertPoints(em: Em, companyId: string, points: readonly NewPoint[]): Promise<number> {
  const ordered = points.toSorted((one, other) =>
    one.truckId === other.truckId ? one.at - other.at : one.truckId < other.truckId ? -1 : 1,
  )
  const column = (of: (point: NewPoint) => number | string | null) => array(ordered.map(of))
  return affected(
    em,
    sql`insert into track_point (company_id, truck_id, at, lng, lat, speed, heading, flags)
        select ${companyId}::uuid, t.truck_id, to_timestamp(t.at / 1000), t.lng, t.lat, t.speed, t.heading, t.flags
        from unnest(${column((point) => point.truckId)}::uuid[], ${column((point) => point.at)}::float8[],
          ${column((point) => point.lng)}::int[], ${column((point) => point.lat)}::int[], ${column((point) => point.speed)}::int2[],
          ${column((point) => point.heading)}::int2[], ${column((point) => point.flags)}::int2[])
          as t(truck_id, at, lng, lat, speed, heading, flags)
        on conflict do nothing`,
  )
}
