import { new{{Type}} } from '@tufang/tests/factories/{{slug}}'
import type { RowMakers } from '@tufang/tests/row-makers'
import type { GuardedField } from '../graphql-fields'

declare module '@tufang/tests/row-makers' {
  interface RowIds {
    {{one}}Id: string
  }
}

export const rowMakers: RowMakers<'{{one}}Id'> = { {{one}}Id: async (company) => (await new{{Type}}(company)).id }

const row = '{ id name remark version createTime updateTime allowedActions }'
const input = { name: '东门{{label}}', remark: '夜间停用' }

/** The fields of {{words}}. */
export const fields: Record<string, GuardedField> = {
  'Query.{{many}}': {
    access: 'chain:{{key}}:get',
    selection: `{ total summary { lastChange } records ${row} }`,
    examples: () => [
      {
        filter: { name: '东' },
        sort: [{ field: 'NAME', direction: 'DESC' }],
        page: { current: 1, size: 20 },
      },
    ],
  },
  'Query.{{one}}': {
    access: 'chain:{{key}}:get',
    selection: '{ id name history { label before after createBy } }',
    examples: ({ {{one}}Id: id }) => [{ id }],
  },
  // A new row has another id each time.
  'Mutation.create{{Type}}': {
    access: 'chain:{{key}}:add',
    selection: '{ name remark allowedActions }',
    examples: () => [{ input, dryRun: true }],
  },
  'Mutation.update{{Type}}': {
    access: 'chain:{{key}}:edit',
    selection: row,
    examples: ({ {{one}}Id: id }) => [{ id, version: 1, input, dryRun: true }],
  },
  'Mutation.delete{{Type}}': {
    access: 'chain:{{key}}:del',
    selection: '{ id type }',
    examples: ({ {{one}}Id: id }) => [{ id, dryRun: true }],
  },
}
