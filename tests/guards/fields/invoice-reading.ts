import type { GuardedField } from '../graphql-fields'

/** What is read of the files of invoices. */
export const fields: Record<string, GuardedField> = {
  'Query.readInvoice': {
    access: 'chain:companypayment:add',
    selection: '{ invoiceSn sumPrice unsure }',
    examples: ({ payeeId }) => [{ fileUrl: `/files/${payeeId}` }],
  },
}
