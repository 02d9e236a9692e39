import type { GuardedField } from '../graphql-fields'

/** What was surveyed of phases. */
export const fields: Record<string, GuardedField> = {
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
    selection: '',
    examples: ({ surveyId: id }) => [{ id, dryRun: true }],
  },
}
