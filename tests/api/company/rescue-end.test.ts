import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { DAY, HOUR, MINUTE, TestClock } from '@tufang/tests/clock'
import { newCompany, newMembership, type RoleName, type TestCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { definedJobs } from '@tufang/tests/jobs'
import { messagesOf } from '@tufang/tests/message'
import { roleOf } from '@tufang/tests/people'
import { newPeople, newPerson } from '@tufang/tests/person'
import { applicationFor, newFactor, open, rescueDocuments, rescueOf } from '@tufang/tests/rescue'
import { newColleague } from '@tufang/tests/role'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services, testGround } from '@tufang/tests/services'
import { enter } from '@tufang/tests/session'
import { documents, receiveCode, signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const [first, second] = [await deskPerson(app), await deskPerson(app)]

interface Running {
  id: string
  own: boolean
  state: string
  allowedActions: string[]
}

const runningOf = async (caller: Caller) =>
  (await caller.ask<{ runningRescues: Running[] }>(rescueDocuments.running)).runningRescues

/** Case that two people have agreed to, during its waiting time. */
async function waiting(company: TestCompany, more: Record<string, unknown> = {}) {
  const input = await applicationFor(app, first, company, more)
  const { id } = await open(first, input)
  await second.ask(rescueDocuments.confirm, { id })
  return { id, input }
}

/** Signs in again later. */
const entered = (company: TestCompany, name: RoleName = '管理员'): Promise<Caller> =>
  enter(app, { userId: company.people[name].id, companyId: company.id })

/** Runs the periodic job. */
const comesRound = async () => (await services(app)).rescueCompletions.sweep()

/** Ends the waiting time. */
async function passes(): Promise<void> {
  app.clock.advance(72 * HOUR + MINUTE)
  await comesRound()
}

const stateOf = async (id: string) => {
  const { state, endReason } = await rescueOf(await deskPerson(app), id)
  return [state, endReason]
}

const mobileOf = async ({ people }: TestCompany) =>
  (await rowOf<{ mobile: string }>(sql`select mobile from app_user where id = ${people.管理员.id}`)).mobile

describe('a running case', () => {
  it('is seen by everybody of the company, and by nobody else', async () => {
    const company = await newCompany()
    const { id, input } = await waiting(company)
    const masked = input.newMobile.replace(/^(\d{3})\d{4}/, '$1****')
    expect(await runningOf(await company.as('管理员'))).toMatchObject([
      { id, own: true, state: 'WAITING', newMobile: masked, allowedActions: ['stop'] },
    ])
    expect(await runningOf(await company.as('只读'))).toMatchObject([{ id, own: false, allowedActions: [] }])
    const stranger = await (await newCompany()).as('管理员')
    expect(await runningOf(stranger)).toEqual([])
    expect(await stranger.code(rescueDocuments.stop, { id })).toBe('NOT_FOUND')
    expect(await (await company.as('只读')).code(rescueDocuments.stop, { id })).toBe('FORBIDDEN')
    expect(await first.code(rescueDocuments.stop, { id })).toBe('NOT_FOUND')
  })

  it('is stopped by him whose account it is, once, before and after the confirmation', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { id } = await open(first, await applicationFor(app, first, company))
    expect(await admin.ask(rescueDocuments.stop, { id })).toEqual({ stopRescue: { id, state: 'STOPPED' } })
    expect(await stateOf(id)).toEqual(['STOPPED', '本人停止'])
    expect(await admin.code(rescueDocuments.stop, { id })).toBe('MOVE_NOT_ALLOWED')
    const again = await waiting(company)
    await admin.ask(rescueDocuments.stop, { id: again.id })
    await passes()
    expect((await stateOf(again.id))[0]).toBe('STOPPED')
    expect(await mobileOf(company)).toBe(company.people.管理员.mobile)
    expect(await runningOf(await entered(company))).toEqual([])
    expect((await messagesOf(await entered(company, '只读')))[0]?.text).toContain('管理员停止了找回账号，账号不变')
    const [line] = await rowsOf(
      sql`select create_by as "createBy" from operation_log where company_id = ${company.id} and name = 'rescue.stop' and type = 'SUCCESS'`,
    )
    expect(line).toEqual({ createBy: '管理员' })
  })

  it('is stopped by a colleague who looks after people, also in another company where he works', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const { caller } = await newColleague(company, ['sys:user:edit'])
    const { id } = await waiting(company)
    await caller.ask(rescueDocuments.stop, { id })
    expect(await stateOf(id)).toEqual(['STOPPED', '公司停止'])
    await newMembership(other, company.people.管理员)
    const again = await waiting(company)
    const elsewhere = await other.as('管理员')
    expect((await messagesOf(elsewhere)).map(({ kind }) => kind)).toContain('ADMINISTRATOR_RESCUE')
    expect(await messagesOf(await other.as('只读'))).toEqual([])
    expect(await runningOf(elsewhere)).toMatchObject([{ id: again.id, allowedActions: ['stop'] }])
    await elsewhere.ask(rescueDocuments.stop, { id: again.id })
    expect(await stateOf(again.id)).toEqual(['STOPPED', '公司停止'])
  })

  it('is stopped by himself where he is signed in as a captain, too', async () => {
    const company = await newCompany()
    const { id: userId } = company.people.管理员
    await newMembership(company, company.people.管理员, { roleType: RoleType.CAPTAIN })
    const { id } = await waiting(company)
    const captain = await enter(app, { userId, companyId: null, roleType: RoleType.CAPTAIN })
    expect(await runningOf(captain)).toMatchObject([{ id, own: true }])
    await captain.ask(rescueDocuments.stop, { id })
    expect(await stateOf(id)).toEqual(['STOPPED', '本人停止'])
  })

  it('ends by itself when he shows his second factor, or a recovery code', async () => {
    const company = await newCompany()
    const { code, recovery } = await newFactor(app, company, '管理员')
    const pass = 'mutation ($code: String!) { passSecondFactor(code: $code) { enabledTime } }'
    for (const shown of [() => code(), () => recovery[0]]) {
      const { id } = await waiting(company, { loss: 'BOTH' })
      const admin = await enter(app, { userId: company.people.管理员.id, companyId: company.id })
      expect(await admin.code(pass, { code: '000000' })).toBe('WRONG_SECOND_FACTOR')
      expect((await stateOf(id))[0]).toBe('WAITING')
      app.clock.advance(30 * MINUTE)
      await admin.ask(pass, { code: shown() })
      expect(await stateOf(id)).toEqual(['STOPPED', '本人出示了两步验证，自动停止'])
      expect((await messagesOf(admin))[0]?.text).toContain('管理员停止了找回账号')
    }
    const lines = await rowsOf(
      sql`select name from operation_log where company_id = ${company.id} and name = 'rescue.stop' and type = 'SUCCESS'`,
    )
    expect(lines).toHaveLength(2)
  })
})

