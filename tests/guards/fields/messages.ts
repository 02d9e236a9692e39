import type { GuardedField } from '../graphql-fields'

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }

/** Fields of messages to people. */
export const fields: Record<string, GuardedField> = {
  'Query.messages': {
    access: 'signed-in',
    selection:
      '{ total records { id title text link companyAuthName company { id } record { id } allowedActions } summary { unread } }',
    examples: ({ companyId, messageId }) => [
      {
        filter: {
          kind: ['INVITED'],
          companyAuthId: companyId,
          read: false,
          createTime: RANGE,
          equal: { id: messageId },
        },
        sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.messagePreferences': { access: 'signed-in', selection: '{ kind title when on allowedActions }' },
  'Mutation.readMessages': {
    access: 'signed-in',
    selection: '',
    examples: ({ messageId }) => [{ ids: [messageId], all: false }],
  },
  'Mutation.setMessagePreferences': {
    access: 'signed-in',
    selection: '{ kind on }',
    examples: () => [{ preferences: [{ kind: 'INVITED', on: true }] }],
  },
}
