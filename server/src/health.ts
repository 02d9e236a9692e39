import type { FastifyInstance } from 'fastify'
import type { Database } from './kernel/sql/database.js'
import { countMigrations } from './platform/database/database.js'
import { migrations } from './platform/database/migrations/index.js'

const ANSWER_MS = 3000

/**
 * /healthz: the process answers, and restarting it would not help: 503 only when it has lost its connections while the
 * database gives new ones. /readyz: the database answers, every migration is in, and the program does not stop.
 */
export function registerHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  app.get('/healthz', async (request, reply) => {
    if (!(await database.isDead())) return { status: 'ok' }
    request.log.error('the pool has lost its connections')
    return reply.code(503).send({ status: 'pool is dead' })
  })
  app.get('/readyz', async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    try {
      const ready = (await inTime(countMigrations(database.em.fork()))) === migrations.length
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'migrating' })
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}

/** A database that is out of reach may leave a question open for minutes; who asks for readiness cannot wait. */
async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
