import type { FastifyInstance } from 'fastify'
import { rows, sql } from './kernel/sql.js'
import type { Database } from './platform/database/database.js'
import { migrations } from './platform/database/migrations/index.js'

/** /healthz: the process answers. /readyz: the database answers and every migration is in. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      const [row] = await rows<{ done: number }>(database.em.fork(), sql`select count(*)::int as done from migration`)
      const ready = row?.done === migrations.length
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'migrating' })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
