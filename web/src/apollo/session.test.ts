import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'tufang.session'
const kept = { accessToken: 'a', refreshToken: 'r', userHash: 'h', userId: 'u', expiresAt: 1, phone: '13800000001' }

const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

/** Session of a browser that holds this one when the page is opened. */
async function opened(session: object) {
  stored.set(KEY, JSON.stringify(session))
  const { getSession } = await import('./session')
  return getSession()
}

describe('a session in the browser', () => {
  it.each([
    [1, 'CAPTAIN'],
    [2, 'COMPANY'],
    [3, 'DRIVER'],
    [4, 'OPERATOR'],
    [7, 'ENTERPRISE'],
    [9, 'PLATFORM'],
    ['PLATFORM', 'PLATFORM'],
  ])('is opened with the role type %j as %s', async (roleType, expected) => {
    const session = { ...kept, companyAuthId: null }
    expect(await opened({ ...session, roleType })).toEqual({ ...session, roleType: expected })
  })

  it('is gone where what the browser holds is no JSON', async () => {
    stored.set(KEY, '{')
    const { getSession } = await import('./session')
    expect(getSession()).toBeNull()
    expect(stored.has(KEY)).toBe(false)
  })
})
