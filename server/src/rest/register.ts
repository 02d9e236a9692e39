import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies, Services } from '../container.js'
import type { Actor } from '../kernel/command/actor.js'
import type { Permission } from '../kernel/command/permissions.js'
import { DomainError } from '../kernel/errors.js'
import { seeing } from '../kernel/sql/limit.js'
import { withinCompany } from '../kernel/sql/wall.js'
import { createLoaders } from '../loaders.js'
import type { Device } from '../modules/waybill/track/ingest.service.js'
import { jsonFor } from '../platform/answer.js'
import type { FairGate } from '../platform/fair/gate.js'
import { isPageAddress } from '../web.js'
import { restWork } from '../weights.js'
import { askerOf, requestFacts, whoAsks } from '../who-asks.js'
import { bodyLimitOf } from './body-limit.js'
import { costOf } from './cost.js'
import { registerDemo } from './demo.js'
import { disposition, enveloped, FileAnswer } from './envelope.js'
import { errorAnswer } from './errors.js'
import { showFiles } from './file/show.js'
import { registerDocs } from './openapi/document.js'
import { idempotencyKeyOf, paramsOf, readBodies, refuseBrokenText } from './request.js'
import { type Route, refusesTokens } from './route.js'
import { routes } from './routes.js'
import { readFiles, takesFile } from './upload.js'

/** Prefixes of all paths of REST, known or not. */
const areas = ['/chain', '/upms', '/auth', '/oauth', '/phone']

type Surroundings = Dependencies & { gate: FairGate }

/** Serves the routes and their documentation, and answers in the envelope for unknown paths below the prefixes. */
export async function registerRest(app: FastifyInstance, services: Services, deps: Surroundings): Promise<void> {
  await app.register(async (rest) => {
    rest.decorateRequest('actor', undefined)
    rest.decorateRequest('device', undefined)
    rest.setErrorHandler(errorAnswer())
    readBodies(rest)
    for (const route of routes.filter((route) => !takesFile(route))) serve(rest, route, services, deps)
    registerDemo(rest, deps)
    for (const area of areas) refuseTheRest(rest, area)
  })
  await app.register(async (rest) => {
    rest.decorateRequest('actor', undefined)
    rest.setErrorHandler(errorAnswer())
    await readFiles(rest)
    for (const route of routes.filter(takesFile)) serve(rest, route, services, deps)
  })
  showFiles(app, services)
  registerDocs(app, routes)
}

/**
 * Unknown addresses below a prefix are refused in the envelope, except for browsers, since pages have such addresses,
 * too.
 */
function refuseTheRest(rest: FastifyInstance, area: string): void {
  for (const url of [area, `${area}/*`]) {
    rest.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      onRequest: async (request) => {
        if (!isPageAddress(request) || !rest.hasReplyDecorator('sendFile')) throw new DomainError('PATH_NOT_FOUND')
      },
      handler: (_, reply) => reply.sendFile('index.html'),
    })
  }
}

function serve(rest: FastifyInstance, route: Route, services: Services, { database, gate }: Surroundings): void {
  const costWith = costOf(route)
  rest.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    // HEAD must never run a call that writes.
    exposeHeadRoute: false,
    bodyLimit: bodyLimitOf(route),
    errorHandler: errorAnswer(route.result === 'blob'),
    onRequest: async (request, reply) => {
      if (route.access === 'device') request.setDecorator('device', await services.ingest.admit(deviceKeyOf(request)))
      else if (route.access !== 'public') request.setDecorator('actor', await admit(route, reply, services))
    },
    handler: async (request, reply) => {
      const params = paramsOf(request, route.paramsInBody ?? false)
      refuseBrokenText(params, request.body)
      const call = {
        services,
        loaders: createLoaders(database),
        params,
        body: request.body,
        request: requestFacts(request),
        idempotencyKey: idempotencyKeyOf(request),
        whoAsks: hasToken(request) ? () => admit(route, reply, services) : undefined,
        device: route.access === 'device' ? request.getDecorator<Device>('device') : undefined,
      }
      const actor = request.getDecorator<Actor | undefined>('actor')
      // Devices have an allowance of their own.
      const { device } = call
      if (device) {
        return payloadOf(reply, route, await withinCompany(device.companyId, () => route.run(call, actor)))
      }
      const cost = costWith(params)
      services.readBudget.charge(actor, cost)
      const work = restWork(route, params, request.body)
      return gate.run(askerOf(actor, reply), work, async () => {
        const written = await services.readBudget.enter(cost)
        try {
          return await payloadOf(reply, route, await answerOf(route, call, actor))
        } finally {
          written()
        }
      })
    },
  })
}

/** Runs the call within the actor's project limit. */
const answerOf = (route: Route, call: Parameters<Route['run']>[0], actor: Actor | undefined) =>
  actor ? seeing(actor, () => route.run(call, actor)) : route.run(call, actor)

function deviceKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-device-key']
  return typeof key === 'string' ? key : undefined
}

const hasToken = (request: FastifyRequest) => /^Bearer /i.test(request.headers.authorization ?? '')

/** Admits a caller; refuses a closed session, a token that would write, and a missing permission. */
async function admit(route: Route, reply: FastifyReply, services: Services): Promise<Actor> {
  const key = route.devices ? deviceKeyOf(reply.request) : undefined
  const facts = requestFacts(reply.request)
  const actor = key ? await services.deviceActors.admit(key, facts) : await whoAsks(services.sessions, reply, facts)
  if (!route.evenClosed) actor.assertOpen()
  if (actor.facts.readOnly && refusesTokens(route)) throw new DomainError('READ_ONLY_TOKEN')
  if (isPermission(route.access)) actor.assert(route.access)
  return actor
}

const isPermission = (access: Route['access']): access is Permission => access.includes(':')

async function payloadOf(reply: FastifyReply, route: Route, result: unknown): Promise<Buffer | Readable> {
  reply.header('cache-control', 'no-store').header('x-request-id', reply.request.id)
  if (result instanceof FileAnswer) {
    reply.header('content-disposition', disposition(result.name)).type(result.type)
    const { content } = result
    return ArrayBuffer.isView(content) ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content
  }
  const answer = route.result === 'token' ? result : enveloped(result)
  return jsonFor(reply.type('application/json; charset=utf-8'), answer)
}
