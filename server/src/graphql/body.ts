import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Actor } from '../kernel/command/actor.js'
import type { SessionService } from '../modules/identity/session/session.service.js'
import { announcedLength, bodyTooLarge } from '../platform/http/bodies.js'
import { readJsonBodies } from '../platform/http/json-bodies.js'
import type { Found } from '../platform/http/json-scan.js'
import { BODY_LIMIT, LARGE_BODY, SMALL_BODY } from '../platform/http/limits.js'
import { companyOf, requestFacts, whoAsks } from '../who-asks.js'
import { bodyLimitOf } from './body-limit.js'
import type { KnownDocuments } from './known-documents.js'

/**
 * Limits bodies within this scope: small without a session, since signing in needs no more; with one, as long as the
 * operation allows, which is read from the body before it is parsed.
 */
export function limitGraphqlBodies(
  graphql: FastifyInstance,
  { schema, sessions, known }: { schema: GraphQLSchema; sessions: SessionService; known: KnownDocuments },
): void {
  graphql.decorateRequest('actor', undefined)
  graphql.addHook('onRoute', (route) => {
    route.bodyLimit = LARGE_BODY
  })
  graphql.addHook('onRequest', async (request, reply) => {
    const length = announcedLength(request)
    if (length <= SMALL_BODY) return
    if (request.headers.authorization)
      request.setDecorator('actor', await whoAsks(sessions, reply, requestFacts(request)))
    else if (length !== Number.POSITIVE_INFINITY) throw bodyTooLarge(SMALL_BODY)
  })
  // Bodies of other types are refused before they are read.
  graphql.removeAllContentTypeParsers()
  readJsonBodies(graphql, {
    companyOf: (request) => companyOf(request.getDecorator<Actor | undefined>('actor'), request),
    limitOf: (request) => (request.headers.authorization ? LARGE_BODY : SMALL_BODY),
    limitBy: { members: ['query', 'documentId'], limitOf: (found) => limitOf(schema, known, found) },
  })
}

/** A document that is no text is refused later, where the whole body is parsed. */
function limitOf(schema: GraphQLSchema, known: KnownDocuments, found: Found | undefined): number {
  const text = found && textIn(found.json)
  const query = text && found.name === 'documentId' ? known.find(text) : text
  return query ? bodyLimitOf(schema, query) : BODY_LIMIT
}

function textIn(json: string): string | undefined {
  try {
    return String(JSON.parse(json))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
