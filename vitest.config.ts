import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { lucideIcons } from './web/icons.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const MINUTE = 60_000

/**
 * Four groups: what builds and checks, pages, everything that runs against the server and its database, and the browser last.
 * Workers are not isolated, so that one migrated database and one schema serve all files of a worker.
 */
export default defineConfig({
  plugins: [lucideIcons()],
  resolve: {
    alias: [
      { find: /^@tufang\/server\/(.*)$/, replacement: at('./server/src/$1') },
      { find: /^@tufang\/tests\/(.*)$/, replacement: at('./tests/support/$1') },
      // Sources would get the ESM build and packages the CommonJS one: two realms that refuse each other's types.
      { find: /^graphql$/, replacement: at('./node_modules/graphql/index.js') },
    ],
  },
  // As server/tsconfig.json says it for the sources; tests stand outside that file.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    environment: 'node',
    isolate: false,
    // One more than the two cores of a small machine: a test that waits for a process or a browser leaves a core idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // What stands still is ended by them; how long work takes on a busy machine is nobody's fault.
    expect: { poll: { timeout: 4 * MINUTE } },
    testTimeout: 5 * MINUTE,
    hookTimeout: 5 * MINUTE,
    projects: [
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      { extends: true, test: { name: 'web', include: ['web/{src,bundles}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'server/src/**/*.test.ts',
            'tests/{api,rest,workflows,properties,guards,checks,postgresql,fuzz,chaos}/**/*.test.ts',
            // Programs that are started and stopped a dozen times, which would take the suite a minute.
            ...(process.env.RECOVERY ? ['tests/recovery/**/*.test.ts'] : []),
          ],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/own-companies.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/demo-template.ts'],
          setupFiles: ['tests/support/setup.ts', 'tests/e2e/close-pages.ts'],
          // Nobody can tell how long a browser takes on a busy machine: these only end what hangs.
          testTimeout: 10 * MINUTE,
          hookTimeout: 10 * MINUTE,
          expect: { poll: { timeout: 2 * MINUTE } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
