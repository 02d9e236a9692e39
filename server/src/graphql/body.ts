import { Transform } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { SessionService } from '../modules/identity/session/session.service.js'
import { announcedLength, bodyTooLarge } from '../platform/http/bodies.js'
import { LARGE_BODY, SMALL_BODY } from '../platform/http/limits.js'
import { requestFacts, whoAsks } from '../who-asks.js'

/** In here a body is large for who has a session, and small for anybody else: signing in needs no more. */
export function limitGraphqlBodies(graphql: FastifyInstance, sessions: SessionService): void {
  graphql.addHook('onRoute', (route) => {
    route.bodyLimit = LARGE_BODY
  })
  graphql.addHook('onRequest', async (request, reply) => {
    const length = announcedLength(request)
    if (length <= SMALL_BODY) return
    if (request.headers.authorization) await whoAsks(sessions, reply, requestFacts(request))
    else if (length !== Number.POSITIVE_INFINITY) throw bodyTooLarge(SMALL_BODY)
  })
  graphql.addHook('preParsing', async (request, _, payload) => {
    if (request.headers.authorization || announcedLength(request) <= SMALL_BODY) return payload
    const small = cutAt(SMALL_BODY)
    request.raw.once('error', (error) => small.destroy(error))
    return payload.pipe(small)
  })
}

function cutAt(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > limit) done(bodyTooLarge(limit))
      else done(null, chunk)
    },
  })
}
