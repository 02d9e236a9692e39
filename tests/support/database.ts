import type { Database } from '@tufang/server/kernel/sql/database'
import { inject } from 'vitest'
import { cloneTemplate } from './template'

let opened: Promise<Database> | undefined

/** The worker's database, cloned from the migrated template when it is first wanted. */
export function testDatabase(): Promise<Database> {
  opened ??= cloneTemplate(inject('template'))
  return opened
}

/** Database without any rows; a test that uses it closes it. */
export const emptyDatabase = (): Promise<Database> => cloneTemplate(inject('emptyTemplate'))

export const databaseIsOpen = (): boolean => opened !== undefined
