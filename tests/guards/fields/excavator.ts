import type { GuardedField } from '../graphql-fields'

const EDIT = 'chain:ledgerdig:edit'
const AUDIT = 'chain:ledgerdig:audit'
const RECORD = '{ id machineCode auditStatus amount submitBy auditBy reason version allowedActions }'

/** Work of a machine on a past day. */
const work = {
  inShiftType: 'DAY',
  inType: 'DIG',
  ledgerType: 'MEASURED',
  scheduleWork: '40',
  unitWork: 'TRUCK',
  startDatetime: '2026-03-20T08:00:00+08:00',
  endDatetime: '2026-03-20T17:00:00+08:00',
  address: '东区',
  ledgerRemark: '倒班',
}

/** Excavators' work from its report to its review. */
export const fields: Record<string, GuardedField> = {
  'Query.excavatorRecord': {
    access: 'chain:companywaybill:get',
    selection:
      '{ id machineCode staffName company { id } auditStatus allowedActions refusedActions { action reason } history { label before after } }',
    examples: ({ excavatorRecordId: id }) => [{ id }],
  },
  'Query.ownExcavatorRecords': { access: EDIT, selection: RECORD },
  'Query.excavatorForm': {
    access: EDIT,
    selection:
      '{ projectInfoId project { id } machines { id machineCode name operatorName own } projects { id projectName dayStart nightStart } }',
  },
  'Mutation.submitExcavatorRecord': {
    access: EDIT,
    selection: RECORD,
    examples: ({ projectId: projectInfoId, machineId, machineCode, operatorName: staffName }) => [
      { input: { projectInfoId, machineId, machineCode, staffName, ...work }, dryRun: true },
    ],
  },
  'Mutation.updateExcavatorRecord': {
    access: EDIT,
    selection: RECORD,
    examples: ({
      excavatorRecordId: id,
      projectId: projectInfoId,
      machineId,
      machineCode,
      operatorName: staffName,
    }) => [{ id, input: { projectInfoId, machineId, machineCode, staffName, ...work }, version: 1, dryRun: true }],
  },
  'Mutation.withdrawExcavatorRecord': {
    access: EDIT,
    selection: RECORD,
    examples: ({ excavatorRecordId: id }) => [{ id, version: 1, dryRun: true }],
  },
  'Mutation.startExcavatorReview': {
    access: AUDIT,
    selection: RECORD,
    examples: ({ excavatorRecordId: id }) => [{ id, version: 1, dryRun: true }],
  },
  'Mutation.approveExcavatorRecord': {
    access: AUDIT,
    selection: RECORD,
    examples: ({ excavatorRecordId: id }) => [{ id, version: 1, dryRun: true }],
  },
  'Mutation.approveExcavatorRecords': {
    access: AUDIT,
    selection: '{ id ok msg }',
    examples: ({ excavatorRecordId: id }) => [{ ids: [id], dryRun: true }],
  },
  'Mutation.rejectExcavatorRecord': {
    access: AUDIT,
    selection: RECORD,
    examples: ({ excavatorRecordId: id }) => [{ id, reason: '时间不符', version: 1, dryRun: true }],
  },
  'Mutation.rejectExcavatorRecords': {
    access: AUDIT,
    selection: '{ id ok msg }',
    examples: ({ excavatorRecordId: id }) => [{ ids: [id], reason: '时间不符', dryRun: true }],
  },
}
