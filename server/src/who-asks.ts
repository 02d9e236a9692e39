import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, RequestFacts, RequestService } from './kernel/command/actor.js'
import { DomainError } from './kernel/errors.js'
import { rightsOf } from './modules/identity/session/rights.js'
import type { SessionService } from './modules/identity/session/session.service.js'
import type { Asker } from './platform/fair/gate.js'

/** Facts of a request that the logs and the audit keep: never its query string, which may hold codes. */
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

/**
 * Service by the header that the pages send; any other caller may send it as well, since only the log depends on it.
 */
function serviceOf({ headers }: FastifyRequest, uri: string): RequestService {
  if (headers['x-client'] === 'web') return 'WEB'
  return uri === '/graphql' ? 'GRAPHQL' : 'REST'
}

/**
 * Actor behind the Authorization and AuthorizationMD5 headers; UNAUTHENTICATED without them. The answer shows by
 * X-Rights whether the rights are still the ones that the caller knows.
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

/**
 * Owner of the share that a request takes: the company, or a captain himself, who may have several; of a stranger, the
 * address.
 */
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
