import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { validate } from '../../../kernel/values/validate.js'
import { type PayeeFilter, PayeeSortField } from './base-payee.view.js'
import { contractEndSchema } from './contract.js'
import { basePayeeTable, basePayeeTable as table } from './fields.js'
import { accountNote, contractState, dayText } from './readiness.sql.js'

/** Columns of a payee `y`. */
export const payeeColumns = {
  ...columnsOf('y', basePayeeTable),
  contractFrom: dayText('y.contract_from'),
  contractTo: dayText('y.contract_to'),
  contractState: contractState('y'),
  accountNote: accountNote('y'),
  mergedIntoName: sql`(select concat_ws(' ', k.name, k.bank_name, k.bank_no) from payee k where k.company_id = y.company_id and k.id = y.merged_into)`,
  mergedNames: sql`(select string_agg(concat_ws(' ', d.name, d.bank_name, d.bank_no), '、' order by d.name, d.id)
    from payee d where d.company_id = y.company_id and d.merged_into = y.id)`,
}

const found = conditionsOf('y', basePayeeTable, { contractState: contractState('y') })

/** Condition on contracts that end within some days; those without an end never do. */
function endsWithin(filter: PayeeFilter): Sql[] {
  const { contractToFrom, contractToTo } = validate(contractEndSchema, filter, 'filter')
  return [
    ...(contractToFrom ? [sql`y.contract_to >= ${contractToFrom}::date`] : []),
    ...(contractToTo ? [sql`y.contract_to <= ${contractToTo}::date`] : []),
  ]
}

/** Payees by their names. */
export const basePayeeList: ListSpec<PayeeFilter, PayeeSortField> = {
  from: sql`payee y`,
  alias: 'y',
  columns: payeeColumns,
  fields: basePayeeTable,
  needs: {
    allowedActions: ['enabled', 'status', 'mergedIntoId', 'accountKind', 'accountById'],
    mergedInto: ['mergedIntoId'],
  },
  always: ['id'],
  sorts: sortsOf(PayeeSortField, payeeColumns, basePayeeTable),
  defaultSort: { field: PayeeSortField.PAYEE_NAME, direction: 'ASC' },
  tieBreak: sql`y.id`,
  scope: (actor) => sql`y.company_id = ${actor.companyId}`,
  where: (filter) => [...found(filter), ...endsWithin(filter)],
  summary: {
    expiredCount: sql`count(*) filter (where ${contractState('y')} = 'EXPIRED')::int`,
    enabledCount: sql`count(*) filter (where y.enabled)::int`,
    signedCount: sql`count(*) filter (where y.contract_signed)::int`,
  },
}

/** Payees in a spreadsheet. */
export const basePayeeSheet = sheetOf('Payee', table, {
  title: table.payeeName.label,
  permission: 'chain:basedata:get',
  spec: basePayeeList,
})
