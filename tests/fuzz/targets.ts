import { Agent, request as httpRequest } from 'node:http'
import type { TestApp } from '@tufang/tests/app'
import { startServer } from '@tufang/tests/server-process'
import { uniqueAddress } from '@tufang/tests/unique'
import type { FuzzRequest } from './requests'

export interface Answer {
  /** Status of the answer; 0 without an answer, with the reason in the text. */
  status: number
  retryAfter: string | undefined
  type: string
  text: string
}

interface Credentials {
  address: string
  token?: string
  userHash?: string
}

/** Targets of requests. */
export interface Target {
  send(request: FuzzRequest, credentials: Credentials): Promise<Answer>
}

/** Strangers have random addresses. */
const addressOf = ({ token, address }: Credentials): string => (token ? address : uniqueAddress())

const headersOf = ({ headers }: FuzzRequest, { token, userHash }: Credentials): Record<string, string> => ({
  ...headers,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(userHash ? { authorizationmd5: userHash } : {}),
})

export const inProcess = ({ fastify }: TestApp): Target => ({
  async send(request, credentials) {
    const { method, url, query, body } = request
    const answer = await fastify.inject({
      ...{ method, url, query, headers: headersOf(request, credentials), remoteAddress: addressOf(credentials) },
      ...(body === undefined ? {} : { payload: body }),
    })
    const { statusCode: status, headers, body: text } = answer
    return { status, retryAfter: headers['retry-after']?.toString(), type: String(headers['content-type']), text }
  },
})

const HUNG_MS = 60_000

/** Sends over kept connections; the program trusts this machine to name the sender's address. */
function sendTo(port: number): Target['send'] {
  const agent = new Agent({ keepAlive: true })
  return (request, credentials) => {
    const { method, url, query, body } = request
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((own): [string, string] => [name, own.toWellFormed()]),
      ),
    )
    const headers = {
      ...headersOf(request, credentials),
      ...{ 'x-forwarded-for': addressOf(credentials), 'content-length': Buffer.byteLength(body ?? '') },
    }
    const target = search.size > 0 ? `${url}?${search}` : url
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, retryAfter: undefined, type: '', text: error.message })
      const sent = httpRequest({ host: '127.0.0.1', port, method, path: target, agent, timeout: HUNG_MS, headers })
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${HUNG_MS} ms`)))
      sent.on('error', fail)
      sent.on('response', (answer) => {
        const { statusCode: status = 0, headers: given } = answer
        const [retryAfter, type] = [given['retry-after'], given['content-type'] ?? '']
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', fail)
        answer.on('end', () => resolve({ status, retryAfter, type, text: Buffer.concat(parts).toString() }))
      })
      sent.end(body)
    })
  }
}

export interface Used {
  /** Processor seconds. */
  seconds: number
  /** MB of JavaScript in use after a collection. */
  heap: number
  /** MB outside of the JavaScript heap. */
  external: number
  /** MB that the process holds. */
  resident: number
}

/** Built program in a process of its own, which reports its use of memory. */
export async function ownProcess(main: string, env: Record<string, string>) {
  const server = await startServer(main, { ...env, NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const [address = ''] = /ws:\/\/\S+/.exec(server.errors.join('')) ?? []
  const inspector = await Inspector.open(address)
  const used = async (): Promise<Used> => {
    await inspector.ask('HeapProfiler.collectGarbage')
    const expression = 'JSON.stringify([process.memoryUsage(), process.cpuUsage()])'
    const said = (await inspector.ask('Runtime.evaluate', { expression })) as { result: { value: string } }
    const [memory, cpu] = JSON.parse(said.result.value) as [NodeJS.MemoryUsage, NodeJS.CpuUsage]
    return {
      seconds: Math.round((cpu.user + cpu.system) / 1_000_000),
      heap: megabytes(memory.heapUsed),
      external: megabytes(memory.external),
      resident: megabytes(memory.rss),
    }
  }
  const faults = () => server.lines.filter(({ level }) => Number(level) >= 50)
  const stop = async () => {
    inspector.close()
    server.kill('SIGTERM')
    await server.exited
  }
  return { send: sendTo(server.port), used, faults, stop }
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** Sends commands to a process by the protocol of its inspector. */
class Inspector {
  private asked = 0
  private readonly waiting = new Map<number, (result: unknown) => void>()

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
      if (id === undefined) return
      this.waiting.get(id)?.(result)
      this.waiting.delete(id)
    })
  }

  static async open(address: string): Promise<Inspector> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return new Inspector(socket)
  }

  ask(method: string, params: object = {}): Promise<unknown> {
    this.asked += 1
    const { promise, resolve } = Promise.withResolvers<unknown>()
    this.waiting.set(this.asked, resolve)
    this.socket.send(JSON.stringify({ id: this.asked, method, params }))
    return promise
  }

  close(): void {
    this.socket.close()
  }
}
