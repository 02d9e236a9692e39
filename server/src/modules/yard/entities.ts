import type { Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { SiteVisit } from './arrival/site-visit.entity.js'
import { YardSite } from './yard-site/yard-site.entity.js'

/** The tables that this domain owns. */
export const yardEntities = [YardSite, SiteVisit] as const

/** Columns that other domains may read here. */
export const publishedByYard = [
  publish(YardSite, '渣土场由谁经营', ['companyId', 'id', 'dumpSiteId', 'yardCompanyId', 'endedAt']),
] as const

/** Rows within a member's project limit. */
export const yardSeen: Record<string, Seen> = {
  site_visit: {
    where: `exists (select from published_waybill own
      where own.company_id = $company and own.id = t.waybill_id and own.project_id = any($limit))`,
  },
}
