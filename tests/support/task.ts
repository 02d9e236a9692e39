import type { Caller } from './caller'

/** The verbs of task applications through GraphQL. */
const taskFields = `id status projectInfoId tpMode soilType garbageId directPayPrice captainAndDriversText remark own allowedActions version
  auditName auditOwn reason directPayPriceId`

export const taskDocuments = {
  one: `query ($id: ID!) { captainTask(id: $id) { ${taskFields} } }`,
  list: `query ($filter: CaptainTaskFilter) { captainTasks(filter: $filter) { total records { ${taskFields} } } }`,
  apply: `mutation ($input: CaptainTaskInput!) { applyCaptainTask(input: $input) { ${taskFields} } }`,
  update: `mutation ($id: ID!, $input: CaptainTaskInput!, $version: Int) {
    updateCaptainTask(id: $id, input: $input, version: $version) { ${taskFields} }
  }`,
  audit: `mutation ($id: ID!, $approve: Boolean!, $reason: String, $form: CaptainTaskInput, $replace: Boolean) {
    auditCaptainTask(id: $id, approve: $approve, reason: $reason, form: $form, replaceClashing: $replace) { ${taskFields} }
  }`,
  invalidate: `mutation ($id: ID!) { invalidateCaptainTask(id: $id) { ${taskFields} } }`,
  delete: 'mutation ($id: ID!) { deleteCaptainTask(id: $id) { id type } }',
}

export interface TaskAnswer {
  id: string
  status: string
  tpMode: string | null
  soilType: string | null
  directPayPrice: string | null
  captainAndDriversText: string
  allowedActions: string[]
  auditOwn: boolean
  reason: string | null
  directPayPriceId: string | null
  version: number
}

export const applyForTask = async (clerk: Caller, input: object): Promise<TaskAnswer> =>
  (await clerk.ask<{ applyCaptainTask: TaskAnswer }>(taskDocuments.apply, { input })).applyCaptainTask

export const approveTask = async (clerk: Caller, { id }: { id: string }, form?: object): Promise<TaskAnswer> =>
  (await clerk.ask<{ auditCaptainTask: TaskAnswer }>(taskDocuments.audit, { id, approve: true, form })).auditCaptainTask
