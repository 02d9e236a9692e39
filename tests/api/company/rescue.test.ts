import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { HOUR, SECOND } from '@tufang/tests/clock'
import { newCompany, newMembership, type TestCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { messagesOf } from '@tufang/tests/message'
import { membershipOf, roleOf } from '@tufang/tests/people'
import { newPeople, newPerson } from '@tufang/tests/person'
import {
  applicationFor,
  deliverRescueTexts,
  newFactor,
  newProof,
  open,
  rescueDocuments,
  rescueOf,
} from '@tufang/tests/rescue'
import { insert, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { uniqueMobile } from '@tufang/tests/unique'
import { pathOf } from '@tufang/tests/upload'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const [first, second] = [await deskPerson(app), await deskPerson(app)]

const apply = async (company: TestCompany, more: Record<string, unknown> = {}) =>
  open(first, await applicationFor(app, first, company, more))

/** Refusal of an application: its code, or the message at the field. */
async function refusalOf(company: TestCompany, more: Record<string, unknown> = {}, desk: Caller = first) {
  const input = await applicationFor(app, first, company, more)
  const { message, extensions } = await desk.refusal(rescueDocuments.open, { input })
  return { message, code: extensions.code, fields: extensions.fieldErrors.map(({ field }) => field) }
}

const candidateOf = async ({ id }: TestCompany) =>
  (await first.ask<{ rescueCandidate: Record<string, unknown> }>(rescueDocuments.candidate, { id })).rescueCandidate

describe('to help an administrator', () => {
  it('is the desk’s alone, and shows it whom a company has', async () => {
    const company = await newCompany()
    expect(await candidateOf(company)).toEqual({
      memberId: await membershipOf(company, '管理员'),
      userName: '管理员',
      mobile: company.people.管理员.mobile.replace(/^(\d{3})\d{4}/, '$1****'),
      secondFactor: false,
      refusal: null,
    })
    const admin = await company.as('管理员')
    const input = await applicationFor(app, first, company)
    expect(await admin.code(rescueDocuments.open, { input })).toBe('FORBIDDEN')
    expect(await admin.code(rescueDocuments.list)).toBe('FORBIDDEN')
    expect(await admin.code(rescueDocuments.candidate, { id: company.id })).toBe('FORBIDDEN')
    expect(await first.ask(rescueDocuments.one, { id: newId() })).toEqual({ rescue: null })
  })

  it('is applied for by one, found in the list, and seen with its papers by the desk alone', async () => {
    const company = await newCompany()
    const input = await applicationFor(app, first, company)
    const rescue = await open(first, input)
    expect(rescue).toMatchObject({
      companyName: company.name,
      userName: '管理员',
      oldMobile: company.people.管理员.mobile,
      newMobile: input.newMobile,
      state: 'APPLIED',
      dueAt: null,
      allowedActions: ['withdraw'],
      refusedActions: [
        { action: 'confirm', reason: '您是申请人，须由平台运营的另一人确认' },
        { action: 'refuse', reason: '您是申请人，须由平台运营的另一人不同意' },
      ],
    })
    expect((await rescueOf(second, rescue.id)).allowedActions).toEqual(['confirm', 'refuse', 'withdraw'])
    const filter = { companyName: company.name, state: ['APPLIED'], loss: ['PHONE'], newMobile: input.newMobile }
    expect(await second.ask(rescueDocuments.list, { filter, sort: [{ field: 'COMPANY_NAME' }] })).toMatchObject({
      rescues: { total: 1, summary: { applied: 1, waiting: 0 }, records: [{ id: rescue.id }] },
    })
    const path = pathOf(input.proofUrls[0] ?? '')
    expect((await second.rest('GET', path)).statusCode).toBe(200)
    expect((await (await company.as('管理员')).rest('GET', path)).statusCode).toBe(404)
    expect((await app.anonymous().rest('GET', path)).statusCode).toBe(404)
    const looks = await rowsOf(
      sql`select user_id from file_look where file_id = ${/files\/([0-9a-f-]{36})/.exec(path)?.[1]}`,
    )
    expect(looks).toHaveLength(1)
  })

  it('is one case under one key, and none as a preview', async () => {
    const company = await newCompany()
    const [input, key] = [await applicationFor(app, first, company), newId()]
    expect(await first.ask(rescueDocuments.open, { input, dryRun: true })).toMatchObject({
      openRescue: { state: 'APPLIED' },
    })
    const [one, again] = [
      await first.ask(rescueDocuments.open, { input, key }),
      await first.ask(rescueDocuments.open, { input, key }),
    ]
    expect(again).toEqual(one)
    expect(await rowsOf(sql`select id from administrator_rescue where for_company_id = ${company.id}`)).toHaveLength(1)
    expect(await refusalOf(company, {}, second)).toMatchObject({
      code: 'RESCUE_OPEN',
      message: '管理员已有一件没有办结的找回',
    })
  })
})

describe('an application is refused', () => {
  it('where a colleague can help, and says as what', async () => {
    const company = await newCompany()
    const other = newPerson('另一位')
    await newPeople([other])
    await newMembership(company, other)
    const [row] = await rowsOf<{ id: string }>(
      sql`select id from membership where company_id = ${company.id} and user_id = ${other.id}`,
    )
    await insert('membership_role', {
      companyId: company.id,
      membershipId: row?.id,
      roleId: await roleOf(company, '管理员'),
    })
    const { code, message } = await refusalOf(company)
    expect([code, message]).toEqual(['RESCUE_COLLEAGUES', '公司另有1名在职的管理员，不由平台找回'])
    expect((await candidateOf(company)).refusal).toBe(
      '公司另有1名在职的管理员，不由平台找回。请公司有管理员角色的人在用户管理中重置其两步验证，或邀请其新手机号。',
    )
    expect(message).not.toContain(other.name)
  })

  it('for who is no administrator, of a company that is not approved, suspended, or not there', async () => {
    const company = await newCompany()
    const clerk = { memberId: await membershipOf(company, '结算员') }
    expect((await refusalOf(company, clerk)).code).toBe('RESCUE_NO_ADMINISTRATOR')
    expect((await refusalOf(company, { companyAuthId: newId() })).code).toBe('NOT_FOUND')
    const [desk] = await rowsOf<{ id: string }>(sql`select id from company where desk`)
    expect((await refusalOf(company, { companyAuthId: desk?.id })).code).toBe('NOT_FOUND')
    await rowsOf(sql`update company set authenticated_at = null where id = ${company.id}`)
    expect((await refusalOf(company)).code).toBe('RESCUE_UNPROVEN')
    await rowsOf(sql`update company set enabled = false, suspended_reason = '查' where id = ${company.id}`)
    expect((await refusalOf(company)).code).toBe('RESCUE_SUSPENDED')
  })

  it('for a phone that is his own or somebody else’s, of whom nothing is said', async () => {
    const company = await newCompany()
    const { mobile } = (await newCompany()).people.管理员
    const fields = ['input.newMobile']
    expect(await refusalOf(company, { newMobile: mobile })).toEqual({
      code: 'PHONE_TAKEN',
      message: '该手机号不能绑定，请换一个手机号',
      fields,
    })
    const own = { newMobile: company.people.管理员.mobile }
    expect(await refusalOf(company, own)).toMatchObject({ code: 'PHONE_ALREADY_YOURS', fields })
    expect(await refusalOf(company, { newMobile: null })).toMatchObject({ message: '请输入新手机号', fields })
    expect(await refusalOf(company, { newMobile: '123' })).toMatchObject({ message: '请输入正确的手机号', fields })
    const kept = { loss: 'FACTOR', newMobile: uniqueMobile() }
    expect(await refusalOf(company, kept)).toMatchObject({ message: '手机号没有丢失，新手机号请留空', fields })
  })

  it('for a second factor that he does not have', async () => {
    const company = await newCompany()
    const none = { loss: 'FACTOR', newMobile: null }
    expect(await refusalOf(company, none)).toMatchObject({ code: 'RESCUE_FACTOR_OFF', fields: ['input.loss'] })
    await newFactor(app, company, '管理员')
    expect((await apply(company, none)).state).toBe('APPLIED')
  })

  it('without a reason, without papers, and with papers of others', async () => {
    const company = await newCompany()
    expect(await refusalOf(company, { reason: ' ' })).toMatchObject({ fields: ['input.reason'] })
    expect(await refusalOf(company, { reason: '长'.repeat(501) })).toMatchObject({ fields: ['input.reason'] })
    expect(await refusalOf(company, { proofUrls: [] })).toMatchObject({ message: '请选择证明材料' })
    const link = await newProof(app, first)
    expect(await refusalOf(company, { proofUrls: [link, link] })).toMatchObject({ message: '证明材料重复' })
    const elsewhere = { proofUrls: [`https://elsewhere.example/files/${newId()}`] }
    expect(await refusalOf(company, elsewhere)).toMatchObject({
      message: '证明材料已失效，请重新上传',
      fields: ['input.proofUrls.0'],
    })
  })

  it('for the person who works at the desk, and by himself', async () => {
    const company = await newCompany()
    const { desk } = await services(app)
    await desk.setPerson({ mobile: company.people.管理员.mobile, name: '管理员', enabled: true })
    expect((await refusalOf(company)).code).toBe('RESCUE_OF_DESK')
  })
})

describe('the second person', () => {
  it('is another one than the first, and lets the time run', async () => {
    const company = await newCompany()
    const { id, version } = await apply(company)
    expect(await first.code(rescueDocuments.confirm, { id })).toBe('RESCUE_NEEDS_SECOND')
    expect(await first.code(rescueDocuments.refuse, { id, reason: '不' })).toBe('RESCUE_NEEDS_SECOND')
    expect(await second.code(rescueDocuments.confirm, { id, version: version + 1 })).toBe('STALE')
    // The API gives times to the second.
    const now = new Date(app.clock.now().setMilliseconds(0) + SECOND)
    app.clock.set(now)
    const { confirmRescue } = await second.ask<{ confirmRescue: { dueAt: string } }>(rescueDocuments.confirm, {
      id,
      version,
    })
    expect(confirmRescue).toMatchObject({
      state: 'WAITING',
      confirmedByName: '平台管理员',
      allowedActions: ['withdraw'],
    })
    expect(new Date(confirmRescue.dueAt).getTime() - now.getTime()).toBe(72 * HOUR)
    expect(await second.code(rescueDocuments.confirm, { id })).toBe('MOVE_NOT_ALLOWED')
    expect(await second.code(rescueDocuments.refuse, { id, reason: '不' })).toBe('MOVE_NOT_ALLOWED')
  })

  it('is one even where two of them say so at the same moment', async () => {
    const third = await deskPerson(app)
    const { id } = await apply(await newCompany())
    const answers = await Promise.all([second, third].map((desk) => desk.gql(rescueDocuments.confirm, { id })))
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'done')
    expect(codes.toSorted()).toEqual(['MOVE_NOT_ALLOWED', 'done'])
  })

  it('refuses with a reason, and either of them withdraws; a new application is possible then', async () => {
    const company = await newCompany()
    const { id } = await apply(company)
    expect((await second.refusal(rescueDocuments.refuse, { id, reason: ' ' })).message).toBe('请输入办结原因')
    expect(await second.ask(rescueDocuments.refuse, { id, reason: '授权书没有盖章' })).toMatchObject({
      refuseRescue: { state: 'REFUSED', endReason: '授权书没有盖章', allowedActions: [] },
    })
    const again = await apply(company)
    expect(await first.ask(rescueDocuments.withdraw, { id: again.id })).toMatchObject({
      withdrawRescue: { state: 'WITHDRAWN', endedByName: '平台管理员' },
    })
    const last = await apply(company)
    await second.ask(rescueDocuments.confirm, { id: last.id })
    expect(await second.ask(rescueDocuments.withdraw, { id: last.id })).toMatchObject({
      withdrawRescue: { state: 'WITHDRAWN' },
    })
    expect(await second.code(rescueDocuments.withdraw, { id: last.id })).toBe('MOVE_NOT_ALLOWED')
  })

  it('does not confirm what would not be applied for by now', async () => {
    const company = await newCompany()
    const input = await applicationFor(app, first, company)
    const { id } = await open(first, input)
    await newPeople([{ ...newPerson('别人'), mobile: input.newMobile }])
    expect(await second.code(rescueDocuments.confirm, { id })).toBe('PHONE_TAKEN')
    await rowsOf(sql`update app_user set mobile = ${uniqueMobile()} where id = ${company.people.管理员.id}`)
    expect(await second.code(rescueDocuments.confirm, { id })).toBe('PHONE_TAKEN')
    expect((await rescueOf(second, id)).state).toBe('APPLIED')
  })

  it('is none for a row of the database that says the same person twice', async () => {
    const { id } = await apply(await newCompany())
    const confirmed = rowsOf(
      sql`update administrator_rescue set state = 'WAITING', confirmed_by = hands[1], confirmed_by_name = '甲', confirmed_at = now(),
            due_at = now() + interval '72 hours' where id = ${id}`,
    )
    await expect(confirmed).rejects.toThrow()
  })
})

describe('everybody concerned is told', () => {
  it('at each step: the company’s people, himself and the desk by message, old and new phone and the company’s by SMS', async () => {
    const company = await newCompany()
    const contact = uniqueMobile()
    await insert('company_registration', {
      ...{ id: newId(), companyId: company.id, companyType: 'COMPANY', companyName: company.name, contactName: '王' },
      ...{ contactPhone: contact, userId: company.people.管理员.id },
    })
    const input = await applicationFor(app, first, company)
    const { id } = await open(first, input)
    const masked = input.newMobile.replace(/^(\d{3})\d{4}/, '$1****')
    const [reader, admin] = [await company.as('只读'), await company.as('管理员')]
    for (const caller of [reader, admin]) {
      expect(await messagesOf(caller)).toMatchObject([
        {
          kind: 'ADMINISTRATOR_RESCUE',
          text: `${company.name}的管理员管理员：平台运营收到了为其找回账号的申请，尚待第二人确认。如不是本人发起，请登录后在页面上方停止`,
          link: null,
        },
      ])
    }
    expect((await messagesOf(second)).find(({ entityId }) => entityId === id)).toMatchObject({
      kind: 'ADMINISTRATOR_RESCUE',
      link: `/platform/rescues?rescue=${id}`,
    })
    await deliverRescueTexts(app)
    const phones = [company.people.管理员.mobile, input.newMobile, contact]
    for (const phone of phones) expect(app.sms.textOf(phone)).toContain(`【土方通】${company.name}的管理员管理员：`)
    await second.ask(rescueDocuments.confirm, { id })
    const [waiting] = await messagesOf(reader)
    expect(waiting?.text).toMatch(
      new RegExp(`平台运营已确认找回账号，将于.+手机号改为${masked.replaceAll('*', '\\*')}并退出所有设备`),
    )
    await deliverRescueTexts(app)
    for (const phone of phones) expect(app.sms.textOf(phone)).toContain('平台运营已确认找回账号')
    await first.ask(rescueDocuments.withdraw, { id })
    expect((await messagesOf(reader))[0]?.text).toContain('平台运营撤回了找回账号，账号不变')
    await deliverRescueTexts(app)
    for (const phone of phones) expect(app.sms.textOf(phone)).toContain('账号不变')
  })

  it('in the logs of the desk and of the company, which hears nothing of who works at the desk', async () => {
    const company = await newCompany()
    const { id } = await apply(company)
    await second.ask(rescueDocuments.confirm, { id })
    const lines = await rowsOf<{ name: string; createBy: string; params: Record<string, unknown> }>(
      sql`select name, create_by as "createBy", params from operation_log where company_id = ${company.id} order by created_at, id`,
    )
    expect(lines).toMatchObject([
      { name: 'rescue.open', createBy: '平台运营', params: { state: 'APPLIED' } },
      { name: 'rescue.confirm', createBy: '平台运营', params: { state: 'WAITING' } },
    ])
    const ofDesk = await rowsOf<{ name: string }>(
      sql`select l.name from operation_log l join company c on c.id = l.company_id and c.desk where l.params::text like ${`%${id}%`}`,
    )
    expect(ofDesk.map(({ name }) => name)).toEqual(['rescue.confirm'])
    const history = await rowsOf(
      sql`select f.before, f.after from field_change f join company c on c.id = f.company_id and c.desk where f.entity_id = ${id} order by f.created_at, f.id`,
    )
    expect(history).toEqual([
      { before: null, after: 'APPLIED' },
      { before: 'APPLIED', after: 'WAITING' },
    ])
  })
})
