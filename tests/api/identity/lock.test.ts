import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { rowOf } from '@tufang/tests/rows'
import { documents, tokensOf } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const lock = 'mutation ($password: String!) { lockSession(password: $password) { locked } }'
const unlock = 'mutation ($password: String!) { unlockSession(password: $password) { locked } }'
const password = '茶水间 2 号'

async function lockedClerk(): Promise<{ clerk: Caller; refreshToken: string }> {
  const company = await newCompany()
  const { accessToken, refreshToken } = await tokensOf(app, { mobile: company.people.结算员.mobile })
  const clerk = app.anonymous().with({ token: accessToken })
  expect(await clerk.ask(lock, { password })).toEqual({ lockSession: { locked: true } })
  return { clerk, refreshToken }
}

describe('a locked session', () => {
  it('still shows who sits there and lets him leave, and nothing else', async () => {
    const { clerk } = await lockedClerk()
    expect(await clerk.ask(documents.viewer)).toMatchObject({ viewer: { sessionLocked: true } })
    for (const [query, variables] of [
      [documents.chooseCompany, { id: 'any' }],
      [lock, { password: 'another' }],
    ] as const) {
      expect(await clerk.refusal(query, variables)).toMatchObject({
        message: '屏幕已锁定，请先解锁',
        extensions: { code: 'SESSION_LOCKED' },
      })
    }
    expect(await clerk.ask('mutation { signOut { ended } }')).toEqual({ signOut: { ended: 1 } })
  })

  it('opens with its password', async () => {
    const { clerk } = await lockedClerk()
    expect(await clerk.ask(unlock, { password })).toEqual({ unlockSession: { locked: false } })
    expect(await clerk.ask(documents.viewer)).toMatchObject({ viewer: { sessionLocked: false } })
    expect(await clerk.ask(unlock, { password: 'whatever' })).toEqual({ unlockSession: { locked: false } })
  })

  it('forgives four wrong passwords, and forgets them once it was opened', async () => {
    const { clerk } = await lockedClerk()
    for (const round of [1, 2]) {
      if (round === 2) await clerk.ask(lock, { password })
      for (let tried = 0; tried < 4; tried++) {
        expect(await clerk.refusal(unlock, { password: 'wrong' })).toMatchObject({
          message: '解锁密码错误，请重新输入',
          extensions: { code: 'WRONG_UNLOCK_PASSWORD' },
        })
      }
      await clerk.ask(unlock, { password })
    }
  })

  it('signs out at the fifth wrong password', async () => {
    const { clerk, refreshToken } = await lockedClerk()
    for (let tried = 0; tried < 4; tried++) await clerk.code(unlock, { password: 'wrong' })
    expect(await clerk.code(unlock, { password: 'wrong' })).toBe('UNAUTHENTICATED')
    expect(await clerk.code(documents.viewer)).toBe('UNAUTHENTICATED')
    expect(await app.anonymous().code(documents.refresh, { token: refreshToken })).toBe('REFRESH_TOKEN_INVALID')
  })

  it('signs out when five wrong passwords come at once', async () => {
    const { clerk } = await lockedClerk()
    await Promise.all(Array.from({ length: 5 }, () => clerk.gql(unlock, { password: 'wrong' })))
    expect(await clerk.code(unlock, { password })).toBe('UNAUTHENTICATED')
  })

  it('stays locked over a refresh', async () => {
    const { clerk, refreshToken } = await lockedClerk()
    const { refreshToken: next } = await app
      .anonymous()
      .ask<{ refreshToken: { accessToken: string } }>(documents.refresh, { token: refreshToken })
    const again = clerk.with({ token: next.accessToken })
    expect(await again.ask(documents.viewer)).toMatchObject({ viewer: { sessionLocked: true } })
  })

  it('keeps only a salted hash of the password', async () => {
    const { clerk } = await lockedClerk()
    const { viewer } = await clerk.ask<{ viewer: { user: { id: string } } }>(documents.viewer)
    const { stored } = await rowOf<{ stored: string }>(
      sql`select to_json(s)::text as stored from session s where user_id = ${viewer.user.id} and lock_hash is not null`,
    )
    expect(stored).not.toContain(password)
  })
})

it.each(['', '   ', '长'.repeat(51)])('does not lock with the password %j', async (bad) => {
  const clerk = await (await newCompany()).as('结算员')
  expect(await clerk.refusal(lock, { password: bad })).toMatchObject({
    message: expect.stringContaining('锁屏密码'),
    extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'password' }] },
  })
  expect(await clerk.ask(documents.viewer)).toMatchObject({ viewer: { sessionLocked: false } })
})

it('locks one session of a person, not the others', async () => {
  const company = await newCompany()
  const laptop = await company.as('结算员')
  app.clock.advance(60_000)
  const { accessToken } = await tokensOf(app, { mobile: company.people.结算员.mobile })
  await app.anonymous().with({ token: accessToken }).ask(lock, { password })
  expect(await laptop.ask(documents.viewer)).toMatchObject({ viewer: { sessionLocked: false } })
})
