import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Stalls a thousand connections, and then three hundred bodies of 3.9 MB, against the program in a process of its own
 * over a demo world in memory. One figure a line: when all had ended, what memory they added, and what /healthz took
 * meanwhile. SERVER_ROOT is another checkout to measure, built; LIMIT_S is when to give up waiting.
 */
const ROOT = process.env.SERVER_ROOT ?? path.resolve(import.meta.dirname, '../..')
const LIMIT_S = Number(process.env.LIMIT_S ?? 120)
const MB = 1024 * 1024
const BODY = Math.round(3.9 * MB)
const CLERK = '13800000002'

async function startServer(): Promise<{ port: number; pid: number; stop: () => void }> {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: 'memory', DEMO: '1' }
  const child = spawn(process.execPath, ['seeds/start.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const listening = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)
      if (listening) resolve(Number(listening[1]))
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { port, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') }
}

async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function signIn(port: number): Promise<string> {
  const ask = async (query: string) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) }
    return (await fetch(`http://127.0.0.1:${port}/graphql`, options)).json() as Promise<{
      data: { signIn: { accessToken: string; userHash: string } }
    }>
  }
  await ask(`mutation { sendCode(mobile: "${CLERK}") }`)
  const inbox = await fetch(`http://127.0.0.1:${port}/demo/sms?mobile=${CLERK}`)
  const { data } = (await inbox.json()) as { data: { code: string } }
  const answer = await ask(
    `mutation { signIn(input: { phone: "${CLERK}", code: "${data.code}" }) { accessToken userHash } }`,
  )
  const { accessToken, userHash } = answer.data.signIn
  return `Authorization: Bearer ${accessToken}\r\nAuthorizationMD5: ${userHash}\r\n`
}

/** Asks /healthz over and over until the work ends; returns the time of the 99th percentile in ms. */
async function healthWhile(port: number, work: Promise<unknown>): Promise<number> {
  const times: number[] = []
  let over = false
  void work.finally(() => {
    over = true
  })
  while (!over) {
    const started = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/healthz`)
    await response.arrayBuffer()
    times.push(performance.now() - started)
    await pause(20)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}

interface Stalled {
  ended: Promise<number>
  drop: () => void
}

/** A connection that says this much and no more. */
async function stall(port: number, head: string, bytes: number): Promise<Stalled> {
  const started = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve((performance.now() - started) / 1000))
  })
  await Promise.race([once(socket, 'connect'), ended])
  if (head !== '') socket.write(head)
  if (bytes > 0) socket.write(Buffer.alloc(bytes, ' '))
  return { ended, drop: () => socket.destroy() }
}

async function measure(name: string, { port, pid }: { port: number; pid: number }, open: () => Promise<Stalled>[]) {
  const before = await memoryOf(pid)
  let most = before
  const watching = setInterval(() => void memoryOf(pid).then((now) => (most = Math.max(most, now))), 100)
  const run = async () => {
    const stalled = await Promise.all(open())
    const all = Promise.all(stalled.map(({ ended }) => ended))
    const times = await Promise.race([all, pause(LIMIT_S * 1000, undefined)])
    let unended = 0
    for (const { drop, ended } of stalled) {
      if ((await Promise.race([ended, Promise.resolve(undefined)])) === undefined) unended += 1
      drop()
    }
    return { last: times ? Math.max(...times) : undefined, open: unended }
  }
  const work = run()
  const [{ last, open: left }, health] = await Promise.all([work, healthWhile(port, work)])
  clearInterval(watching)
  console.log(
    `${name}: ${last === undefined ? `${left} open after ${LIMIT_S} s` : `all ended after ${last.toFixed(1)} s`}`,
  )
  console.log(`${name}: memory added at most ${(most - before).toFixed(0)} MB`)
  console.log(`${name}: healthz p99 ${health.toFixed(0)} ms`)
}

const post = (headers: string, length: number) =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n`
const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at))
/** Silent, stalled in the headers, and stalled in a body, by turns. */
const openings = ['', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-', post('', 1000)]

const server = await startServer()
try {
  const credentials = await signIn(server.port)
  await measure('1,000 stalled connections', server, () =>
    times(1000, (at) => stall(server.port, openings[at % openings.length] ?? '', 0)),
  )
  await measure('300 stalled bodies of 3.9 MB, strangers', server, () =>
    times(300, () => stall(server.port, post('', BODY), BODY - 1)),
  )
  await measure('300 stalled bodies of 3.9 MB, signed in', server, () =>
    times(300, () => stall(server.port, post(credentials, BODY), BODY - 1)),
  )
} finally {
  server.stop()
}
