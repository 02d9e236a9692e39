import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { describe, expect, it } from 'vitest'

interface Document {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; security: unknown[]; summary: string }>>
}

const app = await testApp()

describe('the documentation', () => {
  it('is an OpenAPI 3.1 document of exactly the served calls', async () => {
    const document = (await app.anonymous().rest('GET', '/openapi.json')).json<Document>()
    expect(document.openapi).toMatch(/^3\.1/)
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length)
  })

  it('says which calls are public', async () => {
    const document = (await app.anonymous().rest('GET', '/openapi.json')).json<Document>()
    for (const { method, path, access } of routes) {
      const operation = document.paths[path]?.[method.toLowerCase()]
      expect(operation?.security.length === 0, path).toBe(access === 'public')
    }
  })

  it('has a page that asks for nothing elsewhere', async () => {
    const page = await app.anonymous().rest('GET', '/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toMatch(/(src|href)="?(https?:)?\/\//)
    for (const { path, summary } of routes) {
      expect(page.body).toContain(path)
      expect(page.body).toContain(summary)
    }
  })
})
