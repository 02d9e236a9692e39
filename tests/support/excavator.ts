import type { Caller } from './caller'

export interface ExcavatorRecord {
  id: string
  machineCode: string
  staffName: string
  auditStatus: string
  inShiftType: string
  workTime: number
  shiftPrice: string | null
  loadPrice: string | null
  amount: string | null
  auditOwn: boolean
  reason: string | null
  version: number
  allowedActions: string[]
  refusedActions: { action: string; reason: string }[]
}

const record = `id machineCode staffName auditStatus inShiftType workTime shiftPrice loadPrice amount submitBy auditBy auditOwn reason
  version allowedActions refusedActions { action reason }`
const verb = (name: string) =>
  `mutation ($id: ID!, $version: Int, $dryRun: Boolean) { answer: ${name}(id: $id, version: $version, dryRun: $dryRun) { ${record} } }`

export const excavatorDocuments = {
  submit: `mutation ($input: ExcavatorRecordInput!, $dryRun: Boolean, $idempotencyKey: String) {
    answer: submitExcavatorRecord(input: $input, dryRun: $dryRun, idempotencyKey: $idempotencyKey) { ${record} } }`,
  update: `mutation ($id: ID!, $input: ExcavatorRecordInput!, $version: Int) {
    answer: updateExcavatorRecord(id: $id, input: $input, version: $version) { ${record} } }`,
  withdraw: verb('withdrawExcavatorRecord'),
  startReview: verb('startExcavatorReview'),
  approve: verb('approveExcavatorRecord'),
  approveMany: 'mutation ($ids: [ID!]!) { answer: approveExcavatorRecords(ids: $ids) { id ok msg } }',
  rejectMany: `mutation ($ids: [ID!]!, $reason: String!) {
    answer: rejectExcavatorRecords(ids: $ids, reason: $reason) { id ok msg } }`,
  history: `query ($id: ID!) { answer: excavatorRecord(id: $id) { history { label before after reason createBy } } }`,
  reject: `mutation ($id: ID!, $reason: String!, $version: Int) {
    answer: rejectExcavatorRecord(id: $id, reason: $reason, version: $version) { ${record} } }`,
  find: `query ($id: ID!) { answer: excavatorRecord(id: $id) { ${record} } }`,
  own: `{ answer: ownExcavatorRecords { ${record} } }`,
  list: `query ($filter: ExcavatorRecordFilter) { answer: excavatorRecords(filter: $filter) {
    total summary { workTime amount } records { ${record} } } }`,
  form: '{ answer: excavatorForm { projectInfoId machines { id machineCode own } projects { id dayStart nightStart } } }',
}

type Verb = Exclude<keyof typeof excavatorDocuments, 'own' | 'list' | 'form' | 'approveMany' | 'rejectMany' | 'history'>

/** Asks a verb, or for one record. */
export const excavatorVerb = async (
  caller: Caller,
  name: Verb,
  variables: Record<string, unknown>,
): Promise<ExcavatorRecord> =>
  (await caller.ask<{ answer: ExcavatorRecord }>(excavatorDocuments[name], variables)).answer
