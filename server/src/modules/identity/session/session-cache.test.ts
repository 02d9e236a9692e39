import { describe, expect, it } from 'vitest'
import { SessionCache } from './session-cache.js'

const now = new Date('2026-03-04T05:06:07Z')
const later = (ms: number) => new Date(now.getTime() + ms)

function listening() {
  const cache = new SessionCache<{ expiresAt: number; name: string }>()
  const state = { listens: true, reads: 0 }
  cache.keepWhile(() => state.listens)
  const read = async () => ({ expiresAt: later(1000).getTime(), name: `read ${++state.reads}` })
  const get = async (at = now) => (await cache.get('hash', at, read))?.name
  return { cache, state, get }
}

describe('a kept session', () => {
  it('is read once until something changes', async () => {
    const { cache, get } = listening()
    expect([await get(), await get()]).toEqual(['read 1', 'read 1'])
    cache.drop()
    expect(await get()).toBe('read 2')
  })

  it('counts for nothing from the moment it ends', async () => {
    const { get } = listening()
    expect([await get(), await get(later(999)), await get(later(1000))]).toEqual(['read 1', 'read 1', 'read 2'])
  })

  it('is read every time while nobody hears of changes', async () => {
    const { state, get } = listening()
    await get()
    state.listens = false
    expect([await get(), await get()]).toEqual(['read 2', 'read 3'])
  })

  it('is not kept when something changed while it was read', async () => {
    const { cache } = listening()
    const read = async (name: string, during: () => void) => {
      during()
      return { expiresAt: later(1000).getTime(), name }
    }
    const first = await cache.get('hash', now, () => read('old', () => cache.drop()))
    const second = await cache.get('hash', now, () => read('new', () => undefined))
    expect([first?.name, second?.name]).toEqual(['old', 'new'])
  })

  it('is looked up again where it was not found', async () => {
    const { cache, get } = listening()
    expect(await cache.get('hash', now, async () => undefined)).toBeUndefined()
    expect(await get()).toBe('read 1')
  })

  it('makes room for others when there are too many', async () => {
    const { cache, get } = listening()
    await get()
    for (let other = 0; other < 10_000; other++) {
      await cache.get(`other ${other}`, now, async () => ({ expiresAt: later(1000).getTime(), name: 'other' }))
    }
    expect(await get()).toBe('read 2')
  })
})
