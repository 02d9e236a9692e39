import type { Actor } from '../../../kernel/command/actor.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { all, inTexts, inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { ticketTexts as texts } from '../texts.js'
import type { TicketDays } from './range.js'

/** Tickets of a filter: by project, site, soil or kind of site; null means all. */
export interface Chosen {
  projectIds: readonly string[] | null
  dumpSiteIds: readonly string[] | null
  soilTypes: readonly string[] | null
  garbageType: string | null
  /** Part of a project's or site's name. */
  projectName?: string | null
  garbageName?: string | null
}

/** Whether a filter needs more than the sums by project. */
export const isFine = ({ dumpSiteIds, soilTypes, garbageType, garbageName }: Chosen): boolean =>
  dumpSiteIds !== null || soilTypes !== null || garbageType !== null || Boolean(garbageName)

type Span = 'CHANGE' | 'DAY' | 'MONTH' | 'YEAR'
type Part = 'STOCK' | 'PROJECT'

/** Sums `c` of a span and set that match the filter. */
export const meant = (actor: Actor, chosen: Chosen, span: Span, part: Part): Sql =>
  all([
    sql`c.company_id = ${actor.companyId} and c.span = ${sql.raw(`'${span}'`)} and c.part = ${sql.raw(`'${part}'`)}`,
    ...areOf(actor, chosen),
  ])

/** Condition that rows `c` match the filter. */
export function areOf({ companyId }: Actor, chosen: Chosen): Sql[] {
  const { projectIds, dumpSiteIds, soilTypes, garbageType, projectName, garbageName } = chosen
  return [
    ...(projectIds === null ? [] : [inUuids(sql`c.project_id`, projectIds)]),
    ...(dumpSiteIds === null ? [] : [inUuids(sql`c.dump_site_id`, dumpSiteIds)]),
    ...(soilTypes === null ? [] : [inTexts(sql`c.soil_type`, soilTypes)]),
    ...(garbageType === null
      ? []
      : [
          sql`c.dump_site_id = any(array(select d.id from published_dump_site d
              where d.company_id = ${companyId} and d.garbage_type = ${garbageType}))`,
        ]),
    ...(garbageName
      ? [
          sql`(c.dump_site_id = any(array(select d.id from published_dump_site d
              where d.company_id = ${companyId} and ${isLike(sql`d.name`, garbageName)}))
            ${texts.noSite.includes(garbageName) ? sql`or c.dump_site_id is null` : sql``})`,
        ]
      : []),
    ...(projectName
      ? [
          sql`c.project_id = any(array(select p.id from published_project p
              where p.company_id = ${companyId} and ${isLike(sql`p.name`, projectName)}))`,
        ]
      : []),
  ]
}

/** Condition that the days of sums `c` lie within a range. */
export const within = ({ from, to }: TicketDays): Sql =>
  all([...(from === null ? [] : [sql`c.day >= ${from}::date`]), ...(to === null ? [] : [sql`c.day < ${to}::date`])])

/**
 * Sums of everything before a day, or of all time: whole years, then months, then days, and the changes not folded yet.
 * `select` names columns of `c`.
 */
export function before(actor: Actor, chosen: Chosen, part: Part, day: string | null, select: Sql): Sql {
  const piece = (span: Span, of: Part, days: Sql): Sql =>
    sql`select ${select} from ticket_count c where ${meant(actor, chosen, span, of)} and ${days}`
  const pieces =
    day === null
      ? [piece('YEAR', part, sql`true`), piece('CHANGE', 'STOCK', sql`true`)]
      : [
          piece('YEAR', part, within({ from: null, to: `${day.slice(0, 4)}-01-01` })),
          piece('MONTH', part, within({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 7)}-01` })),
          piece('DAY', part, within({ from: `${day.slice(0, 7)}-01`, to: day })),
          piece('CHANGE', 'STOCK', within({ from: null, to: day })),
        ]
  return sql.join(pieces, sql` union all `)
}
