import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Migrates one database before the first worker starts; gives back what cleans up after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, discard } = await prepareTemplate(process.env.TEST_DATABASE_URL)
  project.provide('template', template)
  return discard
}
