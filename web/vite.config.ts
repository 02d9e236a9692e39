import type { IncomingMessage } from 'node:http'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions, type UserConfig } from 'vite'
import { builtApart, inFewFiles } from './bundles/bundles.ts'
import { compressedFiles } from './compressed.ts'
import { documentsListed } from './documents.ts'
import { lucideIcons } from './icons.ts'
import { offlineApp } from './offline/plugin.ts'

const server = process.env.API_URL ?? 'http://localhost:4000'
/** Page paths and API paths share prefixes such as /chain: a browser asking for a document gets the page. */
const api: ProxyOptions = {
  target: server,
  bypass: (request: IncomingMessage) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
}

/** The playground is a document of its own, reached without the .html ending as on the real server. */
function playgroundPath(): Plugin {
  return {
    name: 'playground-path',
    configureServer(dev) {
      dev.middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === '/playground') request.url = '/playground.html'
        next()
      })
    },
  }
}

export const pages: UserConfig = {
  root: import.meta.dirname,
  plugins: [react(), lucideIcons(), playgroundPath()],
  // RxJS, which Apollo Client stands on, is smaller in today's syntax and needs no helpers beside it.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: {
    port: 5173,
    proxy: {
      '^/(graphql|demo|healthz|readyz|openapi.json|docs)': { target: server },
      '^/(chain|upms|auth|phone|files)/': api,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The playground with its editor is one chunk; everything else stays far below.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: { main: 'index.html', playground: 'playground.html' },
      // GraphiQL's packages carry directives for a compiler that is not used here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
}

/**
 * Pages, and beside them the playground and the worker that keeps pages of phones; the files of all are compressed, and
 * their documents listed, at the end.
 */
function built(): Promise<UserConfig> {
  const { plugins = [], ...rest } = only({ main: 'index.html' })
  const further = [
    builtApart(only({ playground: 'playground.html' })),
    offlineApp(),
    compressedFiles(),
    documentsListed(),
  ]
  return inFewFiles({ ...rest, plugins: [...plugins, ...further] })
}

/** Config of one of the documents. */
const only = (input: Record<string, string>): UserConfig => ({
  ...pages,
  build: { ...pages.build, rolldownOptions: { ...pages.build?.rolldownOptions, input } },
})

export default defineConfig(({ command }) => (command === 'build' ? built() : pages))
