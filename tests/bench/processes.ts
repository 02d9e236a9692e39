import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'

export interface Server {
  name: string
  url: string
  pid: number
  /** Longest block of the event loop since the last call, in ms; of our server alone. */
  longestHold(): Promise<number>
  /** Largest memory since the start, in bytes. */
  mostMemory(): Promise<number>
  isDead(): boolean
  stop(): void
}

const TICKS_PER_SECOND = 100
/** Limit for one person, where the benchmark sets none. */
const UNBOUND = { READ_UNITS_PER_MINUTE: process.env.READ_UNITS_PER_MINUTE ?? '1000000000000' }

/** Starts a server in a process of its own on one core; the load runs on the other. */
export async function startServer(
  name: string,
  port: number,
  databaseUrl = process.env.DATABASE_URL,
  nodeArgs: string[] = [],
): Promise<Server> {
  const child = fork(new URL(`./servers/${name}.ts`, import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', DEMO: '0', ...UNBOUND },
    execPath: 'taskset',
    execArgv: ['-c', '0', process.execPath, ...nodeArgs],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
  const longestHold = async () => {
    child.send('held?')
    const [held] = (await once(child, 'message')) as [number]
    return held
  }
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const url = `http://127.0.0.1:${port}`
  const pid = child.pid ?? 0
  const mostMemory = async () => {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  }
  return { name, url, pid, longestHold, mostMemory, isDead: () => ended, stop: () => void child.kill('SIGKILL') }
}

/** Processor seconds that a process has used, in user and kernel mode. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / TICKS_PER_SECOND
}

/**
 * Offers PostGraphile the filter of the waybill list as a function, for which it makes a connection with its own
 * sorting and paging.
 */
export async function offerWaybillList(database: Client): Promise<void> {
  await database.query(`
    create schema if not exists bench;
    create or replace function bench.waybill_list(company uuid, project uuid, since timestamptz, until timestamptz) returns setof public.waybill
      language sql stable as $$
        select * from public.waybill w where w.company_id = company and w.project_id = project and w.go_datetime >= since and w.go_datetime < until
        order by w.go_datetime desc, w.id desc
      $$`)
}
