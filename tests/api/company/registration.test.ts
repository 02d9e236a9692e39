import { grantablePermissions } from '@tufang/server/kernel/command/permissions'
import { sql } from '@tufang/server/kernel/sql/sql'
import { isId } from '@tufang/server/kernel/values/id'
import { standardRoles } from '@tufang/server/modules/identity/role/standard-roles'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newPeople, newPerson } from '@tufang/tests/person'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { receiveRegistrationCode, signIn } from '@tufang/tests/sign-in'
import { uniqueCreditCode, uniqueDigits, uniqueIdNumber, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

interface Registered {
  id: string
  companyType: string
  companyName: string
  status: string
  reason: string | null
  companyAuthId: string
}

type Form = Record<string, string | null>

const app = await openApp({ pictureOrigins: ['https://files.example'] })
const register = `mutation ($input: RegisterCompanyInput!) {
  registerCompany(input: $input) { id companyType companyName status reason companyAuthId }
}`
const viewer = '{ viewer { user { id name mobile } company { id name payeeCheck } roleType permissions } }'
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

/** Complete form of a company that does not exist yet, with a fresh code for its phone. */
async function newForm(given: Form = {}): Promise<Form> {
  const contactPhone = given.contactPhone ?? uniqueMobile()
  return {
    companyName: `公司${uniqueName()}`,
    companyNo: uniqueCreditCode(),
    registerAddress: '深圳市南山区',
    contactName: '周文斌',
    code: await receiveRegistrationCode(app, contactPhone),
    ...given,
    contactPhone,
  }
}

const registered = async (input: Form): Promise<Registered> =>
  (await app.anonymous().ask<{ registerCompany: Registered }>(register, { input })).registerCompany

const refused = (input: Form) => app.anonymous().refusal(register, { input })

const nothingMade = async ({ companyName = null }: Form) =>
  expect(
    await rowsOf(sql`select id from company where name = ${companyName}
      union all select id from company_registration where company_name = ${companyName}`),
  ).toEqual([])

describe('a registration', () => {
  it('makes the company and its roles, and lets the administrator in at once', async () => {
    const form = await newForm()
    const answer = await registered(form)
    expect(answer).toEqual({
      id: expect.any(String),
      companyType: 'COMPANY',
      companyName: form.companyName,
      status: 'REGISTERED',
      reason: null,
      companyAuthId: expect.any(String),
    })
    expect(isId(answer.companyAuthId)).toBe(true)
    app.clock.advance(60_000)
    const administrator = await signIn(app, { mobile: form.contactPhone ?? '', roleType: RoleType.COMPANY })
    expect(await administrator.ask(viewer)).toEqual({
      viewer: {
        user: { id: expect.any(String), name: '周文斌', mobile: form.contactPhone },
        company: { id: answer.companyAuthId, name: form.companyName, payeeCheck: false },
        roleType: 'COMPANY',
        permissions: grantablePermissions().sort(),
      },
    })
  })

  it('gives the company the five standard roles', async () => {
    const { companyAuthId } = await registered(await newForm())
    const roles = await rowsOf<{ name: string; permissions: string[] }>(
      sql`select standard, name, permissions from role where company_id = ${companyAuthId} order by id`,
    )
    expect(roles).toEqual(standardRoles())
    expect(roles.map(({ name }) => name)).toEqual(['管理员', '结算员', '审核员', '出纳', '只读'])
  })

  it('of a dump site lets its operator in as an enterprise', async () => {
    const form = await newForm({ companyType: 'MUD_TAIL' })
    const answer = await registered(form)
    expect(answer.companyType).toBe('MUD_TAIL')
    app.clock.advance(60_000)
    const operator = await signIn(app, { mobile: form.contactPhone ?? '', roleType: RoleType.ENTERPRISE })
    expect(await operator.ask(viewer)).toMatchObject({
      viewer: { company: { id: answer.companyAuthId }, roleType: 'ENTERPRISE' },
    })
  })

  it('adds the company to the account that the phone has, as it stands', async () => {
    const person = newPerson('吴老板')
    await newPeople([person])
    const { companyAuthId } = await registered(await newForm({ contactPhone: person.mobile, contactName: '小吴' }))
    const members = await rowsOf(
      sql`select u.id, u.name, m.position_name, m.role_type, r.name as role from membership m
          join app_user u on u.id = m.user_id
          join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
          join role r on r.company_id = h.company_id and r.id = h.role_id
          where m.company_id = ${companyAuthId}`,
    )
    expect(members).toEqual([
      { id: person.id, name: '吴老板', position_name: '管理员', role_type: RoleType.COMPANY, role: '管理员' },
    ])
  })

  it('is kept as it was sent, without its code', async () => {
    const [companyUrl, idCardPositiveUrl] = ['https://files.example/1.png', 'https://files.example/2.png']
    const [companyNo, idNo] = [uniqueCreditCode(), uniqueIdNumber()]
    const spaced = ` ${companyNo.toLowerCase()} `
    const form = await newForm({ companyUrl, idCardPositiveUrl, idNo: idNo.toLowerCase(), companyNo: spaced })
    const { id, companyAuthId } = await registered(form)
    const row = await rowOf<object>(sql`select * from company_registration where id = ${id}`)
    expect(row).toMatchObject({
      company_type: 'COMPANY',
      company_name: form.companyName,
      company_no: companyNo,
      company_id: companyAuthId,
      register_address: '深圳市南山区',
      company_url: companyUrl,
      id_card_positive_url: idCardPositiveUrl,
      id_card_negative_url: null,
      id_no: idNo,
      contact_name: '周文斌',
      contact_phone: form.contactPhone,
      status: 'REGISTERED',
      reason: null,
      file_ids: [],
    })
    expect(JSON.stringify(row)).not.toContain(`"${form.code}"`)
  })

  it('needs no number, and any number of companies may have none', async () => {
    const numbers = [null, '', '  ']
    const made = await Promise.all(numbers.map(async (companyNo) => registered(await newForm({ companyNo }))))
    for (const { companyAuthId } of made) {
      expect(await rowOf(sql`select company_no from company where id = ${companyAuthId}`)).toEqual({ company_no: null })
    }
  })
})

describe('the form', () => {
  it.each([
    ['companyName', '', '请输入公司名称'],
    ['companyName', ' 　', '请输入非空字符'],
    ['companyName', '长'.repeat(21), '长度不能超过20个字符'],
    ['companyNo', '9'.repeat(51), '长度不能超过50个字符'],
    ['registerAddress', '深'.repeat(101), '长度不能超过100个字符'],
    ['contactName', '', '请输入管理员姓名'],
    ['contactName', '  ', '请输入非空字符'],
    ['contactName', '长'.repeat(11), '长度不能超过10个字符'],
    ['contactPhone', '', '请输入管理员手机号'],
    ['contactPhone', '1380000000', '请输入正确的手机号'],
    ['contactPhone', '23800000001', '请输入正确的手机号'],
    ['code', '', '请输入验证码'],
    ['companyUrl', 'javascript:alert(1)', '营业执照须为图片链接'],
    ['idCardPositiveUrl', '//elsewhere.example/a.png', '身份证国徽面须为图片链接'],
    ['idNo', '44030019900101001X', '身份证号有误，请核对18位号码'],
  ])('refuses %s %j and uses up no code', async (field, value, message) => {
    const form = await newForm()
    expect(await refused({ ...form, [field]: value })).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field, message }] },
    })
    await registered(form)
  })

  it.each([
    ['of another check character', '91440300MA5DA1234'],
    ['of another register', '4403001234'],
    ['of many digits', '9'.repeat(36)],
  ])('takes a number %s with a warning, once, however it is written', async (_, begin) => {
    const companyNo = `${begin}${begin.length === 17 ? 'X' : uniqueDigits(10)}`
    const warned = register.replace('companyAuthId }', 'companyAuthId warnings }')
    const taken = await app.anonymous().ask(warned, { input: await newForm({ companyNo }) })
    expect(taken).toMatchObject({ registerCompany: { warnings: ['统一社会信用代码与其校验位不符，请核对18位代码'] } })
    const twin = ` ${companyNo.slice(0, 4).toLowerCase()} ${companyNo.slice(4).toLowerCase()}\u200b`
    // The answer does not reveal whether the number is taken.
    expect(await registered(await newForm({ companyNo: twin }))).toMatchObject({ status: 'REGISTERED' })
    const right = await app.anonymous().ask(warned, { input: await newForm() })
    expect(right).toMatchObject({ registerCompany: { warnings: [] } })
  })

  it('takes the longest texts, and names every wrong field at once', async () => {
    const longest = { companyName: '甲'.repeat(20), companyNo: uniqueCreditCode(), registerAddress: '深'.repeat(100) }
    await registered(await newForm({ ...longest, contactName: '乙'.repeat(10) }))
    const empty = { companyName: '', contactName: '', contactPhone: '', code: '' }
    expect((await refused(empty)).extensions.fieldErrors.map(({ field }) => field)).toEqual(Object.keys(empty))
  })
})

