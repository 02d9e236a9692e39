import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { UseOfBaseData } from '../../basedata/index.js'
import { phaseTable as table } from './fields.js'

/** Use of base data that phases store in a list; `named` yields, for a phase h, each of its entries with its id. */
const namedIn = (entity: string, named: Sql, more: { byName?: true } = {}): UseOfBaseData => ({
  entity,
  label: table.phaseName.label,
  ...more,
  async counts(em, { companyId }, ids) {
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select n.id, count(*)::int as count from project_phase h cross join lateral (${named}) n
          where h.company_id = ${companyId} and ${inUuids(sql`n.id`, ids)} group by n.id`,
    )
    return new Map(found.map(({ id, count }) => [id, count]))
  },
})

/** Uses in phases, which are limited to dump sites by id and to soils by name. */
export const usesByPhases: readonly UseOfBaseData[] = [
  namedIn('site', sql`select unnest(h.dump_site_ids) as id`),
  namedIn('soil', sql`select s.id from soil_type s where s.company_id = h.company_id and s.name = any(h.soil_types)`, {
    byName: true,
  }),
]
