import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import type { FleetPaperKind } from '../enums.js'

/** Days before its last one at which people are reminded of a paper. */
const THRESHOLDS = '{30,14,7,0}'

/** Paper that people are reminded of. */
export interface DuePaper {
  id: string
  kind: FleetPaperKind
  /** Plate or name of the driver. */
  holder: string
  captainId: string
  validUntil: string
  /** Days that are left; below 0 after the last day. */
  days: number
  /** The nearest threshold that was reached. */
  threshold: number
}

/**
 * Papers in force that have reached thresholds of which nobody was told, of trucks and drivers in use, and marks these
 * as told: a row for each paper and threshold, so that two programs never tell of one twice.
 */
export const takeDuePapers = (
  em: Em,
  companyId: string,
  { now, today }: { now: Date; today: string },
): Promise<DuePaper[]> =>
  rows(
    em,
    sql`with taken as (
          insert into fleet_paper_reminder (company_id, paper_id, days, told_at)
          select p.company_id, p.id, d.days, ${now} from fleet_paper p
            cross join unnest(${THRESHOLDS}::smallint[]) as d(days)
          where p.company_id = ${companyId} and p.renewed_at is null and p.valid_until - ${today}::date <= d.days
            and (exists (select from truck t where t.company_id = p.company_id and t.id = p.truck_id and t.enabled)
              or exists (select from driver d where d.company_id = p.company_id and d.id = p.driver_id and d.enabled))
          on conflict do nothing
          returning paper_id, days),
        due as (select t.paper_id, min(t.days) as threshold from taken t group by 1)
        select p.id, p.kind, coalesce(t.plate, d.name) as holder, coalesce(t.captain_id, d.captain_id) as "captainId",
          to_char(p.valid_until, 'YYYY-MM-DD') as "validUntil", p.valid_until - ${today}::date as days, due.threshold
        from due join fleet_paper p on p.company_id = ${companyId} and p.id = due.paper_id
          left join truck t on t.company_id = p.company_id and t.id = p.truck_id
          left join driver d on d.company_id = p.company_id and d.id = p.driver_id
        order by p.valid_until, p.id`,
  )
