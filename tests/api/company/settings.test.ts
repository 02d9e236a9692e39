import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

interface Settings {
  id: string
  payeeCheck: boolean
  fourEyes: boolean
  fourEyesPayment: string
  payDocCheck: string
  preDated: boolean
  refuseExpiredTrucks: boolean
  dayStart: string
  nightStart: string
  version: number
  updateBy: string | null
  updateTime: string | null
  allowedActions: string[]
  history: { label: string; before: string; after: string; createBy: string }[]
}

const FIELDS =
  '{ id payeeCheck fourEyes fourEyesPayment payDocCheck preDated refuseExpiredTrucks dayStart nightStart version updateBy updateTime allowedActions history { label before after createBy } }'
const QUERY = `{ companySettings ${FIELDS} }`
const UPDATE = `mutation ($input: CompanySettingsInput!, $key: String) {
  updateCompanySettings(input: $input, idempotencyKey: $key) ${FIELDS} }`

const settingsOf = async (caller: Caller) => (await caller.ask<{ companySettings: Settings }>(QUERY)).companySettings
const update = async (caller: Caller, input: object, key?: string) =>
  (await caller.ask<{ updateCompanySettings: Settings }>(UPDATE, { input, key })).updateCompanySettings

describe('the settings of a company', () => {
  it('are as the company was made until somebody changes them', async () => {
    const company = await newCompany({ payeeCheck: true })
    expect(await settingsOf(await company.as('只读'))).toEqual({
      id: company.id,
      payeeCheck: true,
      fourEyes: false,
      fourEyesPayment: '0.00',
      payDocCheck: 'WARN',
      preDated: false,
      refuseExpiredTrucks: false,
      dayStart: '06:00',
      nightStart: '18:00',
      version: 0,
      updateBy: null,
      updateTime: null,
      allowedActions: [],
      history: [],
    })
    expect((await settingsOf(await company.as('管理员'))).allowedActions).toEqual([
      'update',
      'setFourEyes',
      'setPayments',
      'setTrucks',
      'setShiftStarts',
    ])
  })

  it('are changed by people with the permission, for their company alone, and tell who changed what', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const admin = await company.as('管理员')
    const history = [{ label: '收款人校验', before: '关闭', after: '开启', createBy: '管理员' }]
    expect(await update(admin, { payeeCheck: true, version: 0 })).toMatchObject({
      payeeCheck: true,
      fourEyes: false,
      version: 1,
      updateBy: '管理员',
      history,
    })
    expect(await update(admin, { payeeCheck: true, fourEyes: true, version: 1 })).toMatchObject({
      version: 2,
      history: [{ label: '双人复核', before: '关闭', after: '开启' }, ...history],
    })
    expect(await settingsOf(await other.as('管理员'))).toMatchObject({ payeeCheck: false, fourEyes: false, version: 0 })
    for (const role of ['结算员', '审核员', '出纳', '只读'] as const) {
      expect(await (await company.as(role)).code(UPDATE, { input: { fourEyes: false, version: 2 } })).toBe('FORBIDDEN')
    }
  })

  it('stay as they are when the version is not the newest, when nothing is said, or nothing differs', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await update(admin, { fourEyes: true, version: 0 })
    expect(await admin.code(UPDATE, { input: { fourEyes: false, version: 0 } })).toBe('STALE')
    expect(await admin.refusal(UPDATE, { input: { version: 1 } })).toMatchObject({
      message: expect.stringContaining('请至少填写一项设置'),
      extensions: { code: 'INVALID_INPUT' },
    })
    expect(await update(admin, { fourEyes: true, payeeCheck: null, version: 1 })).toMatchObject({ version: 1 })
  })

  it('are changed once by one key, and by one of two who saw the same version', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const key = newId()
    const once = await update(admin, { fourEyes: true, version: 0 }, key)
    expect(await update(admin, { fourEyes: true, version: 0 }, key)).toEqual(once)
    const tries = await Promise.all(
      [true, false].map((payeeCheck) =>
        admin.gql(UPDATE, { input: { payeeCheck: !payeeCheck, fourEyes: false, version: 1 } }),
      ),
    )
    const codes = tries.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
    expect(codes).toEqual(['STALE'])
  })

  it('hold for prices and givers at once, wherever they were set', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    expect(await admin.ask('mutation { setFourEyes(enabled: true) { fourEyes } }')).toEqual({
      setFourEyes: { fourEyes: true },
    })
    expect(await settingsOf(admin)).toMatchObject({ fourEyes: true, version: 1, history: [{ label: '双人复核' }] })
    await update(admin, { payeeCheck: true, fourEyes: false, version: 1 })
    expect(await admin.ask('{ fourEyes viewer { company { payeeCheck } } }')).toEqual({
      fourEyes: false,
      viewer: { company: { payeeCheck: true } },
    })
    const input = [{ settleCardNo: 'B1', giveCardUserId: '王五' }]
    expect(await admin.code(documents.give, { input })).toBe('INVALID_INPUT')
    await update(admin, { payeeCheck: false, version: 3 })
    expect(await admin.code(documents.give, { input })).toBe('CARD_NOT_FOUND')
  })

  it('say when the shifts of new projects begin, by whom four eyes are set, and of no project that is there', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const create =
      'mutation ($input: ProjectInput!) { createProject(input: $input) { id dayStart nightStart version } }'
    const made = async (more: object = {}) =>
      (
        await admin.ask<{ createProject: { id: string; version: number } }>(create, {
          input: { projectName: `工地${uniqueName()}`, ...more },
        })
      ).createProject
    const before = await made()
    expect(await update(admin, { dayStart: ' 07:00', nightStart: '19:30', version: 0 })).toMatchObject({
      dayStart: '07:00',
      nightStart: '19:30',
      version: 2,
    })
    const { history } = await settingsOf(admin)
    expect(history.map(({ label, before, after }) => [label, before, after]).toSorted()).toEqual([
      ['默认夜班开始', '18:00', '19:30'],
      ['默认白班开始', '06:00', '07:00'],
    ])
    expect(await admin.ask('{ projectForm { dayStart nightStart } }')).toEqual({
      projectForm: { dayStart: '07:00', nightStart: '19:30' },
    })
    expect(await made()).toMatchObject({ dayStart: '07:00', nightStart: '19:30' })
    expect(await made({ nightStart: '20:00' })).toMatchObject({ dayStart: '07:00', nightStart: '20:00' })
    const { extensions } = await admin.refusal(create, { input: { projectName: '工地', dayStart: '19:30' } })
    expect(extensions.fieldErrors).toEqual([{ field: 'input.nightStart', message: '夜班开始不能与白班开始相同' }])
    expect(await admin.ask('query ($id: ID!) { baseProject(id: $id) { dayStart nightStart } }', before)).toEqual({
      baseProject: { dayStart: '06:00', nightStart: '18:00' },
    })
    for (const input of [{ dayStart: '24:00' }, { dayStart: '7:00' }, { nightStart: '07:00' }, { dayStart: '' }])
      expect(await admin.code(UPDATE, { input: { ...input, version: 2 } })).toBe('INVALID_INPUT')
    for (const role of ['结算员', '审核员', '只读'] as const)
      expect(await (await company.as(role)).code(UPDATE, { input: { dayStart: '05:00', version: 2 } })).toBe(
        'FORBIDDEN',
      )
  })

  it('say above which amount a payment needs two people, and what becomes of one that lacks papers', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const set = await update(admin, { fourEyesPayment: '5000', payDocCheck: 'BLOCK', version: 0 })
    expect(set).toMatchObject({ fourEyesPayment: '5000.00', payDocCheck: 'BLOCK', version: 2 })
    expect(set.history.map(({ label, before, after }) => [label, before, after]).toSorted()).toEqual([
      ['付款时资料不完整', '提醒，仍可付款', '不能付款'],
      ['复核的付款金额', '0.00元', '5000.00元'],
    ])
    expect(await update(admin, { fourEyesPayment: 5000, version: 2 })).toMatchObject({ version: 2 })
    for (const input of [{ fourEyesPayment: '-1' }, { fourEyesPayment: '0.001' }, { fourEyesPayment: '1000000000' }])
      expect(await admin.code(UPDATE, { input: { ...input, version: 2 } })).toBe('INVALID_INPUT')
    for (const role of ['结算员', '审核员', '出纳', '只读'] as const) {
      const caller = await company.as(role)
      for (const input of [{ fourEyesPayment: '9' }, { payDocCheck: 'WARN' }])
        expect(await caller.code(UPDATE, { input: { ...input, version: 2 } })).toBe('FORBIDDEN')
    }
  })

  it('are kept in the operation log', async () => {
    const company = await newCompany()
    await update(await company.as('管理员'), { payeeCheck: true, version: 0 })
    const log = await rowsOf<{ name: string; title: string; type: string }>(
      sql`select name, title, type from operation_log where company_id = ${company.id}`,
    )
    expect(log).toEqual([{ name: 'companySettings.update', title: '修改公司设置', type: 'SUCCESS' }])
  })

  it('are those of a company: a captain stands in none', async () => {
    const captain = await newSignedUpCaptain(await newCompany())
    const himself = await signIn(await testApp(), { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    expect(await himself.code(QUERY)).toBe('COMPANY_NOT_CHOSEN')
    expect(await himself.code(UPDATE, { input: { fourEyes: true, version: 0 } })).toBe('FORBIDDEN')
  })

  it('take two statements, their history included', async () => {
    const reader = await (await newCompany()).as('只读')
    const statements = await statementsOf(() => settingsOf(reader))
    expect(statements.filter((text) => !text.includes('from session s'))).toHaveLength(2)
  })
})
