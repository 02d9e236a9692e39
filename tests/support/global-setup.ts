import { startEmbedded } from '@tufang/server/platform/database/embedded/embedded'
import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/**
 * Migrates one database before the first worker starts, on the server of TEST_DATABASE_URL or else on one that is started
 * for this run; gives back what cleans up after the last.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const own = given ? undefined : await startEmbedded({ dataDir: 'memory' })
  const { template, discard } = await prepareTemplate(given ?? own?.url ?? '')
  project.provide('template', template)
  return async () => {
    await discard()
    await own?.stop()
  }
}
