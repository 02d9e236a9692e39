import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { createServices, type Dependencies } from './container.js'
import { registerGraphql } from './graphql.js'
import { registerHealth } from './health.js'
import { loggerOptions } from './platform/log.js'
import { registerRest } from './rest/register.js'
import { registerWeb } from './web.js'

const BODY_LIMIT = 4 * 1024 * 1024

/** Builds the whole program around open dependencies; it never listens, so tests can call it directly. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const services = createServices(deps)
  const app = Fastify({
    logger: loggerOptions(deps.config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  await app.register(formbody)
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1 } })
  await registerWeb(app)
  registerHealth(app, deps.database)
  await registerGraphql(app, services, deps.database)
  await registerRest(app, services, deps)
  return app
}
