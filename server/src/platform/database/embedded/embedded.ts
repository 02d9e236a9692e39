import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import { pause } from '../../pause.js'
import { type Folder, openFolder, type Place, socketOf, urlOf } from './folder.js'
import { endLeftOver } from './left-over.js'
import { Ownership } from './ownership.js'
import { EmbeddedRefusal, isWindows, Programs } from './programs.js'

/** Server of a program, to be stopped after its connections were closed. */
export interface DatabaseServer {
  /** Address of the database, in the form of DATABASE_URL. */
  url: string
  /** Whether this program started it, so that no other program uses it. */
  isOwn: boolean
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder whose subfolder `postgres` holds the database; "memory" for a temporary folder, deleted when it stops. */
  dataDir: string
  /** Whether commits wait for the disk; off for tests and for data that a crash may destroy. */
  isDurable?: boolean
  /** Whether to use the server that another program runs on this folder, for commands beside a running program. */
  joins?: boolean
  log?: Logger
}

/** Server of DATABASE_URL if set, else the embedded one. */
export const serverOf = (
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  options: Omit<EmbeddedOptions, 'dataDir'> = {},
): Promise<DatabaseServer> =>
  databaseUrl ? Promise.resolve(otherServer(databaseUrl)) : startEmbedded({ dataDir, ...options })

/** Longest time for a server to start, to recover after a crash, or to stop. */
const PATIENCE_MS = 60_000
const AGAIN_MS = 100
/** Longest pause before a server that keeps ending is started again. */
const MOST_PAUSE_MS = 5000
const LINES_KEPT = 20

/**
 * Starts PostgreSQL on a folder, in a process that ends with this one, however this one ends. If it ends by itself it
 * is started again. Throws an EmbeddedRefusal where another program uses the folder or PostgreSQL does not run here.
 */
export async function startEmbedded({
  dataDir,
  isDurable = true,
  joins = false,
  log,
}: EmbeddedOptions): Promise<DatabaseServer> {
  const programs = await Programs.find()
  const isKept = dataDir !== 'memory'
  const within = isKept ? dataDir : await mkdtemp(path.join(tmpdir(), 'tufang-'))
  const folder = await openFolder(programs, within, isDurable && isKept)
  const place = socketOf(folder.path) ?? { host: '127.0.0.1', port: await freePort() }
  const server = new Server(programs, folder, place, isDurable && isKept, log)
  const found = await server.start(joins)
  if (found) return otherServer(urlOf(found, folder.password))
  const stop = async () => {
    await server.stop()
    if (!isKept) await rm(within, { recursive: true })
  }
  return { url: urlOf(place, folder.password), isOwn: true, stop }
}

const otherServer = (url: string): DatabaseServer => ({ url, isOwn: false, stop: async () => undefined })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a port of this machine has a number')
  return address.port
}

/**
 * Shell script that ends PostgreSQL when its program is gone: the pipe from there then ends without a word. The shell
 * itself becomes PostgreSQL, so that the started process is the server.
 */
const WITH_THE_PROGRAM = '{ read -r word <&3 || kill -INT $$; } >/dev/null 2>&1 & exec "$@" 3<&-'

class Server {
  private readonly end = new AbortController()
  private readonly ownership: Ownership
  private process: ChildProcess | undefined
  private running: Promise<unknown> = Promise.resolve()
  /** Last lines of its log, which explain a failed start. */
  private readonly said: string[] = []

  constructor(
    private readonly programs: Programs,
    private readonly folder: Folder,
    private readonly place: Place,
    private readonly isDurable: boolean,
    private readonly log: Logger | undefined,
  ) {
    this.ownership = new Ownership(urlOf(place, folder.password, 'postgres'))
  }

