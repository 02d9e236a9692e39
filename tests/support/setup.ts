// A test that reaches for one file alone needs the catalogues of every domain.
import '@tufang/server/domains'
import '@tufang/server/platform/sms/errors'
import { afterAll, afterEach, expect } from 'vitest'
import { TestClock } from './clock'
import { leftTransactions } from './outside'
import './patience'
import { stopNotingWrites } from './writes'

afterEach(() => TestClock.runAgain())

/** Transactions never wait for anything outside the database. */
afterAll(() => expect(leftTransactions()).toEqual([]))

afterAll(stopNotingWrites)
