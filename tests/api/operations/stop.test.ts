import { sql } from '@tufang/server/kernel/sql/sql'
import { sharesOf } from '@tufang/server/platform/fair/shares'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { whileLocked } from '@tufang/tests/locked'
import { answerOf, type RawSocket, rawSocket, requestText } from '@tufang/tests/raw-socket'
import { rowOf } from '@tufang/tests/rows'
import { buildServer, startServer } from '@tufang/tests/server-process'
import { afterEach, beforeAll, expect, it } from 'vitest'

const POOL = 16
const { read } = sharesOf(POOL)
/** Number of reads that one person may have at once; these programs have no other users. */
const AT_ONCE = read.alone ?? read.person
const HELD = '{ dictionary(name: "exist_type") { itemName } }'
const HELD_REST = '/chain/systemdictionaryitem/listDictionaryItem?dictionary=exist_type'
const BUSY = '服务暂时繁忙，请稍后再试'

const database = await testDatabase()
const { token = '' } = (await (await newCompany()).as('结算员')).credentials
const authorization = `Bearer ${token}`

let main: string
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  main = await buildServer()
})
const started = async (env: Record<string, string> = {}) => {
  server = await startServer(main, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: 'memory',
    ALLOW_NO_SMS: '1',
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    ...env,
  })
}
afterEach(async () => {
  server.kill('SIGKILL')
  await server.exited
})

const operation = (query: string, length = 0): string => {
  const body = JSON.stringify({ query })
  const headers = { authorization, 'content-type': 'application/json', 'content-length': length || body.length }
  return requestText('POST /graphql', headers, body)
}
const call = (path: string, headers = {}): string => requestText(`GET ${path}`, { authorization, ...headers })
const send = (text: string) => rawSocket(server.port, text)

/** Connection that has had an answer and stays open for further requests. */
async function answeredOn(text: string): Promise<RawSocket & { first: string }> {
  const raw = await rawSocket(server.port)
  const first = new Promise<string>((resolve) => {
    let seen = ''
    raw.socket.on('data', (part) => {
      seen += part.toString('latin1')
      const length = Number(/content-length: (\d+)/i.exec(seen)?.[1])
      if (seen.length >= seen.indexOf('\r\n\r\n') + 4 + length) resolve(seen)
    })
  })
  raw.socket.write(text)
  return { ...raw, first: await first }
}

const logged = (message: string) => server.lines.some(({ msg }) => msg === message)
const stopping = () => eventually(() => expect(logged('stopping')).toBe(true))

