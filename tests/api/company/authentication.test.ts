import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import {
  approveRegistration,
  documents,
  handIn,
  type Papers,
  paperOf,
  papersOf,
  registerCompany,
  rejectRegistration,
} from '@tufang/tests/authentication'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { receiveCode, signIn } from '@tufang/tests/sign-in'
import { uniqueCreditCode, uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await openApp({ pictureOrigins: ['https://known.example'] })
const desk = await deskPerson(app)

const begin = `mutation ($mobile: String!, $code: String!) {
  beginAuthentication(mobile: $mobile, code: $code) { accessToken userHash userId companyAuthId } }`
const draft = '{ authenticationDraft { step form { companyName idNo companyUrl } unsure updatedAt } }'
const save = `mutation ($step: AuthenticationStep!, $input: AuthenticationInput!, $unsure: [String!]) {
  saveAuthenticationDraft(step: $step, input: $input, unsure: $unsure) { step form { companyName idNo companyUrl } } }`
const viewer = '{ viewer { user { id name } company { id name: companyAuthName authenticated } permissions } }'

interface Begun {
  caller: Caller
  userId: string
  mobile: string
  companyAuthId: string | null
}

/** Person at step 0 of the wizard. */
async function begun(mobile = uniqueMobile()): Promise<Begun> {
  const anonymous = app.anonymous()
  const code = await receiveCode(app, mobile)
  const { beginAuthentication: tokens } = await anonymous.ask<{
    beginAuthentication: { accessToken: string; userHash: string; userId: string; companyAuthId: string | null }
  }>(begin, { mobile, code })
  const { accessToken: token, userHash, userId, companyAuthId } = tokens
  return { caller: anonymous.with({ token, userHash }), userId, mobile, companyAuthId }
}

/** Company that has registered itself, with its administrator. */
async function registered(): Promise<{ admin: Caller; userId: string; companyId: string; mobile: string }> {
  const { companyAuthId, contactPhone: mobile } = await registerCompany(app)
  app.clock.advance(60_000)
  const admin = await signIn(app, { mobile, roleType: RoleType.COMPANY })
  const { viewer: seen } = await admin.ask<{ viewer: { user: { id: string } } }>(viewer)
  return { admin, userId: seen.user.id, companyId: companyAuthId, mobile }
}

describe('a stranger at step 0', () => {
  it('has an account and a session without a company, which reaches nothing of any', async () => {
    const { caller, companyAuthId, mobile } = await begun()
    expect(companyAuthId).toBeNull()
    expect(await caller.ask(viewer)).toMatchObject({
      viewer: { user: { name: `用户${mobile.slice(-4)}` }, company: null, permissions: [] },
    })
    for (const query of ['{ waybills { total } }', '{ cards { total } }', '{ registrations { total } }'])
      expect((await caller.refusal(query)).extensions.code).toMatch(/FORBIDDEN|COMPANY_NOT_CHOSEN/)
    expect((await caller.refusal('{ registration(id: "x") { id } }')).extensions.code).toBe('FORBIDDEN')
    expect(await caller.ask('{ registration { id } authenticationDraft { step } }')).toEqual({
      registration: null,
      authenticationDraft: null,
    })
  })

  it('comes into his company where he has one', async () => {
    const company = await newCompany()
    const { companyAuthId } = await begun(company.people.管理员.mobile)
    expect(companyAuthId).toBe(company.id)
  })

  it('needs the code of the phone', async () => {
    const mobile = uniqueMobile()
    const code = await receiveCode(app, mobile)
    const refusal = await app.anonymous().refusal(begin, { mobile, code: code === '000000' ? '000001' : '000000' })
    expect(refusal.extensions.code).toBe('WRONG_CODE')
  })

  it('finds what he has filled in from another device, and clears it', async () => {
    const { caller, mobile } = await begun()
    const input = { companyName: '宏达', idNo: '未完', companyUrl: null }
    expect((await caller.refusal(save, { step: 'PERSON', input, unsure: ['nothing'] })).message).toBe(
      '没有把握的字段有误',
    )
    expect(await caller.ask(save, { step: 'PERSON', input, unsure: ['companyName'] })).toEqual({
      saveAuthenticationDraft: { step: 'PERSON', form: { companyName: '宏达', idNo: '未完', companyUrl: null } },
    })
    app.clock.advance(3 * 24 * 3600_000)
    const other = await begun(mobile)
    expect(await other.caller.ask(draft)).toMatchObject({
      authenticationDraft: { step: 'PERSON', form: { companyName: '宏达', idNo: '未完' }, unsure: ['companyName'] },
    })
    await other.caller.ask(save, { step: 'CHECK', input: { companyName: '宏达' } })
    expect(await other.caller.ask(draft)).toMatchObject({
      authenticationDraft: { step: 'CHECK', form: { idNo: null } },
    })
    await other.caller.ask('mutation { discardAuthenticationDraft { draft { step } } }')
    expect(await other.caller.ask(draft)).toEqual({ authenticationDraft: null })
  })

  it('has a company once he has handed his papers in', async () => {
    const { caller, userId, mobile } = await begun()
    const papers = await papersOf(userId)
    await caller.ask(save, { step: 'CHECK', input: { companyName: papers.companyName } })
    const registration = await handIn(caller, papers)
    expect(registration).toMatchObject({ status: 'PENDING', submissions: 1, companyName: papers.companyName })
    expect(await caller.ask(draft)).toEqual({ authenticationDraft: null })
    app.clock.advance(60_000)
    const admin = await signIn(app, { mobile, roleType: RoleType.COMPANY })
    expect(await admin.ask(viewer)).toMatchObject({
      viewer: {
        user: { id: userId, name: papers.idName },
        company: { id: registration.companyAuthId, name: papers.companyName, authenticated: false },
      },
    })
    expect(await admin.ask(documents.own)).toMatchObject({ registration: { status: 'PENDING', allowedActions: [] } })
  })
})

describe('papers', () => {
  it('whose company number has another check character are handed in with a warning', async () => {
    const { caller, userId } = await begun()
    const input = { ...(await papersOf(userId)), companyNo: `${uniqueCreditCode().slice(0, -1)}Z`.toLowerCase() }
    const submit =
      'mutation ($input: AuthenticationInput!) { submitAuthentication(input: $input) { companyNo warnings } }'
    expect(await caller.ask(submit, { input })).toEqual({
      submitAuthentication: {
        companyNo: input.companyNo.toUpperCase(),
        warnings: ['统一社会信用代码与其校验位不符，请核对18位代码'],
      },
    })
  })

  it.each<[string, string | null, string]>([
    ['companyName', '', '请输入公司名称'],
    ['companyNo', '9'.repeat(51), '统一社会信用代码长度不能超过50个字符'],
    ['companyRepre', null, '请输入法定代表人'],
    ['companyUrl', null, '请上传营业执照'],
    ['idCardNegativeUrl', '', '请上传身份证头像面'],
    ['idCardPositiveUrl', null, '请上传身份证国徽面'],
    ['idNo', '440307199002301415', '身份证号有误，请核对18位号码'],
    ['idBirth', '1991-01-01', '出生日期与身份证号不一致'],
    ['idSex', '它', '性别须为男或女'],
    ['companyFound', '去年', '成立日期须为日期，例如 2015-03-02'],
    ['idEndDate', '永远', '有效期止须为日期或长期'],
    ['idEndDate', '1999-01-01', '有效期止不能早于有效期起'],
    ['mobile', '123', '请输入正确的手机号'],
    ['companyAddress', '长'.repeat(201), '住所长度不能超过200个字符'],
  ])('with %s %j are refused at that field', async (field, value, message) => {
    const { caller, userId } = await begun()
    const refusal = await caller.refusal(documents.submit, { input: { ...(await papersOf(userId)), [field]: value } })
    expect(refusal).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
    expect(refusal.extensions.fieldErrors).toContainEqual({ field: `input.${field}`, message })
  })

  it('of others are refused, whatever else names them', async () => {
    const [mine, other] = [await begun(), await begun()]
    const message = '图片已失效，请重新上传'
    for (const companyUrl of [
      await paperOf(other.userId),
      `https://known.example/a.png?of=${await paperOf(other.userId)}`,
      `${await paperOf(other.userId)}?token=guess`,
      await paperOf(mine.userId, 'AVATAR'),
      'https://known.example/a.png',
    ]) {
      const refusal = await mine.caller.refusal(documents.submit, {
        input: { ...(await papersOf(mine.userId)), companyUrl },
      })
      expect(refusal.extensions.fieldErrors).toEqual([{ field: 'input.companyUrl', message }])
    }
  })

  it('of a number that another company has are taken like any, and the platform alone hears of it', async () => {
    const { companyNo } = await registeredWithNumber()
    const { caller, userId } = await begun()
    const pending = await handIn(caller, { ...(await papersOf(userId)), companyNo })
    expect(pending).toMatchObject({ status: 'PENDING' })
    const { id, version } = pending
    expect(await desk.code(documents.approve, { id, version })).toBe('COMPANY_NO_REGISTERED')
  })

  it('are handed in by people with the permission, once, and not while they wait', async () => {
    const { admin, userId } = await registered()
    const papers = await papersOf(userId)
    const [first, again] = [await handIn(admin, papers, 'k1'), await handIn(admin, papers, 'k1')]
    expect(again).toEqual(first)
    expect((await admin.refusal(documents.submit, { input: papers })).message).toBe(
      '企业认证当前为“待审核”，不能提交认证',
    )
    const { companyName } = papers
    const log = await rowsOf<{ params: object }>(
      sql`select params from operation_log where company_id = ${first.companyAuthId} and name = 'company.submitAuthentication' and type = 'SUCCESS'`,
    )
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(String(papers.idNo))
    expect(JSON.stringify(log)).toContain(String(companyName))
  })

  it('are no business of a member without the permission, of a captain or of a company that is authenticated', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    for (const query of [documents.own, draft]) expect((await clerk.refusal(query)).extensions.code).toBe('FORBIDDEN')
    const input = await papersOf(company.people.结算员.id)
    expect((await clerk.refusal(documents.submit, { input })).extensions.code).toBe('FORBIDDEN')
    const admin = await company.as('管理员')
    const refusal = await admin.refusal(documents.submit, { input: await papersOf(company.people.管理员.id) })
    expect(refusal.extensions.code).toBe('ALREADY_AUTHENTICATED')
  })
})

