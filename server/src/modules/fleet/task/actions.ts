import type { Actor } from '../../../kernel/actor.js'
import { isOwn } from '../../price/direct-pay-price/actions.js'
import { PriceStatus } from '../../price/enums.js'
import { taskMachine } from './task.machine.js'
import type { TaskView } from './task.view.js'

/** What the actor may do with a task application now. */
export function taskActions(
  actor: Actor,
  task: Pick<TaskView, 'status' | 'applyId' | 'termsBy' | 'fourEyes'>,
): string[] {
  const { status } = task
  const isPending = status === PriceStatus.PENDING
  return [
    ...taskMachine
      .movesFrom(status, actor)
      .filter((move) => move !== 'approve' || !(task.fourEyes && isOwn(actor, task))),
    ...(isPending && actor.can(taskMachine.needs('edit')) ? ['delete'] : []),
    ...(!isPending && actor.can('chain:directPayPriceSet:get') ? ['view'] : []),
  ]
}
