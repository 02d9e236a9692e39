import { newId } from '@tufang/server/kernel/values/id'
import { afterAll } from 'vitest'
import { checkCompaniesSince, expectSound } from './checks'
import { databaseIsOpen, testDatabase } from './database'

/** Every test makes companies of its own; those of earlier files were looked at when they ended. */
checkCompaniesSince(newId())

/** Whatever a file did, the books must balance afterwards. */
afterAll(async () => {
  if (databaseIsOpen()) await expectSound(await testDatabase())
})
