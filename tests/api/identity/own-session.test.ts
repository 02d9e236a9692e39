import { defineDomain, World } from '@tufang/server/modules/domain'
import { identity, type NewDevice, newDevices } from '@tufang/server/modules/identity/index'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { statementsOf } from '@tufang/tests/queries'
import { services, testGround } from '@tufang/tests/services'
import { documents, receiveCode, signIn, type Tokens, tokensOf } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const list = '{ mySessions { id device remoteAddr roleType companyAuthName current lastUsedTime allowedActions } }'
const end = 'mutation ($id: ID!) { endSession(id: $id) { id type } }'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

interface Shown {
  id: string
  device: string
  remoteAddr: string
  companyAuthName: string | null
  current: boolean
  lastUsedTime: string
  allowedActions: string[]
}

/** Secret of a device with this name, padded to the required length. */
const secretOf = (device: string | null): string | null => device?.padEnd(32, '.') ?? null

/** Signs in with the name of a browser and a device of its own. */
async function from(mobile: string, userAgent: string, device: string | null) {
  app.clock.advance(MINUTE)
  const caller = app.anonymous()
  const code = await receiveCode(app, mobile, caller)
  const input = { phone: mobile, code, deviceId: secretOf(device) }
  const body = { query: documents.signIn, variables: { input } }
  const answer = await caller.rest('POST', '/graphql', { body, headers: { 'user-agent': userAgent } })
  const { accessToken } = answer.json<{ data: { signIn: Tokens } }>().data.signIn
  return caller.with({ token: accessToken })
}

async function shownTo(caller: Awaited<ReturnType<typeof from>>): Promise<Shown[]> {
  return (await caller.ask<{ mySessions: Shown[] }>(list)).mySessions
}

describe('my devices', () => {
  it('are told by what they are, this one first', async () => {
    const company = await newCompany()
    const { mobile } = company.people.结算员
    const old = await from(mobile, 'curl/8.5.0', null)
    const laptop = await from(mobile, CHROME, 'laptop')
    expect(await shownTo(laptop)).toMatchObject([
      { device: 'Chrome · Windows', remoteAddr: laptop.credentials.address, current: true, allowedActions: [] },
      { device: 'curl', remoteAddr: old.credentials.address, current: false, allowedActions: ['end'] },
    ])
    for (const { companyAuthName, lastUsedTime } of await shownTo(laptop)) {
      expect(companyAuthName).toBe(company.name)
      expect(Math.abs(Date.parse(lastUsedTime) - app.clock.now().getTime())).toBeLessThan(2 * MINUTE)
    }
  })

  it('are signed out one by one, or all but this one', async () => {
    const { mobile } = (await newCompany()).people.结算员
    const [first, second, third] = [
      await from(mobile, CHROME, 'a'),
      await from(mobile, CHROME, 'b'),
      await from(mobile, CHROME, 'c'),
    ]
    const other = (await shownTo(first)).find(({ current }) => current)?.id
    expect(await third.ask(end, { id: other })).toEqual({ endSession: { id: other, type: 'OwnSession' } })
    expect(await first.code(documents.viewer)).toBe('UNAUTHENTICATED')
    expect(await third.code(end, { id: other })).toBe('NOT_FOUND')
    expect(await third.ask('mutation { endOtherSessions { ended } }')).toEqual({ endOtherSessions: { ended: 1 } })
    expect(await second.code(documents.viewer)).toBe('UNAUTHENTICATED')
    expect(await shownTo(third)).toHaveLength(1)
  })

  it('are nobody else’s to end', async () => {
    const [mine, theirs] = [(await newCompany()).people.结算员, (await newCompany()).people.结算员]
    const [me, them] = [await from(mine.mobile, CHROME, 'a'), await from(theirs.mobile, CHROME, 'b')]
    const [{ id } = { id: '' }] = await shownTo(them)
    expect(await me.code(end, { id })).toBe('NOT_FOUND')
    expect(await them.ask(documents.viewer)).toBeTruthy()
  })

  it('are a captain’s as well', async () => {
    const captain = await newSignedUpCaptain(await newCompany())
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    app.clock.advance(MINUTE)
    await tokensOf(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await himself.ask('mutation { endOtherSessions { ended } }')).toEqual({ endOtherSessions: { ended: 1 } })
  })
})

describe('the last use of a session', () => {
  it('is noted in memory, and written at most once a minute', async () => {
    const own = await services()
    const { mobile } = (await newCompany()).people.结算员
    const { accessToken } = await tokensOf(app, { mobile })
    const use = async () => {
      const request = {
        requestId: '',
        address: '10.9.8.7',
        userAgent: '',
        method: 'POST',
        uri: '/graphql',
        service: 'GRAPHQL' as const,
      }
      await own.sessions.authenticate({ accessToken, userHash: undefined }, request)
    }
    const updates = (statements: string[]) => statements.filter((text) => /^\s*update/i.test(text))
    app.clock.advance(MINUTE)
    expect(updates(await statementsOf(use))).toEqual([])
    expect(updates(await statementsOf(() => own.lastUses.write()))).toHaveLength(1)
    app.clock.advance(MINUTE - 1000)
    await use()
    expect(await statementsOf(() => own.lastUses.write())).toEqual([])
    app.clock.advance(1000)
    await use()
    await use()
    expect(await statementsOf(() => own.lastUses.write())).toHaveLength(1)
    const caller = app.anonymous().with({ token: accessToken })
    expect(await shownTo(caller)).toMatchObject([{ remoteAddr: '10.9.8.7' }])
  })
})

describe('a sign-in from a new device', () => {
  it('is told within its transaction to the person who wants to know, but not the first of all', async () => {
    const told: NewDevice[] = []
    const listener = defineDomain({
      name: 'listener',
      services: () => ({}),
      fills: [newDevices.with(async (_, __, event) => void told.push(event))],
    })
    const { signIns } = new World([identity, listener], await testGround()).of(identity)
    const company = await newCompany()
    const { id: userId, mobile: phone } = company.people.结算员
    const enter = async (device: string | null, userAgent: string) => {
      app.clock.advance(MINUTE)
      const code = await receiveCode(app, phone)
      const request = {
        requestId: '',
        address: '10.1.1.1',
        userAgent,
        method: 'POST',
        uri: '/graphql',
        service: 'GRAPHQL' as const,
      }
      await signIns.signIn({ phone, code, roleType: RoleType.COMPANY, deviceId: secretOf(device) }, request)
    }
    await enter('laptop', CHROME)
    await enter('laptop', `${CHROME} Edg/140.0`)
    expect(told).toEqual([])
    await enter('phone', CHROME)
    expect(told).toEqual([
      {
        userId,
        companyId: company.id,
        roleType: RoleType.COMPANY,
        sessionId: expect.any(String),
        device: 'Chrome · Windows',
        remoteAddr: '10.1.1.1',
        at: expect.any(Date),
      },
    ])
    await enter(null, 'curl/8.5.0')
    await enter(null, 'curl/8.5.0')
    await enter('phone', CHROME)
    expect(told.map(({ device }) => device)).toEqual(['Chrome · Windows', 'curl'])
  })
})
