import { expectSound } from '@tufang/tests/checks'
import { prepareDatabases } from '@tufang/tests/global-setup'
import type { TestProject } from 'vitest/node'
import { fillWhenEmpty } from '../../seeds/fill.ts'

/** Fills the demo world once, which the database of every worker is cloned from; whatever stories did, the books balance when all have ended. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, filled, eachClone, stop } = await prepareDatabases()
  project.provide('template', await filled(fillWhenEmpty))
  project.provide('emptyTemplate', template)
  return async () => {
    try {
      await eachClone(expectSound)
    } finally {
      await stop()
    }
  }
}
