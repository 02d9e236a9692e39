import { afterAll, afterEach } from 'vitest'
import { expectSound } from './checks'
import { TestClock } from './clock'
import { databaseIsOpen, testDatabase } from './database'

afterEach(() => TestClock.runAgain())

/** Whatever a file did, the books must balance afterwards. */
afterAll(async () => {
  if (databaseIsOpen()) await expectSound(await testDatabase())
})
