import { newId } from '@tufang/server/kernel/values/id'
import { workbook } from '@tufang/tests/workbook'
import type { GuardedField } from '../graphql-fields'

const PAGE = { current: 1, size: 20 }
const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }

const truckSheet = (captain: string): string =>
  workbook([
    ['车牌', '车队长'],
    ['粤B54321', captain],
  ]).toString('base64')

const HEAD = '{ id kind fileName status total pendingCount allowedActions }'

/** Calls of all kinds of imports. Each kind has its own permission, and is unknown to a person without it. */
export const fields: Record<string, GuardedField> = {
  'Query.dataImports': {
    access: 'signed-in',
    selection: `{ summary { total refusedCount } total records ${HEAD} }`,
    examples: () => [
      { filter: { kind: ['TRUCK'], status: ['CHECKED', 'DONE'], fileName: '车辆', createTime: RANGE }, page: PAGE },
    ],
  },
  'Query.dataImportKinds': { access: 'signed-in', selection: '{ kind name columns templateUrl }' },
  'Query.dataImport': {
    access: 'signed-in',
    selection: HEAD,
    examples: ({ dataImportId: id }) => [{ id }],
  },
  'Query.dataImportRows': {
    access: 'signed-in',
    selection:
      '{ summary { doneCount refusedCount } total records { id line targetNo target { id } cells { column value } issues { cell message } changes { label } } }',
    examples: ({ dataImportId: importId }) => [
      { filter: { importId, outcome: ['CREATE', 'REFUSED'], done: false }, page: PAGE },
    ],
  },
  'Mutation.uploadDataImport': {
    access: 'chain:basedata:add',
    selection: '{ fileName total refusedCount }',
    examples: ({ captainName }) => [
      { kind: 'TRUCK', input: { fileName: '车辆.xlsx', content: truckSheet(captainName) } },
    ],
  },
  'Mutation.commitDataImport': {
    access: 'signed-in',
    selection: '{ id status }',
    examples: ({ dataImportId: id }) => [{ id, captchaId: newId(), captchaCode: 'A7KX' }],
  },
  'Mutation.cancelDataImport': {
    access: 'signed-in',
    selection: '{ id status }',
    examples: ({ dataImportId: id }) => [{ id }],
  },
}
