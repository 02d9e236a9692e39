import { columnsOf, type Fields } from '../../../kernel/fields.js'
import type { ListSpec } from '../../../kernel/list/list.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { settingsOf } from '../../company/index.js'
import { PriceStatus } from '../enums.js'
import { priceTexts } from '../texts.js'
import { membersJson, membersTextSql, memberTreeJson, type Ties } from './members.sql.js'

/** Columns of these fields and of `ForMembers`, with their joins and needs, for prices `p` or task applications `t`. */
export function reviewedList(alias: 'p' | 't', fields: Fields, ties: Ties) {
  const own = (name: string) => sql.raw(`${alias}.${name}`)
  const company = own('company_id')
  return {
    joins: {
      project: sql`join published_project j on j.company_id = ${company} and j.id = ${own('project_id')}`,
      site: sql`left join published_dump_site g on g.company_id = ${company} and g.id = ${own('dump_site_id')}`,
      settings: settingsOf.join(company),
    },
    columns: {
      ...columnsOf(alias, fields),
      projectName: { sql: sql`j.name`, join: 'project' },
      garbageName: { sql: sql`g.name`, join: 'site' },
      captainAndDriver: membersJson(ties),
      captainAndDrivers: memberTreeJson(ties),
      applyId: own('apply_id'),
      hands: own('hands'),
      fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
    },
    needs: {
      captainAndDriversText: ['captainAndDrivers'],
      own: ['hands'],
      allowedActions: ['status', 'hands', 'fourEyes'],
    },
    computed: { captainAndDriversText: membersTextSql(ties, priceTexts.allDrivers) },
    always: ['id', 'companyAuthId'],
  } satisfies Partial<ListSpec<never, string>>
}

/** Number of rows in each state. */
export const statusCounts = (alias: string): Record<string, Sql> => {
  const status = sql.ref(`${alias}.status`)
  return Object.fromEntries(
    Object.values(PriceStatus).map((state) => [
      state.toLowerCase(),
      sql`count(*) filter (where ${status} = ${sql.raw(`'${state}'`)})::int`,
    ]),
  )
}
