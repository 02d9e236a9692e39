import { z } from 'zod'
import type { Services } from '../../container.js'
import type { Actor } from '../../kernel/command/actor.js'
import type { Permission } from '../../kernel/command/permissions.js'
import { labelsOf, pick } from '../../kernel/fields.js'
import type { TextPage, TextRequest } from '../../kernel/list/list-text.js'
import { loginTable } from '../../modules/identity/login-log/fields.js'
import { LoginLogSortField } from '../../modules/identity/login-log/login-log.view.js'
import { operationTable } from '../../modules/identity/operation-log/fields.js'
import { OperationLogSortField } from '../../modules/identity/operation-log/operation-log.view.js'
import { Answer } from '../envelope.js'
import { given, givenId, instant, range, rangeEnd } from '../fields.js'
import { equalsIn, memberFilters } from '../member-filters.js'
import { membersOf } from '../members.js'
import { pageFields, pageRequest, sortsOf, textPageAnswer } from '../page.js'
import { type Route, route } from '../route.js'
import { rowOf, same } from '../rows.js'
import { text } from '../shapes.js'
import { logRestTexts as texts } from './texts.js'

const { serviceId, ...operation } = operationTable
const before = pick(operation, 'id', 'type', 'title', 'remoteAddr', 'requestUri', 'method', 'createBy')
const behind = pick(operation, 'time', 'createTime', 'exception')

/** Line of the operation log with every documented field (docs/behaviour/identity.md). */
export const operationMembers = rowOf({
  ...Object.fromEntries(membersOf(before)),
  serviceId: [text(`${serviceId.label}：WEB 网页，GRAPHQL，REST，JOB 后台任务`), same('serviceId')],
  ...Object.fromEntries(membersOf(behind)),
})

/** Line of the login log with every documented field (docs/behaviour/identity.md). */
export const loginMembers = rowOf(Object.fromEntries(membersOf(loginTable)))

/** Log with its REST calls. */
interface RestLog<Key extends string> {
  path: string
  members: ReturnType<typeof rowOf>
  sorts: Readonly<Record<string, Key>>
  /** Names of the id and the time of a line. */
  labels: { id: string; createTime: string }
  /** Service for the lines as text, of the company or of oneself. */
  service(services: Services): {
    listText(actor: Actor, request: TextRequest<object, Key>): Promise<TextPage<unknown>>
    listOwnText(actor: Actor, request: TextRequest<object, Key>): Promise<TextPage<unknown>>
    delete(actor: Actor, id: string, idempotencyKey?: string): Promise<boolean>
  }
}

/** Calls of a log: pages of the company's lines and of one's own, and the deletion of a line. */
function callsOf<Key extends string>({ path, members, sorts: own, labels, service }: RestLog<Key>) {
  const sorts = sortsOf<Key>(members, own)
  const times = {
    createTimeStart: instant(`${labels.createTime}起`).optional(),
    createTimeEnd: rangeEnd(`${labels.createTime}止`).optional(),
  }
  const filters = memberFilters(members, times)
  const params = z.object({ ...pageFields(sorts), ...filters, ...times })
  return {
    page: (
      access: 'signed-in' | Permission,
      { summary, at = 'page', read = 'listText' }: { summary: string; at?: string; read?: 'listText' | 'listOwnText' },
    ): Route =>
      route({
        method: 'GET',
        path: `${path}/${at}`,
        group: 'users',
        access,
        result: 'page',
        summary: `${summary}分页，默认按${labels.createTime}降序`,
        params,
        answer: members.shape,
        async handler({ actor, params: asked, services }) {
          const { page, sort } = pageRequest(asked, sorts)
          const createTime = range(asked.createTimeStart, asked.createTimeEnd)
          const filter = { createTime, equal: equalsIn(asked, filters) }
          const request = { filter, sort, page, row: members.row, counted: { total: true, summary: false } }
          return textPageAnswer(page, await service(services)[read](actor, request))
        },
      }),
    deletion: (access: Permission, summary: string): Route =>
      route({
        method: 'DELETE',
        path: `${path}/{id}`,
        group: 'users',
        access,
        result: 'boolean',
        summary: `删除${summary}的一行；原文与删除人留在删除记录中`,
        params: z.object({ id: givenId(labels.id) }),
        handler: async ({ actor, params: { id }, services, idempotencyKey }) =>
          new Answer(await service(services).delete(actor, id, idempotencyKey), texts.deleted),
      }),
  }
}

const operations = callsOf({
  path: '/upms/log',
  members: operationMembers,
  sorts: { createTime: OperationLogSortField.CREATE_TIME },
  labels: labelsOf(operationTable),
  service: ({ operationLogs }) => operationLogs,
})

const logins = callsOf({
  path: '/upms/loglogin',
  members: loginMembers,
  sorts: { createTime: LoginLogSortField.CREATE_TIME },
  labels: labelsOf(loginTable),
  service: ({ loginLogs }) => loginLogs,
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

/** Calls of the logs, and the dictionaries of their codes. */
export const logRoutes: Route[] = [
  dictionary,
  operations.page('sys:log:index', { summary: '操作日志' }),
  operations.deletion('sys:log:del', '操作日志'),
  logins.page('sys:loglogin:index', { summary: '公司的登录日志' }),
  logins.page('signed-in', { summary: '本人的登录日志', at: 'pageByUserId', read: 'listOwnText' }),
  logins.deletion('sys:loglogin:del', '登录日志'),
]
