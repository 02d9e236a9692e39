import path from 'node:path'
import { build, createServer, type Plugin, preview } from 'vite'
import { pages } from '../web/vite.config.ts'
import { ROOT } from './sources.ts'

const WEB = path.join(ROOT, 'web')

/** Parts that are loaded late first ask whether there is a server: here it is this one. */
const reachable: Plugin = {
  name: 'reachable',
  configureServer: ({ middlewares }) => void middlewares.use('/readyz', (_request, response) => response.end()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/readyz', (_request, response) => response.end()),
}

/**
 * The gallery as browsers get it, built and served until it is closed. Windows are shown under its other name,
 * localhost.
 */
export async function openGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = path.join(ROOT, 'node_modules/.cache/gallery-pages')
  const input = path.join(WEB, 'gallery.html')
  const said = { configFile: false, logLevel: 'error' } as const
  await build({ ...pages, ...said, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  const server = await preview({
    ...{ root: WEB, ...said, plugins: [reachable], build: { outDir } },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('the gallery has no address')
  return { url, close: () => server.close() }
}

if (import.meta.main) {
  const vite = await createServer({
    root: WEB,
    plugins: [reachable],
    server: { host: '127.0.0.1', port: Number(process.env.PAGES_PORT ?? '5173'), strictPort: true },
  })
  await vite.listen()
  console.log(`parts of the pages: ${vite.resolvedUrls?.local[0] ?? ''}gallery.html`)
}
