import { z } from 'zod'
import { labelsOf } from '../../kernel/fields.js'
import { loginTable } from '../../modules/identity/login-log/fields.js'
import { LoginLogSortField } from '../../modules/identity/login-log/login-log.view.js'
import { operationTable } from '../../modules/identity/operation-log/fields.js'
import { OperationLogSortField } from '../../modules/identity/operation-log/operation-log.view.js'
import { Answer } from '../envelope.js'
import { given, givenId, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { pageFields, pageRequest, sortsOf, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { text } from '../shapes.js'
import { loginMembers, operationMembers } from './log.presenter.js'
import { logRestTexts as texts } from './texts.js'

const labels = { operation: labelsOf(operationTable), login: labelsOf(loginTable) }

const operationSorts = sortsOf<OperationLogSortField>(operationMembers, {
  createTime: OperationLogSortField.CREATE_TIME,
})
const loginSorts = sortsOf<LoginLogSortField>(loginMembers, { createTime: LoginLogSortField.CREATE_TIME })

const between = (label: string) => ({
  createTimeStart: instant(`${label}起`).optional(),
  createTimeEnd: rangeEnd(`${label}止`).optional(),
})
const operationTimes = between(labels.operation.createTime)
const loginTimes = between(labels.login.createTime)
const operationFilters = memberFilters(operationMembers, operationTimes)
const loginFilters = memberFilters(loginMembers, loginTimes)
const loginParams = z.object({ ...pageFields(loginSorts), ...loginFilters, ...loginTimes })

function loginRequest(asked: z.output<typeof loginParams>) {
  const createTime = range(asked.createTimeStart, asked.createTimeEnd)
  return {
    ...pageRequest(asked, loginSorts),
    filter: { createTime, equal: equalsIn(asked, loginFilters) },
    row: loginMembers.row,
    counted: { total: true, summary: false },
  }
}

const operations = route({
  method: 'GET',
  path: '/upms/log/page',
  group: 'users',
  access: 'sys:log:index',
  result: 'page',
  summary: '操作日志分页，默认按操作时间降序',
  params: z.object({ ...pageFields(operationSorts), ...operationFilters, ...operationTimes }),
  answer: operationMembers.shape,
  async handler({ actor, params, services }) {
    const { page, sort } = pageRequest(params, operationSorts)
    const createTime = range(params.createTimeStart, params.createTimeEnd)
    const list = await services.operationLogs.listText(actor, {
      filter: { createTime, equal: equalsIn(params, operationFilters) },
      sort,
      page,
      row: operationMembers.row,
      counted: { total: true, summary: false },
    })
    return textPageAnswer(page, list)
  },
})

const deleteOperation = route({
  method: 'DELETE',
  path: '/upms/log/{id}',
  group: 'users',
  access: 'sys:log:del',
  result: 'boolean',
  summary: '删除操作日志的一行；原文与删除人留在删除记录中',
  params: z.object({ id: givenId(labels.operation.id) }),
  handler: async ({ actor, params, services, idempotencyKey }) =>
    new Answer(await services.operationLogs.delete(actor, params.id, idempotencyKey), texts.deleted),
})

const logins = route({
  method: 'GET',
  path: '/upms/loglogin/page',
  group: 'users',
  access: 'sys:loglogin:index',
  result: 'page',
  summary: '公司的登录日志分页，默认按登录时间降序',
  params: loginParams,
  answer: loginMembers.shape,
  async handler({ actor, params, services }) {
    const request = loginRequest(params)
    return textPageAnswer(request.page, await services.loginLogs.listText(actor, request))
  },
})

const ownLogins = route({
  method: 'GET',
  path: '/upms/loglogin/pageByUserId',
  group: 'users',
  access: 'signed-in',
  result: 'page',
  summary: '本人的登录日志分页，默认按登录时间降序',
  params: loginParams,
  answer: loginMembers.shape,
  async handler({ actor, params, services }) {
    const request = loginRequest(params)
    return textPageAnswer(request.page, await services.loginLogs.listOwnText(actor, request))
  },
})

const deleteLogin = route({
  method: 'DELETE',
  path: '/upms/loglogin/{id}',
  group: 'users',
  access: 'sys:loglogin:del',
  result: 'boolean',
  summary: '删除登录日志的一行；原文与删除人留在删除记录中',
  params: z.object({ id: givenId(labels.login.id) }),
  handler: async ({ actor, params, services, idempotencyKey }) =>
    new Answer(await services.loginLogs.delete(actor, params.id, idempotencyKey), texts.deleted),
})

const dictionary = route({
  method: 'GET',
  path: '/upms/dict/type/{type}',
  group: 'lookups',
  access: 'signed-in',
  result: 'list',
  summary: '一个字典的各项，例如 log_type 日志类型、request_method 请求方法',
  params: z.object({ type: given(texts.dictionary, 50) }),
  answer: z.object({
    type: text(texts.dictionary),
    label: text(texts.itemName),
    value: text(texts.itemValue),
    itemName: text(texts.itemName),
    itemValue: text(texts.itemValue),
  }),
  handler: async ({ actor, params, services }) =>
    (await services.dictionaries.items(actor, params.type)).map(({ dictionary: type, itemName, itemValue }) => ({
      type,
      label: itemName,
      value: itemValue,
      itemName,
      itemValue,
    })),
})

/** The logs, and the dictionaries that their codes are in. */
export const logRoutes: Route[] = [dictionary, operations, deleteOperation, logins, ownLogins, deleteLogin]
