import type { GuardedField } from '../graphql-fields'

/** Exports of lists, and bulk queries, which are exports as well. */
export const fields: Record<string, GuardedField> = {
  'Mutation.startBulkQuery': {
    access: 'signed-in',
    selection: '{ title format }',
    examples: ({ waybillId, truckCode }) => [
      {
        query:
          'query ($filter: WaybillFilter) { waybills(filter: $filter) { records { no settlement { settleNo } } } }',
        variables: { filter: { truckCode, nos: [waybillId] } },
        format: 'CSV',
      },
    ],
  },
  'Mutation.startExport': {
    access: 'signed-in',
    selection: '{ list title }',
    examples: ({ waybillId, truckCode }) => [
      {
        input: {
          list: { waybills: { filter: { truckCode }, sort: [{ field: 'NO', direction: 'DESC' }] } },
          columns: [{ key: 'no', title: '运单号' }],
          ids: [waybillId],
        },
      },
    ],
  },
  'Mutation.cancelExport': { access: 'signed-in', selection: '{ id }', examples: ({ exportId: id }) => [{ id }] },
  'Mutation.retryExport': { access: 'signed-in', selection: '{ id }', examples: ({ exportId: id }) => [{ id }] },
}
