import type { ListSpec } from '../../../kernel/list/list.js'
import { sql } from '../../../kernel/sql/sql.js'
import { settingsOf } from '../../company/index.js'
import { membersJson, memberTreeJson, type Ties } from './members.sql.js'

/** The columns of `ReviewedView` and its terms, with their joins and needs, for prices or task applications under an alias. */
export function reviewedList(alias: 'p' | 't', ties: Ties) {
  const own = (name: string) => sql.raw(`${alias}.${name}`)
  const company = own('company_id')
  return {
    joins: {
      project: sql`join project j on j.company_id = ${company} and j.id = ${own('project_id')}`,
      site: sql`left join dump_site g on g.company_id = ${company} and g.id = ${own('dump_site_id')}`,
      settings: settingsOf.join(company),
    },
    columns: {
      id: own('id'),
      companyAuthId: company,
      projectInfoId: own('project_id'),
      projectName: { sql: sql`j.name`, join: 'project' },
      tpMode: own('tp_mode'),
      soilType: own('soil_type'),
      garbageId: own('dump_site_id'),
      garbageName: { sql: sql`g.name`, join: 'site' },
      directPayPrice: own('price'),
      captainAndDriver: membersJson(ties),
      captainAndDrivers: memberTreeJson(ties),
      status: own('status'),
      applyId: own('apply_id'),
      termsBy: own('terms_by'),
      applyName: own('apply_name'),
      applyDatetime: own('apply_datetime'),
      auditName: own('audit_name'),
      auditDatetime: own('audit_datetime'),
      auditOwn: own('audit_own'),
      invalidName: own('invalid_name'),
      invalidDatetime: own('invalid_datetime'),
      reason: own('reason'),
      version: own('version'),
      fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
    },
    needs: {
      captainAndDriversText: ['captainAndDrivers'],
      own: ['applyId', 'termsBy'],
      allowedActions: ['status', 'applyId', 'termsBy', 'fourEyes'],
    },
    always: ['id', 'companyAuthId'],
  } satisfies Partial<ListSpec<never, string>>
}
