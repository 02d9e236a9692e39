import { expect, it } from 'vitest'
import { databaseError } from './database-error.js'

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

it.each([
  ['SERVER_BUSY', failure('terminating connection due to administrator command', '57P01')],
  ['SERVER_BUSY', failure('the database system is starting up', '57P03')],
  ['SERVER_BUSY', failure('sorry, too many clients already', '53300')],
  ['SERVER_BUSY', failure('connect ECONNREFUSED', 'ECONNREFUSED')],
  ['SERVER_BUSY', failure('read ECONNRESET', 'ECONNRESET')],
  // Code of the length of a SQLSTATE that is none.
  ['SERVER_BUSY', failure('write EPIPE', 'EPIPE')],
  ['SERVER_BUSY', failure('Connection terminated unexpectedly')],
  ['SERVER_BUSY', new Error('wrapped', { cause: failure('write EPIPE', 'EPIPE') })],
  ['TOO_SLOW', failure('canceling statement due to statement timeout', '57014')],
  ['ROWS_LOCKED', failure('canceling statement due to lock timeout', '55P03')],
])('%s is what a database means that says: %s', (code, error) => {
  expect(databaseError(error)).toMatchObject({ code, retryAfter: 2, cause: error })
})

it.each([
  failure('duplicate key', '23505'),
  failure('raised', 'P0001'),
  failure('internal', 'XX000'),
  new Error('ours'),
])('a fault stays one: %s', (error) => {
  expect(databaseError(error)).toBe(error)
})
