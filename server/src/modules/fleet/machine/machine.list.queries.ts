import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import { sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { fleetTexts as texts } from '../texts.js'
import { machineTable } from './fields.js'
import { type MachineFilter, MachineSortField } from './machine.view.js'

const columns = { ...columnsOf('m', machineTable), ...mergedColumns('m', 'machine', 'code') }

/** Machines by their codes. */
export const machineList: ListSpec<MachineFilter, MachineSortField> = {
  from: sql`machine m`,
  alias: 'm',
  columns,
  fields: machineTable,
  needs: { allowedActions: ['enabled', 'mergedIntoId'] },
  always: ['id'],
  sorts: sortsOf(MachineSortField, columns, machineTable),
  defaultSort: { field: MachineSortField.MACHINE_CODE, direction: 'ASC' },
  tieBreak: sql`m.id`,
  scope: (actor) => sql`m.company_id = ${actor.companyId}`,
  where: conditionsOf('m', machineTable),
  summary: { enabledCount: sql`count(*) filter (where m.enabled)::int` },
}

/** Machines in a spreadsheet. */
export const machineSheet = sheetOf('Machine', machineTable, {
  title: texts.machine,
  permission: 'chain:basedata:get',
  spec: machineList,
  units: { loadPrice: '元/车', shiftCost: '元/台班' },
})
