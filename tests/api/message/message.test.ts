import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { captains, holdersOf, type News, tell as tellPeople } from '@tufang/server/modules/message/index'
import { testApp } from '@tufang/tests/app'
import { insertMember, newCompany, newMembership } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newProject } from '@tufang/tests/factories/project'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { invitation, messageDocuments, messagesOf, tell, unreadOf } from '@tufang/tests/message'
import { newPeople, newPerson } from '@tufang/tests/person'
import { statementsOf } from '@tufang/tests/queries'
import { newColleague } from '@tufang/tests/role'
import { insert, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { enter } from '@tufang/tests/session'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const AUDIT = 'chain:directPayPriceSet:audit'

/** Message about the company to given recipients. */
const news = (to: News<'INVITED'>['to'], more: Partial<News<'INVITED'>> = {}): News<'INVITED'> => ({
  ...invitation(''),
  to,
  ...more,
})

describe('who is told', () => {
  it('are those who hold the permission, once each, but not whoever did it', async () => {
    const company = await newCompany()
    const auditors = [await newColleague(company, [AUDIT]), await newColleague(company, [AUDIT])]
    const stranger = await newColleague(company, ['chain:directPayPriceSet:get'])
    const event = newId()
    const told = await tell(company, '审核员', news(holdersOf(AUDIT), { event }))
    expect(await tell(company, '审核员', news(holdersOf(AUDIT), { event }))).toBe(0)
    // The administrator holds every permission.
    expect(told).toBe(3)
    for (const { caller } of auditors) {
      expect(await messagesOf(caller)).toMatchObject([
        {
          title: '加入公司的邀请',
          text: '王经理邀请您加入远山土方，职位：结算员',
          companyAuthId: company.id,
          companyAuthName: company.name,
          read: false,
          allowedActions: ['read'],
        },
      ])
      expect(await unreadOf(caller)).toBe(1)
    }
    expect(await messagesOf(stranger.caller)).toEqual([])
    expect(await messagesOf(await company.as('审核员'))).toEqual([])
  })

  it('are no members who have left, were disabled or never entered', async () => {
    const company = await newCompany()
    const gone = await newColleague(company, [AUDIT])
    const invited = newPerson('受邀')
    await newPeople([invited])
    await insertMember({ companyId: company.id, userId: invited.id, positionName: '审核' })
    await rowsOf(sql`update membership set enabled = false where company_id = ${company.id} and user_id = ${gone.id}`)
    await rowsOf(
      sql`update membership set joined_at = null, invited_name = '受邀' where company_id = ${company.id} and user_id = ${invited.id}`,
    )
    const foreigner = (await newCompany()).people.审核员.id
    expect(await tell(company, '结算员', news([gone.id, invited.id, foreigner]))).toBe(0)
  })

  it('are no members who may not see the project', async () => {
    const company = await newCompany()
    const [seen, hidden] = [await newProject(company), await newProject(company)]
    const limited = await newColleague(company, [AUDIT])
    await rowsOf(sql`update role r set data_scope = 'CHOSEN' from membership_role h, membership m
      where r.company_id = ${company.id} and h.company_id = r.company_id and h.role_id = r.id and m.company_id = h.company_id
        and m.id = h.membership_id and m.user_id = ${limited.id}`)
    await rowsOf(sql`insert into role_project (company_id, role_id, project_id)
      select r.company_id, r.id, ${seen.id}::uuid from role r where r.company_id = ${company.id} and r.data_scope = 'CHOSEN'`)
    await tell(company, '结算员', news(holdersOf(AUDIT), { projectId: hidden.id }))
    expect(await messagesOf(limited.caller)).toEqual([])
    await tell(company, '结算员', news(holdersOf(AUDIT), { projectId: seen.id }))
    expect(await messagesOf(limited.caller)).toHaveLength(1)
    expect(await messagesOf(await company.as('管理员'))).toHaveLength(2)
    // Messages about a project disappear with the project.
    await rowsOf(sql`delete from role_project where company_id = ${company.id}`)
    expect(await messagesOf(limited.caller)).toEqual([])
    expect(await unreadOf(limited.caller)).toBe(0)
    // In another company he no longer sees the messages of this one.
    const elsewhere = await newCompany()
    await newMembership(elsewhere, limited)
    const there = await enter(app, { userId: limited.id, companyId: elsewhere.id })
    expect(await messagesOf(there)).toEqual([])
  })

  it('are captains by their ids, in every company that knows them', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const captain = await newSignedUpCaptain(company)
    const again = await newSignedUpCaptain(other, captain.person)
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await tell(company, '结算员', news(captains([captain.id])))).toBe(1)
    expect(await tell(company, '结算员', news(captains([again.id])))).toBe(0)
    expect(await tell(other, '结算员', news(captains([again.id])))).toBe(1)
    const companies = (await messagesOf(himself)).map(({ companyAuthName }) => companyAuthName)
    expect(companies.toSorted()).toEqual([company.name, other.name].toSorted())
    expect(await unreadOf(himself)).toBe(2)
  })

  it('takes two statements, however many are told of however much', async () => {
    const company = await newCompany()
    const few = await statementsOf(() => tell(company, '结算员', news(holdersOf(AUDIT))))
    for (let at = 0; at < 5; at++) await newColleague(company, [AUDIT])
    const many = Array.from({ length: 20 }, () => news(holdersOf(AUDIT)))
    let told = 0
    const statements = await statementsOf(async () => {
      told = await tell(company, '结算员', ...many)
    })
    expect(told).toBe(7 * 20)
    expect(statements).toHaveLength(2)
    expect(few).toHaveLength(2)
  })

  it('are nobody when it is undone', async () => {
    const company = await newCompany()
    const undone = app.database.em.fork().transactional(async (em) => {
      const told = await tellPeople({ em, now: new Date(), actor: company.actor('结算员') }, news(holdersOf(AUDIT)))
      throw new Error(`undone for ${told}`)
    })
    await expect(undone).rejects.toThrow('undone for 2')
    expect(await messagesOf(await company.as('审核员'))).toEqual([])
  })
})

