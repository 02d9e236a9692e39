import { newId } from '@tufang/server/kernel/values/id'
import type { GuardedField } from '../graphql-fields'

const SEE = 'chain:companypayment:get'

/** Fields of instalments that are due by payment plans. */
export const fields: Record<string, GuardedField> = {
  'Query.instalments': {
    access: SEE,
    selection:
      '{ total summary { amount pledgedAmt paidAmt leftAmt } records { id dueDate settleNo leftAmt overdue project { id name } payee { payeeId } } }',
    examples: () => [
      {
        filter: {
          settlementId: newId(),
          projectInfoId: newId(),
          payeeName: '陈',
          dueFrom: '2026-01-01',
          dueTo: '2026-12-31',
          open: true,
        },
        sort: [{ field: 'AMOUNT', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
      { filter: null, sort: null, page: null },
    ],
  },
  'Query.dueDays': {
    access: SEE,
    selection: '{ dueDate count amount paidAmt leftAmt }',
    examples: () => [{ from: '2026-03-01', to: '2026-03-31' }],
  },
}
