import type { Em } from '../../../kernel/sql/database.js'
import { rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { beyondCompany } from '../../../kernel/sql/wall.js'
import type { SiteScope } from '../reach.sql.js'
import { RoleType } from '../role-types.js'

/**
 * Dump sites that a company runs for others. They stand on the lists of those companies, which the platform may have
 * suspended.
 */
const runBy = (company: Sql): Sql =>
  sql`from published_yard_site y join published_company b on b.id = y.company_id and b.enabled
      where y.yard_company_id = ${company} and y.ended_at is null`

/** Dump sites of a session `s` as JSON; null for a person who does not work at one. */
export const siteScopes = sql`case when s.role_type = ${RoleType.ENTERPRISE} then (
  select json_agg(json_build_object('companyId', y.company_id, 'siteId', y.dump_site_id)) ${runBy(sql`s.company_id`)}) end`

/** Dump sites that a company runs for others. */
export const sitesRunBy = (em: Em, companyId: string): Promise<SiteScope[]> =>
  beyondCompany(() =>
    rows(em, sql`select y.company_id as "companyId", y.dump_site_id as "siteId" ${runBy(sql`${companyId}`)}`),
  )