describe('the code', () => {
  it('is used up by a registration', async () => {
    const form = await newForm()
    await registered(form)
    const again = { ...form, companyName: `公司${uniqueName()}`, companyNo: uniqueCreditCode() }
    expect(await refused(again)).toMatchObject({
      message: '验证码错误或已失效',
      extensions: { code: 'WRONG_CODE', fieldErrors: [{ field: 'code', message: '验证码错误或已失效' }] },
    })
    await nothingMade(again)
  })

  it('must be right, and is burnt by five wrong ones', async () => {
    const form = await newForm()
    for (let tried = 0; tried < 5; tried++) {
      expect((await refused({ ...form, code: wrong(form.code ?? '') })).extensions.code).toBe('WRONG_CODE')
    }
    expect((await refused(form)).extensions.code).toBe('WRONG_CODE')
    await nothingMade(form)
  })

  it('of one phone registers no other', async () => {
    const form = await newForm()
    expect((await refused({ ...form, contactPhone: uniqueMobile() })).extensions.code).toBe('WRONG_CODE')
    await nothingMade(form)
  })

  it('makes one company, however often it is sent at once', async () => {
    const form = await newForm()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.anonymous().gql(register, { input: { ...form, companyNo: null } })),
    )
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await rowsOf(sql`select id from company where name = ${form.companyName}`)).toHaveLength(1)
  })
})

