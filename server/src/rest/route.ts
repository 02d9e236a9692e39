import { z } from 'zod'
import type { Services } from '../container.js'
import type { Actor, RequestFacts } from '../kernel/command/actor.js'
import type { Permission } from '../kernel/command/permissions.js'
import type { Loaders } from '../kernel/context.js'
import { DomainError } from '../kernel/errors.js'
import { validate } from '../kernel/values/validate.js'
import type { Device } from '../modules/waybill/track/ingest.service.js'
import type { VerbWeight } from '../platform/fair/shares.js'
import type { Group } from './groups.js'
import { isSearched, refuseUnknown } from './page.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How an answer looks: see envelope.ts and page.ts. */
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

/** What a handler of a public call gets: checked input and the services. */
interface PublicCall<Params, Body> {
  services: Services
  loaders: Loaders
  params: Params
  body: Body
  request: RequestFacts
  idempotencyKey: string | undefined
  /** Looks up who asks, for public calls that take a bearer token as well; undefined when none was sent. */
  whoAsks: (() => Promise<Actor>) | undefined
  /** The device that calls; of calls that devices make. */
  device?: Device | undefined
}

export interface Call<Params, Body> extends PublicCall<Params, Body> {
  actor: Actor
}

interface Spec<Params extends z.ZodType, Body extends z.ZodType> {
  method: Method
  /** As documented, with `{id}` for parts that vary. */
  path: string
  group: Group
  result: ResultKind
  summary: string
  /** Of a GET that writes: some are documented so. */
  writes?: true
  /** For calls that weigh by their nature. */
  weight?: VerbWeight
  /** Rows that the database looks through, where they are more than are handed out: as the field of GraphQL has them that reads the same. */
  reads?: number
  /** Parameters of the path and the query. */
  params?: Params
  /** Parameters may also come in a form or JSON body, which wins over the query. */
  paramsInBody?: boolean
  body?: Body
  /** One row of a page or a list, or the whole of `data`; published in the OpenAPI document. */
  answer?: z.ZodType
  /** Of a list: whoever names a page is answered one. */
  pages?: true
  /** Totals that stand in a page as `statistics`. */
  statistics?: z.ZodType
}

/** One served call: what the table, the OpenAPI document and the guards read. */
export interface Route extends Spec<z.ZodType, z.ZodType> {
  access: 'public' | 'device' | 'signed-in' | Permission
  /** Answers even behind the lock screen and before signing in is done. */
  evenClosed: boolean
  run(call: PublicCall<unknown, unknown>, actor: Actor | undefined): Promise<unknown>
}

interface PublicSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  handler(call: PublicCall<z.output<Params>, z.output<Body>>): unknown
}

interface SignedInSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  access: 'signed-in' | Permission
  evenClosed?: boolean
  handler(call: Call<z.output<Params>, z.output<Body>>): unknown
}

/** Access tokens only read: these calls take none. */
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

/** A call that anybody may make. */
export function publicRoute<Params extends z.ZodType, Body extends z.ZodType>(spec: PublicSpec<Params, Body>): Route {
  const { handler, ...rest } = spec
  return { ...rest, access: 'public', evenClosed: false, run: async (call) => handler(checked(spec, call)) }
}

interface DeviceSpec<Params extends z.ZodType, Body extends z.ZodType> extends Spec<Params, Body> {
  handler(call: PublicCall<z.output<Params>, z.output<Body>> & { device: Device }): unknown
}

/** A call for devices, which show their key in the X-Device-Key header. */
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

/** A call for signed-in users, or for those who hold a permission. */
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

/** The same call under another documented path; what it weighs, its size alone tells. */
export const alias = ({ weight: _, ...route }: Route, path: string): Route => ({
  ...route,
  path,
  summary: `${route.summary}（同 ${route.path}）`,
})
