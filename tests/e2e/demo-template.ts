import { endChecks, expectSound } from '@tufang/tests/checks'
import { prepareDatabases } from '@tufang/tests/global-setup'
import type { TestProject } from 'vitest/node'
import { fillWhenEmpty } from '../../seeds/fill.ts'
import { build } from '../../tools/build.ts'
import { browserPath } from './browser'

/**
 * Fills the demo world once, as the template of every worker's database, and checks with the doctor once all stories
 * have ended.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, filled, eachClone, stop } = await prepareDatabases()
  project.provide('emptyTemplate', template)
  // Meanwhile the pages are built for the browser, as a release does, and the browser is unpacked: a worker could not
  // start a file that another one was still unpacking.
  const [demo] = await Promise.all([filled(fillWhenEmpty), build(['web']), browserPath()])
  project.provide('template', demo)
  return async () => {
    try {
      await eachClone(async (database) => {
        await expectSound(database)
        await endChecks(database)
      })
    } finally {
      await stop()
    }
  }
}
