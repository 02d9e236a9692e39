import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, RequestFacts } from './kernel/command/actor.js'
import { DomainError } from './kernel/errors.js'
import type { SessionService } from './modules/identity/session/session.service.js'
import type { Asker } from './platform/fair/gate.js'

/** What the logs and the audit keep of a request: never its query string, which may hold codes. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    method: request.method,
    uri: request.url.split('?', 1)[0] ?? '',
  }
}

/** The actor behind the Authorization and AuthorizationMD5 headers; UNAUTHENTICATED without them. */
export async function whoAsks(sessions: SessionService, request: FastifyRequest, facts: RequestFacts): Promise<Actor> {
  const accessToken = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!accessToken) throw new DomainError('UNAUTHENTICATED')
  const hash = request.headers.authorizationmd5
  return sessions.authenticate({ accessToken, userHash: Array.isArray(hash) ? hash[0] : hash }, facts)
}

/** Whose share a request takes: the company's, or a captain's own, who may have several; of whoever is not known, the address's. */
export function askerOf(actor: Actor | undefined, { request, raw: answer }: FastifyReply): Asker {
  if (!actor) return { company: `address ${request.ip}`, person: request.ip, answer }
  const { companyId, userId } = actor.facts
  return { company: companyId ?? `user ${userId}`, person: userId, answer }
}
