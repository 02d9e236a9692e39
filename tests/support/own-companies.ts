import { newId } from '@tufang/server/kernel/values/id'
import { afterAll } from 'vitest'
import { checkCompaniesSince, expectSound } from './checks'
import { databaseIsOpen, testDatabase } from './database'

/** Every test makes companies of its own; those of earlier files were checked when these ended. */
checkCompaniesSince(newId())

/** Books must balance after every file of tests. */
afterAll(async () => {
  if (databaseIsOpen()) await expectSound(await testDatabase())
})
