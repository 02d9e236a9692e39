import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { UseOfBaseData } from '../../basedata/index.js'
import { waybillTexts as texts } from '../texts.js'

/** Waybills that leave with a soil, as their sums tell, or were loaded with it and left with another. */
export const soilsOfWaybills: UseOfBaseData = {
  entity: 'soil',
  label: texts.waybill,
  byName: true,
  async counts(em, { companyId }, ids) {
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select s.id, (
            (select coalesce(sum(c.trips), 0) from waybill_count c
              where c.company_id = s.company_id and c.span in ('DAY', 'CHANGE') and c.haul and c.go_soil_type = s.name)
            + (select count(*) from waybill w
              where w.company_id = s.company_id and w.in_soil_type = s.name and w.in_soil_type <> w.go_soil_type))::int as count
          from published_soil_type s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, ids)}`,
    )
    return new Map(found.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])))
  },
}
