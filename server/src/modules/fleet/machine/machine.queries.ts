import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { ListSpec } from '../../../kernel/list/spec.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { mergedColumns } from '../../basedata/index.js'
import { machineTable } from './fields.js'
import { type MachineFilter, MachineSortField, type MachineView } from './machine.view.js'

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

/** Machines of ids that the company has set up. */
export const machinesByIds = (em: Em, actor: Actor, ids: readonly string[]): Promise<MachineView[]> =>
  readWhere<MachineView>(em, actor, machineList, inUuids(sql`m.id`, ids))
