import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a worker's database is cloned from. */
    template: Template
    /** Migrated, and nothing written to it. */
    emptyTemplate: Template
  }
}

/**
 * A migrated database on the server of TEST_DATABASE_URL, or else on one that is started for this run; `stop` drops it with all
 * its clones.
 */
export async function prepareDatabases() {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startEmbedded({ dataDir: 'memory' })
  const prepared = await prepareTemplate(given ?? own?.url ?? '')
  const stop = async () => {
    await prepared.discard()
    await own?.stop()
  }
  return { ...prepared, stop }
}

/** Migrates one database before the first worker starts; gives back what cleans up after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, stop } = await prepareDatabases()
  project.provide('template', template)
  project.provide('emptyTemplate', template)
  return stop
}
