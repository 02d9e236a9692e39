import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { GuardedField } from '../graphql-fields'

const SEE = 'platform:rescue:get'
const APPLY = 'platform:rescue:add'
const DECIDE = 'platform:rescue:audit'
const RANGE = { from: '2026-01-01T00:00:00+08:00', to: '2026-01-31T00:00:00+08:00' }
const RESCUE = '{ id companyName company { id } userName state proofUrls allowedActions refusedActions { action } }'

/** Fields of the rescue of a company's only administrator, at the desk and for the people concerned. */
export const fields: Record<string, GuardedField> = {
  'Query.rescues': {
    access: SEE,
    selection: '{ total records { id companyName company { id } state allowedActions } summary { applied waiting } }',
    examples: () => [
      {
        filter: {
          companyAuthId: newId(),
          companyName: '宏',
          userName: '王',
          oldMobile: '138',
          newMobile: '139',
          loss: ['PHONE'],
          state: ['WAITING'],
          appliedByName: '苏',
          createTime: RANGE,
          dueAt: RANGE,
        },
        sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.rescue': { access: SEE, selection: RESCUE, examples: () => [{ id: newId() }] },
  'Query.rescueCandidate': {
    access: APPLY,
    selection: '{ memberId userName mobile secondFactor refusal }',
    examples: () => [{ companyAuthId: newId() }],
  },
  'Query.runningRescues': {
    access: 'signed-in',
    selection: '{ id companyName userName loss state dueAt newMobile own allowedActions }',
  },
  'Mutation.openRescue': {
    access: APPLY,
    selection: RESCUE,
    examples: () => [
      {
        input: {
          companyAuthId: newId(),
          memberId: newId(),
          loss: 'PHONE',
          newMobile: uniqueMobile(),
          reason: '手机遗失',
          proofUrls: [`/files/${newId()}`],
        },
        dryRun: true,
      },
    ],
  },
  'Mutation.confirmRescue': { access: DECIDE, selection: RESCUE, examples: () => [{ id: newId(), version: 1 }] },
  'Mutation.refuseRescue': {
    access: DECIDE,
    selection: RESCUE,
    examples: () => [{ id: newId(), reason: '不符', version: 1 }],
  },
  'Mutation.withdrawRescue': { access: APPLY, selection: RESCUE, examples: () => [{ id: newId(), version: 1 }] },
  'Mutation.stopRescue': {
    access: 'signed-in',
    selection: '{ id state newMobile own allowedActions }',
    examples: () => [{ id: newId() }],
  },
}
