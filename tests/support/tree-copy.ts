import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './imports'

/**
 * Folders that are left out of the copy: machines wrote them, or they are packages, for which the copy links to the
 * installed ones.
 */
const LEFT_OUT = new Set(['.git', '.data', 'dist', 'node_modules'])
/**
 * Folders in which tools remember sources: those of the project are of no use to the copy's tools, which would also
 * leave theirs behind there.
 */
const REMEMBERED = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache'])
/** Folder in which the compiler remembers what it has checked. */
const TYPES_CHECKED = 'node_modules/.cache/tsc'
/** Variables that tell a program that it runs inside a test. */
const OF_VITEST = /^(VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/

export interface TreeCopy {
  root: string
  /** Runs a program of the packages in the copy; what it has said is the error when it fails. */
  run(program: string, ...args: string[]): Promise<string>
  remove(): Promise<void>
}

/** A copy of the project's files, to be changed, built and thrown away. */
export async function copyTree(): Promise<TreeCopy> {
  const to = await mkdtemp(path.join(tmpdir(), 'tufang-tree-'))
  await cp(root, to, { recursive: true, filter: (file) => file === root || !LEFT_OUT.has(path.basename(file)) })
  await linkPackages(to)
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_VITEST.test(name))),
    PATH: `${path.join(to, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
  }
  return {
    root: to,
    async run(program, ...args) {
      try {
        return (await promisify(execFile)(program, args, { cwd: to, env, maxBuffer: 2 ** 26 })).stdout
      } catch (error) {
        // The message tells what came by stderr.
        const { message, stdout = '' } = error as Error & { stdout?: string }
        throw new Error(`${message}\n${stdout}`)
      }
    },
    remove: () => rm(to, { recursive: true }),
  }
}

/** The packages as they lie here; those that are the project's own are the copy's. */
async function linkPackages(to: string): Promise<void> {
  await mkdir(path.join(to, 'node_modules/@tufang'), { recursive: true })
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@tufang' && !REMEMBERED.has(name))
      await symlink(path.join(root, 'node_modules', name), path.join(to, 'node_modules', name))
  for (const own of ['server', 'web']) {
    await symlink(path.join('../..', own), path.join(to, 'node_modules/@tufang', own))
    if ((await readdir(path.join(root, own))).includes('node_modules'))
      await symlink(path.join(root, own, 'node_modules'), path.join(to, own, 'node_modules'))
  }
  // Types that were checked before are checked again only where the copy has changed.
  const checked = path.join(root, TYPES_CHECKED)
  if (existsSync(checked)) await cp(checked, path.join(to, TYPES_CHECKED), { recursive: true })
}
