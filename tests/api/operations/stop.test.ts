import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@tufang/tests/eventually'
import { buildServer, startServer } from '@tufang/tests/server-process'
import { cloneTemplate } from '@tufang/tests/template'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let server: Awaited<ReturnType<typeof startServer>>
const database = await cloneTemplate(inject('template'))

beforeAll(async () => {
  server = await startServer(await buildServer(), {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: 'memory',
    ALLOW_NO_SMS: '1',
    DATABASE_URL: database.url,
  })
})

afterAll(async () => {
  server.kill('SIGKILL')
  await server.exited
  await database.close()
})

/** A call whose body has only half arrived. */
async function halfACall() {
  const body = JSON.stringify({ query: '{ __typename }' })
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 5))
  const answered = text(socket)
  return { finish: () => socket.write(body.slice(5)), answered }
}

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.destroy(resolve(false) ?? undefined))
    socket.on('error', () => resolve(true))
  })

it('finishes what runs, refuses what comes, and ends well on SIGTERM', async () => {
  const idle = new Agent({ keepAlive: true })
  const [first] = await once(get({ port: server.port, path: '/readyz', agent: idle }), 'response')
  first.resume()
  expect(first.statusCode).toBe(200)
  const call = await halfACall()
  await sleep(300)

  server.kill('SIGTERM')
  await eventually(async () => expect(await isRefused()).toBe(true))
  await sleep(500)
  call.finish()
  const answer = await call.answered
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer).toContain('\r\n\r\n{"data":{"__typename":"Query"},')

  expect(await server.exited).toBe(0)
  expect(server.lines.map(({ msg }) => msg)).not.toContain('stop took too long')
  expect(server.errors).toEqual([])
  expect(server.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(server.lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['stopping', 'request']))
  idle.destroy()
})