describe('a message', () => {
  it('is read once, alone or with all others', async () => {
    const company = await newCompany()
    const auditor = await company.as('审核员')
    for (let at = 0; at < 3; at++) await tell(company, '结算员', news([company.people.审核员.id]))
    const [first] = await messagesOf(auditor)
    expect(await auditor.ask(messageDocuments.read, { ids: [first?.id] })).toEqual({ readMessages: 2 })
    expect(await auditor.ask(messageDocuments.read, { ids: [first?.id] })).toEqual({ readMessages: 2 })
    expect(await messagesOf(auditor, { read: true })).toMatchObject([{ id: first?.id, allowedActions: [] }])
    expect(await messagesOf(auditor, { read: false })).toHaveLength(2)
    expect(await auditor.ask(messageDocuments.read, { all: true })).toEqual({ readMessages: 0 })
    const { messages } = await auditor.ask<{ messages: object }>(messageDocuments.list)
    expect(messages).toMatchObject({ total: 3, summary: { unread: 0 } })
  })

  it('of another person is not found', async () => {
    const company = await newCompany()
    await tell(company, '结算员', news([company.people.审核员.id]))
    const [message] = await messagesOf(await company.as('审核员'))
    const clerk = await company.as('结算员')
    const ids = [message?.id]
    expect((await clerk.refusal(messageDocuments.read, { ids })).message).toBe('消息不存在')
    expect(await clerk.refusal(messageDocuments.read, { ids: [newId()] })).toMatchObject({ message: '消息不存在' })
    expect(await messagesOf(clerk, { equal: { id: message?.id } })).toEqual([])
    for (const asked of [{}, { ids, all: true }, { ids: [] }]) {
      expect(await clerk.code(messageDocuments.read, asked)).toBe('INVALID_INPUT')
    }
  })

  it('is told to a person wherever he is, until he has left the company that it is of', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const person = company.people.审核员
    await newMembership(other, person)
    const there = await enter(app, { userId: person.id, companyId: other.id })
    await tell(company, '结算员', news([person.id]), invitation(person.id))
    const found = await messagesOf(there)
    expect(found.map(({ companyAuthId }) => companyAuthId).toSorted()).toEqual([company.id, null].toSorted())
    expect(await messagesOf(there, { companyAuthId: company.id })).toHaveLength(1)
    await rowsOf(sql`update membership set enabled = false where company_id = ${company.id} and user_id = ${person.id}`)
    expect(await messagesOf(there)).toMatchObject([{ companyAuthId: null }])
    expect(await unreadOf(there)).toBe(1)
  })

  it('is counted as far as a hundred, in one statement', async () => {
    const company = await newCompany()
    const [auditor, to] = [await company.as('审核员'), [company.people.审核员.id]]
    await tell(company, '结算员', ...Array.from({ length: 120 }, () => news(to)))
    expect(await unreadOf(auditor)).toBe(100)
    const own = async (document: string) =>
      (await statementsOf(() => auditor.ask(document))).filter((text) => text.includes('message x'))
    expect(await own(messageDocuments.unread)).toHaveLength(1)
    expect(await own(messageDocuments.list)).toHaveLength(2)
  })

  it('keeps the beginning of a long name', async () => {
    const company = await newCompany()
    const params = { inviter: '王'.repeat(500), companyName: '甲', positionName: '乙' }
    await tell(company, '结算员', news([company.people.审核员.id], { params }))
    const [message] = await messagesOf(await company.as('审核员'))
    expect(message?.text).toBe(`${'王'.repeat(200)}邀请您加入甲，职位：乙`)
  })

  it('goes after half a year', async () => {
    const company = await newCompany()
    const auditor = company.people.审核员
    await tell(company, '结算员', news([auditor.id]), news([auditor.id]))
    const [message] = await messagesOf(await company.as('审核员'))
    await rowsOf(sql`update message set created_at = now() - interval '181 days' where id = ${message?.id}`)
    await (await housekeepingFor(await services(), app.clock, [company])).run()
    expect(await messagesOf(await company.as('审核员'))).toHaveLength(1)
  })
})

