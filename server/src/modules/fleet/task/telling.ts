import type { Tx } from '../../../kernel/command/command.js'
import { holdersOf, tell } from '../../message/index.js'
import { membersText, priceTexts } from '../../price/index.js'
import { ENTITY } from './history.js'
import { taskMachine } from './task.machine.js'
import type { TaskView } from './task.view.js'

const paramsOf = ({ projectName, captainAndDrivers }: TaskView) => ({
  projectName,
  captains: membersText(captainAndDrivers, priceTexts.allDrivers),
})
const aboutOf = ({ id, projectInfoId }: TaskView) => ({ about: { entity: ENTITY, id }, projectId: projectInfoId })

/** An application waits for those who may decide. */
export async function tellReviewers(tx: Tx, task: TaskView): Promise<TaskView> {
  const params = { ...paramsOf(task), applicant: tx.actor.name }
  await tell(tx, { kind: 'TASK_TO_REVIEW', to: holdersOf(taskMachine.needs('approve')), params, ...aboutOf(task) })
  return task
}

/** Whoever handed an application in learns what was decided. */
export async function tellApplicant(
  tx: Tx,
  task: TaskView,
  { applyId, approved }: { applyId: string; approved: boolean },
): Promise<TaskView> {
  const decision = approved ? priceTexts.approved : priceTexts.rejected
  const params = { ...paramsOf(task), reviewer: tx.actor.name, decision }
  await tell(tx, { kind: 'TASK_REVIEWED', to: [applyId], params, ...aboutOf(task) })
  return task
}
