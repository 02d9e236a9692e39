import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../container.js'
import { DomainError } from '../kernel/errors.js'
import { InboxSms } from '../platform/sms/sms.js'
import { enveloped } from './envelope.js'
import { paramsOf } from './request.js'

/**
 * The demo's SMS inbox: the last code and the last text "sent" to a phone. Served in demo mode only, never documented
 * for integrators.
 */
export function registerDemo(rest: FastifyInstance, { config, sms }: Dependencies): void {
  if (!config.demo || !(sms instanceof InboxSms)) return
  rest.get('/demo/sms', { exposeHeadRoute: false }, async (request, reply) => {
    const mobile = String(paramsOf(request, false).mobile)
    const [code, text] = [sms.codeOf(mobile), sms.textOf(mobile)]
    if (code === undefined && text === undefined) throw new DomainError('NOT_FOUND', { what: '短信' })
    return reply.header('cache-control', 'no-store').send(enveloped({ code: code ?? null, text: text ?? null }))
  })
}
