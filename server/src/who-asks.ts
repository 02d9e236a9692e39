import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, RequestFacts, RequestService } from './kernel/command/actor.js'
import { DomainError } from './kernel/errors.js'
import { rightsOf } from './modules/identity/session/rights.js'
import type { SessionService } from './modules/identity/session/session.service.js'
import type { Asker } from './platform/fair/gate.js'

/** What the logs and the audit keep of a request: never its query string, which may hold codes. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  const uri = request.url.split('?', 1)[0] ?? ''
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    method: request.method,
    uri,
    service: serviceOf(request, uri),
  }
}

/** The pages say so themselves; whoever else does is taken at his word, since nothing depends on it but the log. */
function serviceOf({ headers }: FastifyRequest, uri: string): RequestService {
  if (headers['x-client'] === 'web') return 'WEB'
  return uri === '/graphql' ? 'GRAPHQL' : 'REST'
}

/**
 * The actor behind the Authorization and AuthorizationMD5 headers; UNAUTHENTICATED without them. Whatever the answer will be, it tells
 * by X-Rights whether what he may do is still what he was told.
 */
export async function whoAsks(sessions: SessionService, reply: FastifyReply, facts: RequestFacts): Promise<Actor> {
  const { request } = reply
  const accessToken = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!accessToken) throw new DomainError('UNAUTHENTICATED')
  const hash = request.headers.authorizationmd5
  const actor = await sessions.authenticate({ accessToken, userHash: Array.isArray(hash) ? hash[0] : hash }, facts)
  reply.header('x-rights', rightsOf(actor.facts))
  return actor
}

/** Whose share a request takes: the company's, or a captain's own, who may have several; of whoever is not known, the address's. */
export function companyOf(actor: Actor | undefined, { ip }: FastifyRequest): string {
  if (!actor) return `address ${ip}`
  const { companyId, userId } = actor.facts
  return companyId ?? `user ${userId}`
}

export const askerOf = (actor: Actor | undefined, { request, raw: answer }: FastifyReply): Asker => ({
  company: companyOf(actor, request),
  person: actor?.facts.userId ?? request.ip,
  answer,
})
