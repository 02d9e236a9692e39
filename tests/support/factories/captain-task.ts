import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert, insertAll } from '../rows'
import type { Decided, MemberPlan } from './direct-pay-price'
import type { Project } from './project'
import type { TpMode } from './project-price'
import type { SoilType } from './soil-type'

interface Plan extends Decided {
  project: Project
  soilType: SoilType
  members: MemberPlan[]
  tpMode?: TpMode
  by?: { id: string; name: string }
}

/** A task application with all its terms, as if it had been decided at the times of the plan; no price came of it. */
export async function newCaptainTask(
  company: TestCompany,
  { project, soilType, members, tpMode = 'RELEASE', from, to, rejected, by = company.people.管理员 }: Plan,
): Promise<{ id: string }> {
  const id = newId()
  const decided = rejected ?? from
  await insert('captain_task', {
    companyId: company.id,
    id,
    projectId: project.id,
    tpMode,
    soilType: soilType.name,
    price: '80.00',
    status: rejected ? 'REJECTED' : to ? 'EXPIRED' : from ? 'APPROVED' : 'PENDING',
    applyId: by.id,
    applyName: by.name,
    applyDatetime: decided ?? new Date(),
    hands: [by.id],
    auditId: decided && by.id,
    auditName: decided && by.name,
    auditDatetime: decided,
    fourEyesOff: from && !rejected ? false : null,
    invalidId: to && by.id,
    invalidName: to && by.name,
    invalidDatetime: to,
  })
  const common = { companyId: company.id, taskId: id }
  await insertAll(
    'captain_task_member',
    members.map(({ captainId, driverId = null }) => ({ ...common, captainId, driverId })),
  )
  return { id }
}