/** Fills the reads up to their limit with reads that wait for a locked table. */
const whileHeld = (work: () => Promise<void>) => whileLocked(database, sql`lock table dictionary_item`, work)
const isFull = () =>
  eventually(async () => {
    const { blocked } = await rowOf<{ blocked: number }>(
      sql`select count(*)::int as blocked from pg_stat_activity
          where application_name = 'tufang' and wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(blocked).toBe(AT_ONCE)
  })

async function endsWell(): Promise<void> {
  expect(await server.exited).toBe(0)
  expect(server.errors).toEqual([])
  expect(server.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
}

/** Head and body of a complete answer. */
function wholeOf(text: string): { status: number; head: string; body: string } {
  const at = text.indexOf('\r\n\r\n')
  const [head, body] = [text.slice(0, at), text.slice(at + 4)]
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]))
  expect(head).toMatch(/^connection: close$/im)
  return { status: Number(head.split(' ')[1]), head, body }
}

function refusedOf(text: string): Record<string, unknown> {
  const { status, head, body } = wholeOf(text)
  expect({ status, retryAfter: /^retry-after: (\d+)$/im.exec(head)?.[1] }).toEqual({ status: 503, retryAfter: '5' })
  return JSON.parse(body) as Record<string, unknown>
}
const graphqlBusy = { errors: [{ message: BUSY, extensions: { code: 'SERVER_BUSY', retryAfter: 5 } }] }
const restBusy = { code: 1, ok: false, msg: BUSY, errorCode: 'SERVER_BUSY' }

it('finishes what runs, refuses what waits and what comes, and ends well on SIGTERM', async () => {
  await started({ STOP_SECONDS: '300' })
  const idle = await Promise.all([operation('{ __typename }'), call(HELD_REST), call('/')].map(answeredOn))
  // The pages may be built or not.
  expect(idle.map(({ first }) => Number(first.split(' ')[1]))).toEqual([200, 200, expect.any(Number)])
  const half = await send(operation('{ __typename }').slice(0, -5))
  const never = await send(operation('{ __typename }').slice(0, -5))
  const held: string[] = []
  await whileHeld(async () => {
    const texts = Array.from({ length: 3 * AT_ONCE }, (_, at) => (at % 2 ? call(HELD_REST) : operation(HELD)))
    const asked = await Promise.all(texts.map(send))
    const [unasked, other] = await Promise.all([rawSocket(server.port), rawSocket(server.port)])
    await isFull()
    server.kill('SIGTERM')
    await stopping()

    for (const { ended } of idle) await ended
    const [late, lateRest, lateFile] = await Promise.all(
      [operation(HELD), call(HELD_REST), call('/openapi.json')].map(send),
    )
    unasked.socket.write(operation('{ __typename }'))
    other.socket.write(call('/readyz'))
    half.socket.write('e }"}')
    for (const raw of [late, unasked, half]) expect(refusedOf((await raw?.ended) ?? '')).toMatchObject(graphqlBusy)
    for (const raw of [lateRest, lateFile]) expect(refusedOf((await raw?.ended) ?? '')).toMatchObject(restBusy)
    expect(wholeOf(await other.ended)).toMatchObject({ status: 503, body: '{"status":"stopping"}' })
    for (const { ended } of asked) void ended.then((text) => held.push(text))
    await eventually(() => expect(held).toHaveLength(2 * AT_ONCE))
  })
  await endsWell()
  expect(refusedOf(await never.ended)).toMatchObject(graphqlBusy)
  expect(held).toHaveLength(3 * AT_ONCE)
  const [done, refused] = [held.filter((text) => text.startsWith('HTTP/1.1 200')), held.filter(isRefused)]
  expect([done.length, refused.length]).toEqual([AT_ONCE, 2 * AT_ONCE])
  for (const text of done) expect(JSON.parse(wholeOf(text).body)).toHaveProperty('data')
  for (const text of refused)
    expect(refusedOf(text)).toMatchObject('code' in answerOf(text).body ? restBusy : graphqlBusy)
  expect([logged('cut off at the stop'), logged('stop took too long')]).toEqual([false, false])
})

const isRefused = (text: string): boolean => text.startsWith('HTTP/1.1 503')

it('cuts off the person who does not take an answer, and tells who waits for the database to come again', async () => {
  await started()
  const unread = await rawSocket(server.port)
  unread.socket.pause()
  // Far more than a connection buffers.
  for (let asked = 0; asked < 60; asked++) unread.socket.write(call('/openapi.json'))
  let held: string[] = []
  await whileHeld(async () => {
    const asked = await Promise.all(Array.from({ length: AT_ONCE }, () => send(operation(HELD))))
    await isFull()
    server.kill('SIGTERM')
    held = await Promise.all(asked.map(({ ended }) => ended))
    await endsWell()
  })
  for (const text of held) expect(isRefused(text) && wholeOf(text).head).toMatch(/^retry-after: \d+$/im)
  expect(logged('cut off at the stop')).toBe(true)
  unread.socket.destroy()
})

it('ends at once on a second signal', async () => {
  await started()
  await whileHeld(async () => {
    const asked = await send(operation(HELD))
    await eventually(async () =>
      expect(
        await rowOf(sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'
                        and application_name = 'tufang' and datname = current_database()`),
      ).toEqual({ n: 1 }),
    )
    server.kill('SIGTERM')
    await stopping()
    server.kill('SIGINT')
    expect(await server.exited).toBe(1)
    expect(await asked.ended).toBe('')
  })
})
