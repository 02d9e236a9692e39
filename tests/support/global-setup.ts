import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** Database that each worker clones. */
    template: Template
    /** Database with migrations and no rows. */
    emptyTemplate: Template
  }
}

/**
 * Makes a migrated database on the server of TEST_DATABASE_URL, or on one started for this run; `stop` drops it with
 * all its clones.
 */
export async function prepareDatabases() {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startEmbedded({ dataDir: 'memory' })
  const prepared = await prepareTemplate(given ?? own?.url ?? '')
  // A server of one's own takes all its databases with it.
  const stop = own ? () => own.stop() : prepared.discard
  return { ...prepared, stop }
}

/** Migrates one database before the first worker starts; returns the cleanup after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await prepareDatabases()
  project.provide('template', template)
  project.provide('emptyTemplate', template)
  return stop
}