describe('a second registration', () => {
  it('of the same number is taken like any: it is nobody’s until the platform has seen the licence', async () => {
    const first = await newForm()
    const second = await newForm({ companyNo: first.companyNo ?? null })
    const [one, other] = [await registered(first), await registered(second)]
    const same = { id: 'id', companyName: 'name', companyAuthId: 'company' }
    expect({ ...other, ...same }).toEqual({ ...one, ...same })
    expect(await rowsOf(sql`select id from company where company_no = ${first.companyNo}`)).toEqual([])
  })

  it('of the same name by the same phone is refused; by another phone it is another company', async () => {
    const first = await newForm({ companyNo: null })
    await registered(first)
    app.clock.advance(60_000)
    const again = { ...first, code: await receiveRegistrationCode(app, first.contactPhone ?? '') }
    expect(await refused(again)).toMatchObject({
      message: `该手机号已注册${first.companyName}，请直接登录`,
      extensions: { code: 'ALREADY_REGISTERED' },
    })
    await registered(await newForm({ companyName: first.companyName ?? '', companyNo: null }))
  })

  it('of another company by the same phone is welcome', async () => {
    const company = await newCompany()
    const { mobile } = company.people.管理员
    await registered(await newForm({ contactPhone: mobile }))
    app.clock.advance(60_000)
    const administrator = await signIn(app, { mobile, roleType: RoleType.COMPANY })
    expect((await administrator.rest('GET', '/chain/companyauth/list')).json()).toMatchObject({ data: { length: 2 } })
  })

  it('by an account that was closed is refused', async () => {
    const person = newPerson('停用')
    await newPeople([person])
    await rowsOf(sql`update app_user set enabled = false where id = ${person.id}`)
    const form = await newForm({ contactPhone: person.mobile })
    expect((await refused(form)).extensions.code).toBe('ACCOUNT_DISABLED')
    await nothingMade(form)
  })
})
