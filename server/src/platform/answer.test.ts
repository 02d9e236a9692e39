import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { errorAnswer } from '../rest/errors.js'
import { jsonFor } from './answer.js'

const sent = async (value: unknown) => {
  const app = Fastify()
  app.get('/', (_, reply) => jsonFor(reply.type('application/json; charset=utf-8'), value, '\n'))
  app.setErrorHandler(errorAnswer())
  return app.inject('/')
}
const rows = (count: number, text = '深圳渣土𠮷') => Array.from({ length: count }, (_, at) => ({ at, text }))

describe('an answer', () => {
  it.each([0, 1, 60, 5000])('of %i rows is what JSON.stringify gives', async (count) => {
    const value = { data: { list: rows(count), none: undefined } }
    const { body, headers, rawPayload } = await sent(value)
    expect(body).toBe(`${JSON.stringify(value)}\n`)
    expect(headers['content-length']).toBe(String(rawPayload.length))
  })

  it('ends at 32 MB', async () => {
    const { statusCode, body } = await sent(rows(400, '长'.repeat(30_000)))
    expect(statusCode).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ errorCode: 'ANSWER_TOO_LARGE', msg: expect.stringContaining('32MB') })
  })
})
