import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { databaseUser, EmbeddedRefusal, isWindows, type Programs } from './programs.js'

/** Superuser, and the name of the program's database. */
export const OWNER = 'tufang'
/** Longest path of a socket: some systems allow 104 bytes, of which the last is a zero. */
const SOCKET_PATH_BYTES = 103
const PORT = 5432

/** The folder of an embedded database. */
export interface Folder {
  path: string
  /** Data folder of PostgreSQL. */
  data: string
  password: string
}

/** Address of a server: a socket in its folder, or a port of this machine. */
export interface Place {
  host: string
  port: number
}

/**
 * Folder of the database in `dataDir`, created with an empty database if missing. `isDurable`: it survives a crash of
 * the machine.
 */
export async function openFolder(programs: Programs, dataDir: string, isDurable: boolean): Promise<Folder> {
  const folder = path.resolve(dataDir, 'postgres')
  if (!(await exists(folder))) {
    await refuseOtherData(dataDir)
    await initialize(programs, folder, isDurable)
  }
  const data = path.join(folder, 'data')
  const major = (await readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim()
  if (major !== programs.major) {
    throw new EmbeddedRefusal(
      `${folder} 的数据属于 PostgreSQL ${major}，本程序自带 PostgreSQL ${programs.major}：请用原来的版本启动，再按 docs/operations.md 把数据复制过来`,
    )
  }
  return { path: folder, data, password: await readFile(path.join(folder, 'password'), 'utf8') }
}

/** Refuses a folder that the embedded engine of earlier versions wrote, which PostgreSQL cannot read. */
async function refuseOtherData(dataDir: string): Promise<void> {
  if (!(await exists(path.join(dataDir, 'PG_VERSION')))) return
  const copy = `npx -y -p @electric-sql/pglite-socket -p @electric-sql/pglite pglite-server --db=${dataDir} --port=5439 --extensions=btree_gist --run="npm run copy-from -- postgres://postgres:postgres@127.0.0.1:5439/postgres"`
  throw new EmbeddedRefusal(
    `${path.resolve(dataDir)} 中的数据由旧版的内嵌数据库 PGlite 写成，本版本不能直接打开。请运行下面的命令把数据复制过来，原有文件保持不动；显示“已复制”后命令若没有自行结束，请按 Ctrl+C：\n  ${copy}`,
  )
}

/**
 * Creates an empty database in another folder, and then moves it into place whole, so that an interrupted creation is
 * never used.
 */
async function initialize(programs: Programs, folder: string, isDurable: boolean): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  const aside = await mkdtemp(`${folder}-new-`)
  const passwordFile = path.join(aside, 'password')
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (databaseUser) {
    for (const made of [aside, passwordFile]) await chown(made, databaseUser.uid, databaseUser.gid)
  }
  const { file, args, options } = programs.command(
    'initdb',
    [
      ...[
        '--pgdata',
        path.join(aside, 'data'),
        '--username',
        OWNER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
      ],
      // Texts are sorted by PostgreSQL's own rules, which are the same on every system.
      ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
      ...['--data-checksums', '--no-instructions', ...(isDurable ? [] : ['--no-sync'])],
    ],
    aside,
  )
  await promisify(execFile)(file, args, options)
  try {
    await rename(aside, folder)
  } catch (error) {
    // Another program that started at the same moment has created the folder first, and its folder is used.
    await rm(aside, { recursive: true })
    if (!(await exists(folder))) throw error
  }
}

export async function exists(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Socket of a folder; undefined on systems without sockets, or for a path longer than they allow. */
export function socketOf(folder: string): Place | undefined {
  if (isWindows || Buffer.byteLength(path.join(folder, `.s.PGSQL.${PORT}`)) > SOCKET_PATH_BYTES) return undefined
  return { host: folder, port: PORT }
}

/** Address of a database there, in the form of the drivers. */
export function urlOf({ host, port }: Place, password: string, database = OWNER): string {
  return `postgres://${OWNER}:${password}@${encodeURIComponent(host)}:${port}/${database}`
}

/** Time in which a starting server writes its file, line by line; one that was killed meanwhile never finishes it. */
const WRITTEN_WITHIN_MS = 5000
const AGAIN_MS = 50

/** Process and place of the server that runs on a folder, or was killed there, from its own file. */
export async function findServer({ data }: Folder): Promise<{ pid: number; place: Place } | undefined> {
  for (let waited = 0; waited <= WRITTEN_WITHIN_MS; waited += AGAIN_MS) {
    let text: string
    try {
      text = await readFile(path.join(data, 'postmaster.pid'), 'utf8')
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
    const [pid = '', , , port = '', socket = '', address = ''] = text.split('\n')
    const host = socket || address
    if (Number(port) > 0 && host !== '') return { pid: Number(pid), place: { host, port: Number(port) } }
    await sleep(AGAIN_MS)
  }
  return undefined
}
