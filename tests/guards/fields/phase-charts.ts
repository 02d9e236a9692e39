import type { GuardedField } from '../graphql-fields'
import type { Names } from '../graphql-names'

const access = 'chain:bi:get'
const exclusions = 'exclusions { total correct cubic reasons { reason count } } updating'
const figures = `points { key label from to } series { name kind unit values } ${exclusions}`
const span = { from: '2026-03-01', to: '2026-03-31' }
const ofPhase =
  (asked: object) =>
  ({ phaseId: id }: Names) => [{ id, span, ...asked }]

/** The charts of a project's phases. */
export const fields: Record<string, GuardedField> = {
  'Query.phases': {
    access,
    selection: '{ id phaseName fromDate }',
    examples: ({ projectId }) => [{ projectInfoId: projectId }],
  },
  'Query.phase': { access, selection: '{ id phaseName }', examples: ({ phaseId: id }) => [{ id }] },
  'Query.phaseCosts': {
    access,
    selection: `{ ${figures} }`,
    examples: ofPhase({ chart: 'MACHINE', step: 'WEEK' }),
  },
  'Query.phaseOutput': { access, selection: `{ ${figures} }`, examples: ofPhase({ by: 'SITE', step: 'DAY' }) },
  'Query.planCompletion': {
    access,
    selection: `{ projectPhaseSquareCost waybillPhaseSquareCost ${figures} }`,
    examples: ofPhase({ step: 'MONTH' }),
  },
  'Query.exclusions': {
    access,
    selection: '{ total correct reasons { reason count } }',
    examples: ofPhase({ chart: 'ALL' }),
  },
  'Query.exclusionCauses': {
    access,
    selection: '{ key label count recordId record { id } tpMode soilType }',
    examples: ofPhase({ chart: 'ALL', reason: 'PRICE' }),
  },
  'Mutation.savePhaseSurvey': {
    access: 'chain:bi:edit',
    selection: '{ day cubic remark isLower allowedActions }',
    examples: ({ phaseId, surveyId }) => [
      { input: { phaseId, day: '2026-04-30', cubic: '36000.5', remark: '四月收方' }, dryRun: true },
      { input: { phaseId, id: surveyId, version: 1, day: '2026-03-31', cubic: '17900' }, dryRun: true },
    ],
  },
  'Mutation.deletePhaseSurvey': {
    access: 'chain:bi:edit',
    selection: '{ id type phaseId phase { id phaseName } }',
    examples: ({ surveyId: id }) => [{ id, dryRun: true }],
  },
}
