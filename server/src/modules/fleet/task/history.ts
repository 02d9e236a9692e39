import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import { membersText, priceTexts } from '../../price/index.js'
import { fleetTexts as texts } from '../texts.js'
import { findTasks } from './task.queries.js'
import type { TaskView } from './task.view.js'

export const ENTITY = 'captainTask'

const kept = (task: TaskView | undefined): Record<string, boolean | string | null> => ({
  status: task?.status ?? null,
  fourEyesOff: task?.fourEyesOff || null,
  tpMode: task?.tpMode ?? null,
  soilType: task?.soilType ?? null,
  garbage: task?.garbageName ?? null,
  directPayPrice: task?.directPayPrice ?? null,
  weightType: task?.weightType ?? null,
  captainAndDrivers: task ? membersText(task.captainAndDrivers, priceTexts.allDrivers) : null,
  remark: task?.remark ?? null,
})

/** Changes an application, or makes one, and records the difference in its history. */
export async function recordedTask(
  tx: Tx,
  id: string | null,
  reason: string | null,
  change: () => Promise<string>,
): Promise<TaskView> {
  const [was] = id === null ? [] : await findTasks(tx.em, tx.actor, [id])
  const changed = await change()
  const [is] = await findTasks(tx.em, tx.actor, [changed])
  if (!is) throw new DomainError('NOT_FOUND', { what: texts.what })
  const before = kept(was)
  await recordChanges(
    tx,
    Object.entries(kept(is)).map(([field, after]) => ({
      entity: ENTITY,
      entityId: changed,
      field,
      before: before[field] ?? null,
      after,
      reason,
    })),
  )
  return is
}