  /**
   * Waits until this program's server answers; or returns the place of another program's server, if that may be used.
   */
  async start(joins: boolean): Promise<Place | undefined> {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
      const taken = await endLeftOver(this.folder)
      if (taken && joins) return taken
      if (taken) throw new EmbeddedRefusal(inUse(this.folder))
      const isOurs = (await this.launch()) && (await this.ownership.take())
      if (isOurs) {
        await this.ownership.prepare()
        this.running = this.keepRunning()
        return undefined
      }
      await this.endProcess()
      await pause(AGAIN_MS, this.end.signal)
    }
    throw new EmbeddedRefusal(`内嵌数据库没有启动（${this.folder.path}）：\n${this.said.join('\n')}`)
  }

  async stop(): Promise<void> {
    this.end.abort()
    await this.ownership.leave()
    await this.endProcess()
    await this.running
  }

  private async endProcess(): Promise<void> {
    if (!this.process || !isRunning(this.process)) return
    const exited = once(this.process, 'exit')
    this.interrupt(this.process)
    await exited
  }

  /** Ends all sessions at once, rolls back uncommitted work, and writes all data to disk. */
  private interrupt(process: ChildProcess): void {
    if (!isWindows) process.kill('SIGINT')
    else {
      const { file, args, options } = this.programs.command(
        'pg_ctl',
        ['stop', '-D', this.folder.data],
        this.folder.path,
      )
      spawn(file, args, options)
    }
  }

  /** Starts PostgreSQL, and returns whether it came up. */
  private async launch(): Promise<boolean> {
    const { file, args, options } = this.programs.command('postgres', this.settings(), this.folder.path)
    const [program, given] = isWindows ? [file, args] : ['/bin/sh', ['-c', WITH_THE_PROGRAM, 'sh', file, ...args]]
    const process = spawn(program, given, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      // A terminal's Ctrl-C must reach only the program, which stops its server itself.
      detached: true,
      windowsHide: true,
    })
    this.process = process
    const isUp = Promise.withResolvers<boolean>()
    createInterface(process.stderr as NodeJS.ReadableStream).on('line', (line) => {
      this.hear(line)
      if (line.includes('ready to accept connections')) isUp.resolve(true)
    })
    process.once('error', (error) => {
      this.hear(String(error))
      isUp.resolve(false)
    })
    process.once('exit', () => {
      // A word in the pipe ends the waiting process without ending the server.
      const pipe = process.stdio[3]
      if (pipe && 'end' in pipe) pipe.end('over\n')
      isUp.resolve(false)
    })
    return isUp.promise
  }

  private hear(line: string): void {
    this.said.push(line)
    if (this.said.length > LINES_KEPT) this.said.shift()
    this.log?.[/^(FATAL|PANIC):/.test(line) ? 'warn' : 'debug']({ line }, 'postgres')
  }

  private settings(): string[] {
    const { host, port } = this.place
    const isSocket = path.isAbsolute(host)
    const settings: Record<string, string | number> = {
      listen_addresses: isSocket ? '' : host,
      port,
      unix_socket_directories: isSocket ? host : '',
      unix_socket_permissions: '0700',
      max_connections: 200,
      // Program and database share the machine, so that no statement gets further processes.
      max_parallel_workers_per_gather: 0,
      max_logical_replication_workers: 0,
      log_checkpoints: 'off',
      // PostgreSQL's log would quote rows of failed statements; the program logs errors itself, without rows.
      log_min_messages: 'log',
      log_min_error_statement: 'panic',
      log_line_prefix: '',
      ...(this.isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    }
    return ['-D', this.folder.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  }

  /** Starts it again whenever it ends by itself, until it is stopped. */
  private async keepRunning(): Promise<void> {
    for (let pauseMs = AGAIN_MS; !this.end.signal.aborted; ) {
      if (this.process && isRunning(this.process)) await once(this.process, 'exit')
      if (this.end.signal.aborted) return
      this.log?.warn({ said: this.said.at(-1) }, 'embedded database ended, is started again')
      const isUp = await this.launch()
      pauseMs = isUp ? AGAIN_MS : Math.min(pauseMs * 2, MOST_PAUSE_MS)
      if (!isUp) await pause(pauseMs, this.end.signal)
    }
  }
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null

const inUse = ({ path: folder }: Folder): string =>
  `另一个程序正在使用 ${folder}：请先停止它，或用 DATA_DIR 指定另一个目录`
