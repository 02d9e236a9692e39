import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import { newCompany, newMembership } from '@tufang/tests/company'
import { eventually } from '@tufang/tests/eventually'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newPeople, newPerson } from '@tufang/tests/person'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { hearSessionChanges } from '@tufang/tests/session-changes'
import { tokensOf } from '@tufang/tests/sign-in'
import { afterAll, describe, expect, it } from 'vitest'

const request = {
  requestId: newId(),
  address: '',
  userAgent: '',
  method: 'POST',
  uri: '/graphql',
  service: 'GRAPHQL' as const,
}

const told: string[] = []
const app = await testApp()
const company = await newCompany()
const { id: userId } = company.people.结算员
const captain = await newSignedUpCaptain(company)
const own = await services()
const hearing = await hearSessionChanges((payload) => {
  told.push(payload)
  own.keptSessions.drop()
})
own.keptSessions.keepWhile(hearing.listens)
afterAll(() => hearing.stop())

/** Session of a person who has just signed in and made one request. */
async function kept() {
  const { id: companyId, people } = await newCompany()
  const { accessToken, userHash, refreshToken } = await tokensOf(app, { mobile: people.只读.mobile })
  const read = () => own.sessions.authenticate({ accessToken, userHash }, request)
  const who = () => read().then(() => undefined)
  // Notices of earlier changes may still arrive.
  await eventually(async () => {
    await who()
    expect(await statementsOf(who)).toEqual([])
  })
  return { read, who, refreshToken, companyId }
}

/** Notices that a change causes. They arrive in order, so that a notice of the test marks their end. */
async function timesTold(change: () => Promise<unknown>): Promise<number> {
  const [before, end] = [told.length, newId()]
  await change()
  await rowsOf(sql`select pg_notify('session_changed', ${end})`)
  await eventually(() => expect(told).toContain(end))
  return told.indexOf(end) - before
}

const session = sql`update session set`
const mine = sql`where user_id = ${userId}`

describe('the database tells of every change to', () => {
  it.each([
    ['the end of a session', sql`${session} revoked_at = now() ${mine}`],
    ['its lock', sql`${session} lock_hash = 'x' ${mine}`],
    ['its tokens', sql`${session} access_expires_at = now() ${mine}`],
    ['the row of a session', sql`delete from session ${mine}`],
    ['a person', sql`update app_user set enabled = true where id = ${userId}`],
    ['a membership', sql`update membership set enabled = enabled ${mine}`],
    ['a company', sql`update company set payee_check = payee_check where id = ${company.id}`],
    ['a role', sql`update role set permissions = permissions where company_id = ${company.id}`],
    ['the account of a captain', sql`update captain set user_id = null where id = ${captain.id}`],
  ])('%s', async (_, change) => {
    expect(await timesTold(() => rowsOf(change))).toBe(1)
  })

  it('captains and memberships that are new', async () => {
    expect(await timesTold(() => newCaptain(company))).toBe(1)
    const person = newPerson('新人')
    await newPeople([person])
    expect(await timesTold(() => newMembership(company, person))).toBe(1)
  })

  it('nothing that is no matter to the person who is signed in', async () => {
    const { mobile } = company.people.管理员
    expect(await timesTold(() => tokensOf(app, { mobile }))).toBe(0)
    expect(await timesTold(() => rowsOf(sql`${session} lock_failures = 1 ${mine}`))).toBe(0)
  })
})

describe('a session in memory', () => {
  it('is not read again, and ends at once when the database says so', async () => {
    const { who, read } = await kept()
    expect(await statementsOf(who)).toEqual([])
    await rowsOf(sql`update session set revoked_at = now() where id = ${(await read()).facts.sessionId}`)
    await eventually(() => expect(who()).rejects.toThrow(DomainError))
  })

  it('follows permissions', async () => {
    const { read, companyId } = await kept()
    expect((await read()).can('chain:companywaybill:get')).toBe(true)
    await rowsOf(sql`update role set permissions = '{}' where company_id = ${companyId} and name = '只读'`)
    await eventually(async () => expect((await read()).can('chain:companywaybill:get')).toBe(false))
  })

  it('is gone before a sign-out is answered', async () => {
    const { who, read } = await kept()
    await own.sessions.signOut(await read())
    await expect(who()).rejects.toThrow(DomainError)
  })

  it('is locked and open before the answer', async () => {
    const { read } = await kept()
    await own.locks.lock(await read(), '1')
    expect((await read()).facts.locked).toBe(true)
    await own.locks.unlock(await read(), '1')
    expect((await read()).facts.locked).toBe(false)
  })

  it('is gone before new tokens are answered', async () => {
    const { who, refreshToken } = await kept()
    await own.sessions.refresh(refreshToken)
    await expect(who()).rejects.toThrow(DomainError)
  })

  it('is kept again after the connection of the listener was cut', async () => {
    await rowsOf(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tufang-listener' and datname = current_database()`)
    const { who, read } = await kept()
    await rowsOf(sql`update session set revoked_at = now() where id = ${(await read()).facts.sessionId}`)
    await eventually(() => expect(who()).rejects.toThrow(DomainError))
  })
})
