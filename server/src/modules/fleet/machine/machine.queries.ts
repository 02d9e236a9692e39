import type { Actor } from '../../../kernel/command/actor.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { machineList } from './machine.list.queries.js'
import type { MachineView } from './machine.view.js'

/** Those of these machines that the company has set up. */
export const machinesByIds = (em: Em, actor: Actor, ids: readonly string[]): Promise<MachineView[]> =>
  readWhere<MachineView>(em, actor, machineList, inUuids(sql`m.id`, ids))
