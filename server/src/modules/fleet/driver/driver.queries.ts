import type { Actor } from '../../../kernel/command/actor.js'
import { readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, sql } from '../../../kernel/sql/sql.js'
import { driverList } from './driver.list.queries.js'
import type { DriverView } from './driver.view.js'

/** Those of these drivers that the company has. */
export const driversByIds = (em: Em, actor: Actor, ids: readonly string[]): Promise<DriverView[]> =>
  readWhere<DriverView>(em, actor, driverList, inUuids(sql`d.id`, ids))
