import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { createServices, type Dependencies, type Services } from './container.js'
import { registerGraphql } from './graphql/graphql.js'
import { registerHealth } from './health.js'
import { withinCompanies } from './kernel/sql/wall.js'
import { FairGate } from './platform/fair/gate.js'
import { sharesOf } from './platform/fair/shares.js'
import { limitBodies } from './platform/http/bodies.js'
import { limitConnections, serverOptions } from './platform/http/connections.js'
import { Drain, stopping } from './platform/http/drain.js'
import { BODY_LIMIT, httpLimits } from './platform/http/limits.js'
import { asRequest, createLogger, noticeLeaving, RequestLog } from './platform/log.js'
import { errorAnswer } from './rest/errors.js'
import { registerRest } from './rest/register.js'
import { registerWeb } from './web.js'

/**
 * Builds the whole program around open dependencies; it never listens and starts no jobs, so tests can call it
 * directly. Who needs the services as well makes them first and hands them in.
 */
export async function createApp(
  deps: Dependencies,
  services: Services = createServices(deps),
): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = deps.log ?? createLogger(deps.config.logLevel)
  const limits = { ...httpLimits, ...deps.config.http }
  const app = Fastify({
    ...serverOptions(limits),
    loggerInstance: log,
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Callers who come while it stops are refused as others are: see drain.ts.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => errorAnswer()(error, request, reply),
  })
  app.setErrorHandler(errorAnswer())
  nameRequests(app)
  noticeLeaving(app)
  limitConnections(app, limits)
  const refuseBodies = limitBodies(app, limits)
  const drain = new Drain(app, limits)
  await app.register(formbody)
  await compressAnswers(app)
  await registerWeb(app, deps.config)
  registerHealth(app, deps.database, () => drain.hasBegun)
  const gate = deps.gate ?? new FairGate(sharesOf(deps.config.databasePool))
  await registerGraphql(app, services, { ...deps, gate })
  await registerRest(app, services, { ...deps, gate })
  app.addHook('preClose', () =>
    drain.run({
      queues: () => {
        gate.close(stopping)
        services.readBudget.close(stopping)
        // Callers of streams resume in another program.
        void services.changes.close()
      },
      bodies: () => refuseBodies(stopping),
      work: () => deps.database.endUsed(),
    }),
  )
  return app
}

/**
 * Puts the id of the request into its answer and into every line logged meanwhile. Until the caller is known, no
 * company's rows are visible.
 */
function nameRequests(app: FastifyInstance): void {
  const begin = (id: string, done: () => void) => withinCompanies([], () => asRequest(id, done))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    begin(request.id, done)
  })
  // The body arrives in events of the socket, outside the context that the first hook started.
  app.addHook('preValidation', (request, _, done) => begin(request.id, done))
}

/** Bytes from which compressing saves a packet. */
const LEAST = 1024
/** Answers of programs. Pages are compressed when they are built, files and pictures are by nature. */
const JSON_TYPES = /^application\/(?:[\w-]+\+)?json\b/

/**
 * Compresses answers by brotli or gzip for callers that accept them. Bodies of requests are never unpacked, which keeps
 * out compression bombs.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
    customTypes: JSON_TYPES,
  })
}
