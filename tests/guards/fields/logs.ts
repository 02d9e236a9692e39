import { newId } from '@tufang/server/kernel/values/id'
import type { Arguments, GuardedField } from '../graphql-fields'

const RANGE = { from: '2026-01-01T00:00:00+08:00', to: '2026-01-31T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }

const operations = (): Arguments[] => [
  {
    filter: {
      type: 'SUCCESS',
      title: '新增',
      remoteAddr: '10.0.0.1',
      requestUri: '/graphql',
      method: 'POST',
      createBy: '管',
      serviceId: 'WEB',
      createTime: RANGE,
    },
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    page: PAGE,
  },
  { filter: { title: '新增', createBy: '管' }, sort: null, page: null },
]
const logins = (): Arguments[] => [
  {
    filter: {
      type: 'FAILURE',
      createBy: '138',
      remoteAddr: '10.0.0.1',
      address: '内',
      method: 'CODE',
      createTime: RANGE,
    },
    sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
    page: PAGE,
  },
]
const OPERATION = '{ id type title createBy createId creator { id name } serviceId requestUri params allowedActions }'
const LOGIN = '{ id createBy creator { id } userName remoteAddr address params allowedActions }'

/** The fields of the logs. */
export const fields: Record<string, GuardedField> = {
  'Query.operationLogs': {
    access: 'sys:log:index',
    selection: `{ total records ${OPERATION} summary { failed } }`,
    examples: operations,
  },
  'Query.myOperationLogs': {
    access: 'signed-in',
    selection: `{ total records ${OPERATION} summary { failed } }`,
    examples: operations,
  },
  'Query.operationLog': { access: 'sys:log:index', selection: OPERATION, examples: () => [{ id: newId() }] },
  'Query.loginLogs': {
    access: 'sys:loglogin:index',
    selection: `{ total records ${LOGIN} summary { failed } }`,
    examples: logins,
  },
  'Query.myLoginLogs': {
    access: 'signed-in',
    selection: `{ total records ${LOGIN} summary { failed } }`,
    examples: logins,
  },
  'Query.frameOrigins': { access: 'signed-in', selection: '' },
  'Query.loginLog': { access: 'sys:loglogin:get', selection: LOGIN, examples: () => [{ id: newId() }] },
  'Query.logDeletions': {
    access: 'sys:log:index',
    selection: '{ total records { id kind ofName content createBy creator { id } } summary { operations logins } }',
    examples: () => [
      {
        filter: { kind: 'OPERATION', ofName: '管', createBy: '管', createTime: RANGE },
        sort: [{ field: 'CREATE_TIME', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Mutation.deleteOperationLog': {
    access: 'sys:log:del',
    selection: '{ id type record { id kind logId content } }',
    examples: () => [{ id: newId() }],
  },
  'Mutation.deleteLoginLog': {
    access: 'sys:loglogin:del',
    selection: '{ id type record { id kind logId content } }',
    examples: () => [{ id: newId() }],
  },
}
