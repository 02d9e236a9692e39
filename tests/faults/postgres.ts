import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { databaseUser, Programs } from '@tufang/server/platform/database/embedded/programs'
import pg from 'pg'
import { freePort } from '../support/free-port.ts'

const run = promisify(execFile)
const LOOK_MS = 5
const START_MS = 60_000

/** Throwaway PostgreSQL that can be stopped as by a crash. */
export interface Postgres {
  url: string
  /** Ends all backends at once; writes that are not flushed are lost. */
  crash(): Promise<void>
  /** Starts it, and waits until it answers. */
  start(): Promise<void>
  discard(): Promise<void>
}

interface How {
  /** Whether acknowledged writes survive a crash, as in production; without that it is faster. */
  durable: boolean
  /** Further options of the server. */
  settings?: string
}

export async function startPostgres({ durable, settings: further = '' }: How): Promise<Postgres> {
  const programs = await Programs.find()
  const folder = await mkdtemp(path.join(tmpdir(), 'tufang-postgres-'))
  if (databaseUser) await chown(folder, databaseUser.uid, databaseUser.gid)
  const port = await freePort()
  const url = `postgres://tufang@127.0.0.1:${port}/postgres`
  const data = path.join(folder, 'data')
  const as = (program: 'initdb' | 'pg_ctl', args: string[]) => {
    const command = programs.command(program, args, folder)
    return run(command.file, command.args, command.options)
  }
  await as('initdb', ['-D', data, '-A', 'trust', '-U', 'tufang', '--encoding=UTF8', '--no-locale', '--no-sync'])
  const loose = durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 ${loose} ${further}`
  const start = async () => {
    await as('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-W', 'start', '-o', settings])
    await answers(url)
  }
  const crash = async () => {
    await as('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  }
  await start()
  const discard = async () => {
    await crash()
    await rm(folder, { recursive: true })
  }
  return { url, crash, start, discard }
}

async function answers(url: string): Promise<void> {
  const until = performance.now() + START_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(LOOK_MS)
    }
  }
}
