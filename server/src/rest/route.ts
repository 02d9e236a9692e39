import { z } from 'zod'
import type { Services } from '../container.js'
import type { Actor, RequestFacts } from '../kernel/command/actor.js'
import type { Permission } from '../kernel/command/permissions.js'
import type { Loaders } from '../kernel/context.js'
import { DomainError } from '../kernel/errors.js'
import { validate } from '../kernel/values/validate.js'
import type { Device } from '../modules/waybill/track/ingest.service.js'
import type { VerbWeight } from '../platform/fair/shares.js'
import { isSearched, refuseUnknown } from './page.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Form of an answer: see envelope.ts and page.ts. */
export type ResultKind =
  | 'ack'
  | 'batch'
  | 'blob'
  | 'boolean'
  | 'json-string'
  | 'link'
  | 'list'
  | 'object'
  | 'page'
  | 'token'
  | 'tree'

/** Arguments of a public call's handler: checked input and the services. */
interface PublicCall<Params, Body> {
  services: Services
  loaders: Loaders
  params: Params
  body: Body
  request: RequestFacts
  idempotencyKey: string | undefined
  /** Finds the caller of a public call that accepts a bearer token; undefined without one. */
  whoAsks: (() => Promise<Actor>) | undefined
  /** Calling device, for calls of devices. */
  device?: Device | undefined
}

export interface Call<Params, Body> extends PublicCall<Params, Body> {
  actor: Actor
}

interface Spec<Params extends z.ZodType, Body extends z.ZodType> {
  method: Method
  /** Documented path, with `{id}` for variable parts. */
  path: string
  group: Group
  result: ResultKind
  summary: string
  /** Whether a GET writes, as some are documented to. */
  writes?: true
  /** Fixed weight of a call, see VerbWeight. */
  weight?: VerbWeight
  /**
   * Rows that the database looks through beyond those returned, equal to those of the GraphQL field that reads the
   * same.
   */
  reads?: number
  /** Parameters of path and query. */
  params?: Params
  /** Whether parameters may also come in a form or JSON body, which wins over the query. */
  paramsInBody?: boolean
  body?: Body
  /** Schema of a row of a page or list, or of all of `data`; published in the OpenAPI document. */
  answer?: z.ZodType
  /** Whether a list is answered as a page when one is given. */
  pages?: true
  /** Totals that a page has as `statistics`. */
  statistics?: z.ZodType
}

/** Route as registration, the OpenAPI document and the guards read it. */
export interface Route extends Spec<z.ZodType, z.ZodType> {
  access: 'public' | 'device' | 'signed-in' | Permission
  /** Whether the call works behind the lock screen and before signing in is finished. */
  evenClosed: boolean
  devices?: true
  run(call: PublicCall<unknown, unknown>, actor: Actor | undefined): Promise<unknown>
}

interface PublicSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  handler(call: PublicCall<z.output<Params>, z.output<Body>>): unknown
}

interface SignedInSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  access: 'signed-in' | Permission
  /** Whether a device may make the call by its key, in place of a person. */
  devices?: true
  evenClosed?: boolean
  handler(call: Call<z.output<Params>, z.output<Body>>): unknown
}

/** Whether access tokens, which only read, are refused. */
export const refusesTokens = ({ method, writes }: Pick<Route, 'method' | 'writes'>): boolean =>
  method !== 'GET' || writes === true

const none = z.unknown()

function checked<Params extends z.ZodType, Body extends z.ZodType>(
  spec: Spec<Params, Body>,
  call: PublicCall<unknown, unknown>,
): PublicCall<z.output<Params>, z.output<Body>> {
  if (spec.params && isSearched(spec.params)) refuseUnknown(spec.params, call.params)
  const params = validate(spec.params ?? none, call.params) as z.output<Params>
  const body = validate(spec.body ?? none, call.body) as z.output<Body>
  return { ...call, params, body }
}

/** Route for strangers. */
export function publicRoute<Params extends z.ZodType, Body extends z.ZodType>(spec: PublicSpec<Params, Body>): Route {
  const { handler, ...rest } = spec
  return { ...rest, access: 'public', evenClosed: false, run: async (call) => handler(checked(spec, call)) }
}

interface DeviceSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  handler(call: PublicCall<z.output<Params>, z.output<Body>> & { device: Device }): unknown
}

/** Route for devices, which send their key in the X-Device-Key header. */
export function deviceRoute<Params extends z.ZodType, Body extends z.ZodType>(spec: DeviceSpec<Params, Body>): Route {
  const { handler, ...rest } = spec
  return {
    ...rest,
    access: 'device',
    evenClosed: false,
    run: async (call) => {
      const { device } = call
      if (!device) throw new DomainError('DEVICE_KEY_INVALID')
      return handler({ ...checked(spec, call), device })
    },
  }
}

/** Route for signed-in users, or for those with a permission. */
export function route<Params extends z.ZodType, Body extends z.ZodType>(spec: SignedInSpec<Params, Body>): Route {
  const { handler, ...rest } = spec
  return {
    ...rest,
    evenClosed: spec.evenClosed ?? false,
    run: async (call, actor) => {
      if (!actor) throw new DomainError('UNAUTHENTICATED')
      return handler({ ...checked(spec, call), actor })
    },
  }
}

/** Copy of a route under another documented path; it has no fixed weight. */
export const alias = ({ weight: _, ...route }: Route, path: string): Route => ({
  ...route,
  path,
  summary: `${route.summary}（同 ${route.path}）`,
})

/** The chapters of the REST documentation. */
export const groups = {
  signIn: '登录与会话',
  registration: '注册、文件与识别',
  users: '用户与组织',
  lookups: '字典与查询',
  settlement: '结算卡、交卡回执与结算单',
  settleWaybills: '结算运单与收款人',
  payments: '付款与发票',
  cardAccounts: '结算卡账户',
  waybills: '运单',
  prices: '直付价',
  tickets: '渣土场票据',
  yard: '渣土场到场',
  phases: '项目分期图表',
  exports: '导出',
} as const

export type Group = keyof typeof groups