describe('what somebody wants to be told', () => {
  it('is everything until he says otherwise, and only what may come to him', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const { messagePreferences } = await clerk.ask<{ messagePreferences: { kind: string; on: boolean }[] }>(
      messageDocuments.preferences,
    )
    expect(messagePreferences.every(({ on }) => on)).toBe(true)
    expect(messagePreferences.map(({ kind }) => kind)).toContain('NEW_DEVICE')
    const prefer = (...preferences: object[]) => clerk.gql(messageDocuments.prefer, { preferences })
    expect((await prefer({ kind: 'NEW_DEVICE', on: false })).errors[0]?.message).toBe('“新设备登录”不能关闭')
    const twice = { kind: 'NEW_DEVICE', on: true }
    expect((await prefer(twice, twice)).errors[0]?.message).toBe('消息类型重复')
  })

  it('is kept for the person alone', async () => {
    const company = await newCompany()
    const userId = company.people.结算员.id
    await insert('message_mute', { userId, kind: 'INVITED' })
    expect(await tell(company, '管理员', news([userId, company.people.审核员.id]))).toBe(1)
    expect(await messagesOf(await company.as('结算员'))).toEqual([])
    expect(await messagesOf(await company.as('审核员'))).toHaveLength(1)
  })
})

it('tells a person that he signed in where he had not been before', async () => {
  const company = await newCompany()
  const { id, mobile } = company.people.结算员
  const clerk = await company.as('结算员')
  await rowsOf(sql`update session set user_agent = 'curl/8.5.0' where user_id = ${id}`)
  const caller = await signIn(app, { mobile })
  const found = await messagesOf(clerk, { kind: ['NEW_DEVICE'] })
  expect(found).toMatchObject([{ title: '新设备登录', companyAuthId: null, link: '/info/index' }])
  expect(await messagesOf(caller)).toEqual(found)
})
