import type { TestApp } from '@tufang/tests/app'
import { testApp } from '@tufang/tests/app'
import { serverAudits } from 'graphql-http'
import { beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** Requests of the audits, answered without a network. */
async function asked(url: unknown, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(String(url))
  const { statusCode, headers, rawPayload } = await app.fastify.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: `${pathname}${search}`,
    headers: { ...Object.fromEntries(new Headers(init.headers)) },
    ...(init.body === undefined ? {} : { payload: String(init.body) }),
  })
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: headers as Record<string, string> })
}

/** Audits of the protocol's own test suite, with their numbers there. */
const audits = serverAudits({ url: 'http://127.0.0.1/graphql', fetchFn: asked })

describe('GraphQL over HTTP', () => {
  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_, __, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  })
})
