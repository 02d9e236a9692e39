import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { sql } from '../../../kernel/sql/sql.js'
import { type BasePayeeFilter, BasePayeeSortField } from './base-payee.view.js'
import { basePayeeTable } from './fields.js'

const columns = {
  ...columnsOf('y', basePayeeTable),
  mergedIntoName: sql`(select concat_ws(' ', k.name, k.bank_name, k.bank_no) from payee k where k.company_id = y.company_id and k.id = y.merged_into)`,
  mergedNames: sql`(select string_agg(concat_ws(' ', d.name, d.bank_name, d.bank_no), '、' order by d.name, d.id)
    from payee d where d.company_id = y.company_id and d.merged_into = y.id)`,
}

/** Payees by their names. */
export const basePayeeList: ListSpec<BasePayeeFilter, BasePayeeSortField> = {
  from: sql`payee y`,
  alias: 'y',
  columns,
  fields: basePayeeTable,
  needs: { allowedActions: ['enabled', 'status', 'mergedIntoId'], mergedInto: ['mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(BasePayeeSortField, columns, basePayeeTable),
  defaultSort: { field: BasePayeeSortField.PAYEE_NAME, direction: 'ASC' },
  tieBreak: sql`y.id`,
  scope: (actor) => sql`y.company_id = ${actor.companyId}`,
  where: conditionsOf('y', basePayeeTable),
  summary: {
    enabledCount: sql`count(*) filter (where y.enabled)::int`,
    signedCount: sql`count(*) filter (where y.contract_signed)::int`,
  },
}
