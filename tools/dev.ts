import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { build, forgetBuild } from './build.ts'
import { compileFile, discardFile } from './compile.ts'
import { DevServer } from './dev-server.ts'
import { ROOT } from './sources.ts'

/**
 * Development in one terminal: pages that change in place, a server that is started anew when it changes, the demo
 * data.
 */
const PORT = process.env.PORT ?? '4000'
const PAGES_PORT = Number(process.env.PAGES_PORT ?? '5173')
/** Editors write a file in several steps, and a branch changes many files. */
const PAUSE_MS = 30

const api = `http://127.0.0.1:${PORT}`
const pages = `http://localhost:${PAGES_PORT}`

await build(['server'])
const { serverOf } = await import('@tufang/server/platform/database/embedded/embedded')
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env
// Database of this process, which stays up while servers come and go.
const database = await serverOf({ databaseUrl, dataDir: path.resolve(ROOT, dataDir) })
const server = new DevServer(api, {
  ...{ LOG_LEVEL: 'warn', DEMO: '1', PUBLIC_URL: pages, ...process.env },
  ...{ PORT, DATABASE_URL: database.url },
})

/** Requests wait while the server is started anew, rather than fail. */
const waitForServer: Plugin = {
  name: 'wait-for-server',
  configureServer({ middlewares }) {
    middlewares.use((_request, _response, next) => void server.settled.then(() => next()))
  },
}

const changed = new Map<string, 'written' | 'gone'>()
let timer: NodeJS.Timeout | undefined
let running: Promise<void> = Promise.resolve()

function note(file: string, what: 'written' | 'gone'): void {
  const name = path.relative(ROOT, file)
  if (!/^(server\/src|seeds)\/.*\.ts$/.test(name) || name.endsWith('.test.ts')) return
  changed.set(name, what)
  clearTimeout(timer)
  timer = setTimeout(() => {
    running = running.then(takeChanges).catch((error: unknown) => console.error(error))
  }, PAUSE_MS)
}

async function takeChanges(): Promise<void> {
  const files = [...changed]
  changed.clear()
  if (files.length === 0) return
  const started = performance.now()
  await forgetBuild('server')
  // Node runs the seeds as TypeScript.
  const compiled = files.filter(([name]) => name.startsWith('server/'))
  await Promise.all(
    compiled.map(([name, what]) => (what === 'gone' ? discardFile : compileFile)(path.join(ROOT, name))),
  )
  await server.restart()
  const [first] = files
  const names = files.length === 1 ? first?.[0] : `${files.length} files`
  console.log(`server restarted in ${((performance.now() - started) / 1000).toFixed(1)} s: ${names}`)
}

running = server.restart()
process.env.API_URL = api
const vite = await createServer({
  root: path.join(ROOT, 'web'),
  plugins: [waitForServer],
  server: { port: PAGES_PORT, strictPort: true },
})
vite.watcher.add([path.join(ROOT, 'server/src'), path.join(ROOT, 'seeds')])
vite.watcher.on('change', (file) => note(file, 'written'))
vite.watcher.on('add', (file) => note(file, 'written'))
vite.watcher.on('unlink', (file) => note(file, 'gone'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([server.stop(), vite.close()])
      .then(() => database.stop())
      .then(() => process.exit(0))
  })
}
await vite.listen()
await running
console.log(`pages: ${pages}   API: ${api}`)