describe('when the time is over', () => {
  it('the account is his who has the new phone: old phone, second factor, password, sessions and tokens open nothing', async () => {
    const company = await newCompany()
    const { mobile, id: userId } = company.people.管理员
    await newFactor(app, company, '管理员')
    const token = await (await company.as('管理员')).ask<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "报表", permissions: ["chain:companywaybill:get"], days: 30 }) { token } }',
    )
    await rowsOf(sql`update app_user set password_hash = 'x', lock_password_hash = 'y' where id = ${userId}`)
    const { id, input } = await waiting(company, { loss: 'BOTH' })
    const session = await enter(app, { userId, companyId: company.id })
    app.clock.advance(72 * HOUR - MINUTE)
    await comesRound()
    expect((await stateOf(id))[0]).toBe('WAITING')
    expect(await mobileOf(company)).toBe(mobile)
    app.clock.advance(2 * MINUTE)
    await comesRound()
    expect(await stateOf(id)).toEqual(['DONE', null])
    expect(await session.code('{ viewer { roleType } }')).toBe('UNAUTHENTICATED')
    const program = app.anonymous().with({ token: token.createAccessToken.token })
    expect(await program.code('{ waybills { total } }')).toBe('UNAUTHENTICATED')
    expect(
      await rowOf(
        sql`select u.mobile, u.password_hash as "passwordHash", u.lock_password_hash as "lockHash",
              (select count(*)::int from second_factor f where f.user_id = u.id) as factors,
              (select count(*)::int from recovery_code r where r.user_id = u.id) as codes
            from app_user u where u.id = ${userId}`,
      ),
    ).toEqual({ mobile: input.newMobile, passwordHash: null, lockHash: null, factors: 0, codes: 0 })
    const old = { phone: mobile, code: await receiveCode(app, mobile) }
    expect(await app.anonymous().code(documents.signIn, { input: old })).toBe('NO_SUCH_ACCOUNT')
    const again = await signIn(app, { mobile: input.newMobile })
    expect(await again.ask('{ waybills { total } }')).toEqual({ waybills: { total: 0 } })
    expect((await messagesOf(again))[0]?.text).toContain('账号已找回')
    const lines = await rowsOf(
      sql`select create_by as "createBy", service_id as "serviceId" from operation_log where company_id = ${company.id} and name = 'rescue.complete'`,
    )
    expect(lines).toEqual([{ createBy: '平台运营', serviceId: 'JOB' }])
  })

  it('what was not lost stays: the phone alone, the second factor alone', async () => {
    const [one, other] = [await newCompany(), await newCompany()]
    await newFactor(app, one, '管理员')
    await newFactor(app, other, '管理员')
    const phone = await waiting(one)
    const factor = await waiting(other, { loss: 'FACTOR', newMobile: null })
    await passes()
    expect([(await stateOf(phone.id))[0], (await stateOf(factor.id))[0]]).toEqual(['DONE', 'DONE'])
    expect(await mobileOf(one)).toBe(phone.input.newMobile)
    expect(await mobileOf(other)).toBe(other.people.管理员.mobile)
    const factorsOf = ({ people }: TestCompany) =>
      rowsOf(sql`select user_id from second_factor where user_id = ${people.管理员.id}`)
    expect(await factorsOf(one)).toHaveLength(1)
    expect(await factorsOf(other)).toHaveLength(0)
  })

  it('it takes effect exactly once, however many jobs come round at once', async () => {
    const company = await newCompany()
    const { id } = await waiting(company)
    app.clock.advance(72 * HOUR + MINUTE)
    const { rescueCompletions } = await services(app)
    const ended = await Promise.all(Array.from({ length: 4 }, () => rescueCompletions.complete(id)))
    expect(ended.filter(Boolean)).toHaveLength(1)
    const told = (await messagesOf(await entered(company, '只读'))).filter(({ text }) => text.includes('账号已找回'))
    expect(told).toHaveLength(1)
    const ground = await testGround()
    const { crons, work } = definedJobs(await services(app), ground)
    expect(crons.get('administrator-rescues')).toBe('*/10 * * * *')
    await work('administrator-rescues')
    expect((await stateOf(id))[0]).toBe('DONE')
  })

  it('and somebody stops it at the same moment, it is one of the two', async () => {
    for (let round = 0; round < 6; round++) {
      TestClock.runAgain()
      const company = await newCompany()
      const { id, input } = await waiting(company)
      app.clock.advance(72 * HOUR + MINUTE)
      const { caller } = await newColleague(company, ['sys:user:edit'])
      const who = round % 2 ? await entered(company) : caller
      const { rescueCompletions } = await services(app)
      const [done, { errors }] = await Promise.all([
        rescueCompletions.complete(id),
        who.gql(rescueDocuments.stop, { id }),
      ])
      const [state] = await stateOf(id)
      expect([state, errors.length]).toEqual(done ? ['DONE', 1] : ['STOPPED', 0])
      expect(await mobileOf(company)).toBe(state === 'DONE' ? input.newMobile : company.people.管理员.mobile)
    }
  })
})

