import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lane } from './lane.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([1, 2, 3, 4])(
  'starts a waiting request whose pause ends between two looks at the clock, after %i of them',
  (looks) => {
    const share = { all: 1, company: 1, person: 1 }
    let left = looks
    const lane = new Lane(share, { all: 10, company: 10, person: 10 }, () => (left > 0 ? left-- : 0))
    const started = vi.fn()
    lane.join({ company: 'a', person: 'p', size: 1, weight: 'read' }, started)
    vi.advanceTimersByTime(100)
    expect(started).toHaveBeenCalledOnce()
  },
)
