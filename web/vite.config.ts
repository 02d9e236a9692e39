import type { IncomingMessage } from 'node:http'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { compressedFiles } from './compressed.ts'
import { lucideIcons } from './icons.ts'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lucideIcons(), playgroundPath(), compressedFiles()],
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
      // Names of states stand in lists and drawers, never in the frame: left alone they would join the icons, which it loads first.
      // The icons are one file: each by itself would be a request of a hundred bytes. Those of toasts and what draws them are needed
      // for signing in, where the rest is not.
      output: {
        codeSplitting: {
          groups: [
            { name: 'labels', test: /labels\.generated/ },
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|~icons\/(?:maker|circle-alert|circle-check-big|info|x)$/,
              priority: 1,
            },
            { name: 'icons', test: /~icons\// },
          ],
        },
      },
      // GraphiQL's packages carry directives for a compiler that is not used here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
})