describe('what is no more as it was judged', () => {
  it('does not take effect: another administrator, a suspended company, a phone that is taken or was changed', async () => {
    const changes: [string, (company: TestCompany, newMobile: string) => Promise<unknown>][] = [
      [
        '公司另有1名在职的管理员，不由平台找回',
        async (company) => {
          const roleId = await roleOf(company, '管理员')
          await rowsOf(
            sql`insert into membership_role (company_id, membership_id, role_id) select company_id, id, ${roleId} from membership
                where company_id = ${company.id} and user_id = ${company.people.只读.id}`,
          )
        },
      ],
      [
        '公司已被停用，不能找回管理员',
        ({ id }) => rowsOf(sql`update company set enabled = false, suspended_reason = '查' where id = ${id}`),
      ],
      ['该手机号不能绑定，请换一个手机号', (_, mobile) => newPeople([{ ...newPerson('别人'), mobile }])],
      [
        '管理员的手机号在申请后变更过',
        ({ people }) =>
          rowsOf(sql`update app_user set mobile = ${newPerson('').mobile} where id = ${people.管理员.id}`),
      ],
    ]
    for (const [reason, change] of changes) {
      TestClock.runAgain()
      const company = await newCompany()
      const { id, input } = await waiting(company)
      await change(company, input.newMobile)
      const before = await mobileOf(company)
      await passes()
      expect(await stateOf(id)).toEqual(['FAILED', reason])
      expect(await mobileOf(company)).toBe(before)
      const told = await rowsOf<{ news: string }>(
        sql`select params ->> 'news' as news from message where user_id = ${company.people.只读.id} and kind = 'ADMINISTRATOR_RESCUE' order by created_at desc limit 1`,
      )
      expect(told[0]?.news).toBe(`找回账号没有生效，账号不变；原因：${reason}`)
    }
  })

  it('is given up where nobody confirms it within a week', async () => {
    const { id } = await open(first, await applicationFor(app, first, await newCompany()))
    app.clock.advance(7 * DAY - MINUTE)
    await comesRound()
    expect((await stateOf(id))[0]).toBe('APPLIED')
    app.clock.advance(2 * MINUTE)
    await comesRound()
    expect(await stateOf(id)).toEqual(['FAILED', '7天内没有第二人确认'])
  })
})
