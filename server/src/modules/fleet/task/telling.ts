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

/** Tells the people who may decide that an application waits. */
export async function tellReviewers(tx: Tx, task: TaskView): Promise<TaskView> {
  const params = { ...paramsOf(task), applicant: tx.actor.name }
  await tell(tx, { kind: 'TASK_TO_REVIEW', to: holdersOf(taskMachine.needs('approve')), params, ...aboutOf(task) })
  return task
}

/** Tells the applicant about the decision. */
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
