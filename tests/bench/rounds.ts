import { Agent, request as send } from 'node:http'
import { cpuSeconds, type Server } from './processes.ts'

export interface Target {
  server: Server
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

interface Round {
  perSecond: number
  cpuMs: number
}

const CLIENTS = 8

/** Runs one round of requests, 8 at a time; the first figure is the server's own processor time. */
async function round({ server, path, method, headers, body }: Target, requests: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const before = await cpuSeconds(server.pid)
  const begun = performance.now()
  let left = requests
  const client = async () => {
    while (left-- > 0) await once(agent, server, { path, method, headers, body })
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const perSecond = (requests * 1000) / (performance.now() - begun)
  const cpu = (await cpuSeconds(server.pid)) - before
  agent.destroy()
  return { perSecond, cpuMs: (cpu * 1000) / requests }
}

/** Reads a whole answer and discards it, since the load must cost less than the measured work. */
function once(agent: Agent, server: Server, { path, method, headers, body }: Omit<Target, 'server'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = send(server.url + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${server.name}: ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export interface Figures {
  perSecond: number
  cpuMs: number
  least: number
  most: number
}

/** Runs rounds in turns, A B C A B C …, after a warm-up that does not count. */
export async function compare(targets: Target[], { rounds = 9, requests = 2000 } = {}): Promise<Figures[]> {
  const seen: Round[][] = targets.map(() => [])
  for (const target of targets) await round(target, requests)
  for (let turn = 0; turn < rounds; turn++) {
    for (const [index, target] of targets.entries()) seen[index]?.push(await round(target, requests))
  }
  return seen.map((own) => {
    const rates = own.map((one) => one.perSecond)
    return {
      perSecond: median(rates),
      cpuMs: median(own.map((one) => one.cpuMs)),
      least: Math.min(...rates),
      most: Math.max(...rates),
    }
  })
}

export async function answerOf({ server, path, method, headers, body }: Target): Promise<unknown> {
  const response = await fetch(server.url + path, { method, headers, body })
  return response.json()
}

export function printFigures(name: string, { perSecond, cpuMs, least, most }: Figures): void {
  console.log(
    `${name}: ${cpuMs.toFixed(2)} ms CPU a request, ${perSecond.toFixed(0)} requests/s (${least.toFixed(0)}–${most.toFixed(0)})`,
  )
}

/** Prints how many times as fast as `b` a server is. */
export function printRatio(name: string, a: Figures, b: Figures, wanted = ''): void {
  console.log(
    `${name}: ${(b.cpuMs / a.cpuMs).toFixed(2)} × by CPU, ${(a.perSecond / b.perSecond).toFixed(2)} × by requests/s${wanted}`,
  )
}
