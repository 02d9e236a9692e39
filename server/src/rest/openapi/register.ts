import type { FastifyInstance } from 'fastify'
import type { Route } from '../route.js'
import { openApiDocument } from './document.js'
import { docsPage } from './page.js'
import { script } from './page-assets.js'

/** Serves the OpenAPI document and its page; both are made once, on the first call. */
export function registerDocs(app: FastifyInstance, routes: readonly Route[]): void {
  let made: { json: string; html: string } | undefined
  const docs = () => {
    const document = openApiDocument(routes)
    return { json: JSON.stringify(document), html: docsPage(document) }
  }
  app.get('/openapi.json', async (_, reply) => {
    made ??= docs()
    return reply.type('application/json; charset=utf-8').send(made.json)
  })
  app.get('/docs', async (_, reply) => {
    made ??= docs()
    return reply.type('text/html; charset=utf-8').send(made.html)
  })
  app.get('/docs/filter.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
