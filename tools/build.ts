import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { alone } from './lock.ts'
import { hashOf, type Part, ROOT } from './sources.ts'

const PARTS: Part[] = ['server', 'web']

/** Stamp beside a built part: the hash of the sources that it was built of. */
const stampOf = (part: Part): string => path.join(ROOT, part, 'dist/.built')

async function isBuilt(part: Part): Promise<boolean> {
  const built = await readFile(stampOf(part), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return built === (await hashOf(part))
}

const builders: Record<Part, () => Promise<void>> = {
  async server() {
    // Loading the compiler takes longer than finding out that there is nothing to compile.
    const { compileServer } = await import('./compile.ts')
    await compileServer()
  },
  async web() {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: path.join(ROOT, 'web'),
      env,
    })
  },
}

/** Says that a part may not be built as its sources are: whoever writes into its dist says so beforehand. */
export const forgetBuild = (part: Part): Promise<void> => rm(stampOf(part), { force: true })

/** Builds one part unless it is built as its sources are now. */
async function buildPart(part: Part): Promise<void> {
  if (await isBuilt(part)) return
  await mkdir(path.join(ROOT, part, 'dist'), { recursive: true })
  await alone(path.join(ROOT, part, '.built-lock'), async () => {
    // Another process that held the lock may have built it.
    if (await isBuilt(part)) return
    const started = performance.now()
    const hash = await hashOf(part)
    await forgetBuild(part)
    await builders[part]()
    await writeFile(stampOf(part), hash)
    console.log(`${part} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  })
}

/** Builds server and pages side by side, each only when something of it has changed. */
export async function build(parts: readonly Part[] = PARTS): Promise<void> {
  await Promise.all(parts.map(buildPart))
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))
  if (parts.length < asked.length) throw new Error(`usage: node tools/build.ts [${PARTS.join('|')}]`)
  await build(parts)
}
