import { vi } from 'vitest'
import { MINUTE } from './clock'

/**
 * Asks again until it holds. The limit ends a test that hangs, and leaves a busy machine all the time that it takes.
 */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 4 * MINUTE, interval: 20 })
