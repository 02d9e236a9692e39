import type { FastifyInstance } from 'fastify'
import type { Services } from '../../container.js'
import { DomainError } from '../../kernel/errors.js'
import { requestFacts, whoAsks } from '../../who-asks.js'
import { disposition } from '../envelope.js'
import { errorAnswer } from '../errors.js'

const DAY_SECONDS = 86_400

/**
 * GET /files/{id}: open to everybody with the token of the link, and to members of the company who may read the file's
 * record; papers only to a few signed-in members.
 */
export function showFiles(app: FastifyInstance, { files, sessions }: Services): void {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/files/:id',
    { errorHandler: errorAnswer(true) },
    async (request, reply) => {
      const { token } = request.query
      const isLink = typeof token === 'string'
      const { name, mime, size, content, isPaper } = await files.open(request.params.id, {
        token: isLink ? token : undefined,
        whoAsks: isLink && !request.headers.authorization ? undefined : admitted,
      })
      return reply
        .type(mime)
        .header('content-length', size)
        .header('content-disposition', mime.startsWith('image/') ? 'inline' : disposition(name))
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', isPaper ? 'no-store' : `private, max-age=${DAY_SECONDS}, immutable`)
        .send(content)

      async function admitted() {
        const actor = await whoAsks(sessions, reply, requestFacts(request))
        // Access tokens have permissions to read, and files have none, so that they open no file.
        if (actor.facts.readOnly) throw new DomainError('READ_ONLY_TOKEN')
        actor.assertOpen()
        return actor
      }
    },
  )
}