async function registeredWithNumber(): Promise<{ companyNo: string }> {
  const { admin, userId } = await registered()
  const papers = { ...(await papersOf(userId)), companyNo: uniqueCreditCode() }
  await approveRegistration(desk, await handIn(admin, papers))
  return papers
}

describe('the review', () => {
  it('gives the papers back with a reason, which is told by message and SMS, and takes them anew', async () => {
    const { admin, userId, mobile } = await registered()
    const papers = await papersOf(userId)
    const pending = await handIn(admin, papers)
    const reason = '营业执照照片不清晰'
    const rejected = await rejectRegistration(desk, pending, reason)
    expect(rejected).toMatchObject({ status: 'REJECTED', reason })
    expect(await admin.ask(documents.own)).toMatchObject({
      registration: { status: 'REJECTED', reason, allowedActions: ['submit'] },
    })
    expect(await messagesOf(admin)).toContain(`${papers.companyName}的企业认证未通过：${reason}。请重新填写`)
    await delivered()
    expect(app.sms.textOf(mobile)).toBe(
      `【土方通】${papers.companyName}的企业认证未通过：${reason}。请登录后重新填写。`,
    )
    const again = await handIn(admin, { ...papers, companyUrl: await paperOf(userId) })
    expect(again).toMatchObject({ status: 'PENDING', submissions: 2 })
    expect((await desk.refusal(documents.approve, { id: again.id, version: pending.version })).extensions.code).toBe(
      'STALE',
    )
    expect(await approveRegistration(desk, again)).toMatchObject({
      status: 'APPROVED',
      reason: null,
      allowedActions: [],
    })
    await delivered()
    expect(app.sms.textOf(mobile)).toBe(`【土方通】${papers.companyName}的企业认证已通过，可以审核结算单和付款。`)
    expect(await admin.ask(viewer)).toMatchObject({
      viewer: { company: { name: papers.companyName, authenticated: true } },
    })
    expect(await rowOf(sql`select company_no from company where id = ${again.companyAuthId}`)).toEqual({
      company_no: papers.companyNo,
    })
    expect(await messagesOf(admin)).toContain(`${papers.companyName}的企业认证已通过，可以审核结算单和付款`)
  })

  it('needs a reason to reject, and a registration that waits', async () => {
    const { admin, userId } = await registered()
    const pending = await handIn(admin, await papersOf(userId))
    expect((await desk.refusal(documents.reject, { id: pending.id, reason: ' ' })).message).toBe('请输入驳回原因')
    await approveRegistration(desk, pending)
    expect((await desk.refusal(documents.reject, { id: pending.id, reason: '晚了' })).extensions.code).toBe(
      'MOVE_NOT_ALLOWED',
    )
  })

  it('is told to the desk when papers come in', async () => {
    const { admin, userId } = await registered()
    const { companyName } = await handIn(admin, await papersOf(userId))
    expect(await messagesOf(desk)).toContain(`${companyName}提交了企业认证`)
  })

  it('shows what speaks for and against a registration', async () => {
    const { admin, userId } = await registered()
    const papers: Papers = {
      ...(await papersOf(userId)),
      companyRepre: '别人',
      idEndDate: '2020-01-01',
      idStartDate: '2010-01-01',
    }
    const { id } = await handIn(admin, papers)
    const checks = `query ($id: ID) { registration(id: $id) { idNo checks { check ok message } readings { field } looks { at } } }`
    const { registration } = await desk.ask<{
      registration: { idNo: string; checks: { check: string; ok: boolean | null }[] }
    }>(checks, { id })
    expect(registration.idNo).toBe(papers.idNo)
    const found = Object.fromEntries(registration.checks.map(({ check, ok }) => [check, ok]))
    expect(found).toEqual({
      CREDIT_CODE: true,
      NUMBER_FREE: true,
      ID_NUMBER: true,
      ID_VALID: false,
      SAME_PERSON: false,
      LICENCE_READ: null,
      PORTRAIT_READ: null,
      EMBLEM_READ: null,
    })
    const { registration: own } = await admin.ask<{ registration: object }>(
      '{ registration { checks { check } readings { field } looks { at } } }',
    )
    expect(own).toEqual({ checks: [], readings: [], looks: [] })
  })

  it('is only for the desk, and the desk sees no business of a company', async () => {
    const { admin, userId } = await registered()
    const { id } = await handIn(admin, await papersOf(userId))
    const stranger = await (await newCompany()).as('管理员')
    for (const caller of [admin, stranger]) {
      for (const [document, variables] of [
        ['{ registrations { total } }', {}],
        ['query ($id: ID) { registration(id: $id) { id } }', { id }],
        [documents.approve, { id }],
        [documents.reject, { id, reason: '不' }],
        ['{ companies { total } }', {}],
      ] as const)
        expect((await caller.refusal(document, variables)).extensions.code).toBe('FORBIDDEN')
    }
    for (const query of [
      '{ waybills { total } }',
      '{ cards { total } }',
      '{ settlements { total } }',
      '{ users { total } }',
    ])
      expect((await desk.refusal(query)).extensions.code).toBe('FORBIDDEN')
  })
})

const messagesOf = async (caller: Caller): Promise<string[]> => {
  const { messages } = await caller.ask<{ messages: { records: { text: string }[] } }>(
    '{ messages { records { text } } }',
  )
  return messages.records.map(({ text }) => text)
}

/** Delivers all messages that wait in the outbox. */
async function delivered(): Promise<void> {
  const { outbox } = await services(app)
  const waiting = await rowsOf<{ id: string }>(
    sql`select id from outbox where topic = 'registration-decided' and delivered_at is null and given_up_at is null`,
  )
  for (const { id } of waiting) await outbox.deliver(id)
}
