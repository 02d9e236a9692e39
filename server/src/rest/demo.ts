import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../container.js'
import { DomainError } from '../kernel/errors.js'
import { InboxSms } from '../platform/sms/sms.js'
import { enveloped } from './envelope.js'
import { paramsOf } from './request.js'

/** The demo's SMS inbox: the last code "sent" to a phone. Served in demo mode only, never documented for integrators. */
export function registerDemo(rest: FastifyInstance, { config, sms }: Dependencies): void {
  if (!config.demo || !(sms instanceof InboxSms)) return
  rest.get('/demo/sms', { exposeHeadRoute: false }, async (request, reply) => {
    const code = sms.codeOf(String(paramsOf(request, false).mobile))
    if (code === undefined) throw new DomainError('NOT_FOUND', { what: '验证码' })
    return reply.header('cache-control', 'no-store').send(enveloped({ code }))
  })
}
