import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { sql } from '../../../kernel/sql/sql.js'
import { fleetTexts as texts } from '../texts.js'
import { type CaptainFilter, CaptainSortField } from './captain.list.view.js'
import { captainTable } from './fields.js'

const hasAccount = sql`(c.user_id is not null)`
const columns = { ...columnsOf('c', captainTable), hasAccount }

/** Captains by their names. */
export const captainList: ListSpec<CaptainFilter, CaptainSortField> = {
  from: sql`captain c`,
  alias: 'c',
  columns,
  fields: captainTable,
  needs: { allowedActions: ['enabled'] },
  always: ['id'],
  sorts: sortsOf(CaptainSortField, columns, captainTable),
  defaultSort: { field: CaptainSortField.NAME, direction: 'ASC' },
  tieBreak: sql`c.id`,
  scope: (actor) => sql`c.company_id = ${actor.companyId}`,
  where: conditionsOf('c', captainTable, { hasAccount }),
  summary: { enabledCount: sql`count(*) filter (where c.enabled)::int` },
}

/** Captains in a spreadsheet. */
export const captainSheet = sheetOf('Captain', captainTable, {
  title: texts.captain,
  permission: 'chain:basedata:get',
  spec: captainList,
})
