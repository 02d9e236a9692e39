import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany, newMembership } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { documents, receiveCode, type Tokens } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const companiesOfPhone = `query ($mobile: String!, $code: String!, $roleType: RoleType! = COMPANY) {
  companiesOfPhone(mobile: $mobile, code: $code, roleType: $roleType) {
    companyAuthId companyAuthName currentCompanyAuth phone roleType
  }
}`
const viewerCompanies = '{ viewer { companies { companyAuthId currentCompanyAuth } } }'

async function loginCodeOf(mobile: string): Promise<string> {
  const code = await receiveCode(app, mobile)
  return (await app.anonymous().ask<{ checkCode: string }>(documents.checkCode, { mobile, code })).checkCode
}

describe('companiesOfPhone', () => {
  it('lists the companies of the role for whoever holds the login code, and leaves the code unspent', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    const person = first.people.管理员
    await newMembership(second, person)
    await newMembership(await newCompany(), person, { roleType: RoleType.ENTERPRISE })
    await newMembership(await newCompany(), person, { enabled: false })
    const code = await loginCodeOf(person.mobile)
    const entry = { currentCompanyAuth: false, phone: person.mobile, roleType: 'COMPANY' }
    const answer = await app.anonymous().ask(companiesOfPhone, { mobile: person.mobile, code })
    expect(answer).toEqual({
      companiesOfPhone: [
        { companyAuthId: first.id, companyAuthName: first.name, ...entry },
        { companyAuthId: second.id, companyAuthName: second.name, ...entry },
      ],
    })
    await app.anonymous().ask(documents.signIn, { input: { phone: person.mobile, code, companyAuthId: second.id } })
  })

  it('tells nobody else which phones are known', async () => {
    const company = await newCompany()
    const known = company.people.结算员.mobile
    const others = await loginCodeOf(uniqueMobile())
    const smsCode = await receiveCode(app, known)
    for (const code of ['000000', 'x', others, smsCode]) {
      for (const mobile of [known, uniqueMobile()]) {
        expect(await app.anonymous().code(companiesOfPhone, { mobile, code })).toBe('WRONG_CODE')
      }
    }
  })

  it('answers a stranger with a login code of his own with nothing', async () => {
    const mobile = uniqueMobile()
    const code = await loginCodeOf(mobile)
    expect(await app.anonymous().ask(companiesOfPhone, { mobile, code })).toEqual({ companiesOfPhone: [] })
  })

  it('takes a login code for five minutes', async () => {
    const { mobile } = (await newCompany()).people.结算员
    app.clock.advance(0)
    const code = await loginCodeOf(mobile)
    app.clock.advance(5 * MINUTE)
    expect(await app.anonymous().code(companiesOfPhone, { mobile, code })).toBe('WRONG_CODE')
    expect(await app.anonymous().code(documents.signIn, { input: { phone: mobile, code } })).toBe('WRONG_CODE')
  })
})

describe('chooseCompany', () => {
  it('opens a session in the other company and ends the old one', async () => {
    const [first, second] = [await newCompany(), await newCompany()]
    await newMembership(second, first.people.管理员)
    const before = await first.as('管理员')
    const { chooseCompany } = await before.ask<{ chooseCompany: Tokens }>(documents.chooseCompany, { id: second.id })
    expect(chooseCompany.companyAuthId).toBe(second.id)
    const after = before.with({ token: chooseCompany.accessToken, userHash: chooseCompany.userHash })
    expect(await after.ask(viewerCompanies)).toEqual({
      viewer: {
        companies: [
          { companyAuthId: first.id, currentCompanyAuth: false },
          { companyAuthId: second.id, currentCompanyAuth: true },
        ],
      },
    })
    expect(await before.code(documents.viewer)).toBe('UNAUTHENTICATED')
  })

  it('refuses a company of which one is no member, and keeps the session', async () => {
    const [mine, foreign] = [await newCompany(), await newCompany()]
    const clerk = await mine.as('结算员')
    for (const id of [foreign.id, 'no-such-company', '']) {
      expect(await clerk.refusal(documents.chooseCompany, { id })).toMatchObject({
        message: '您不属于该公司或该身份已停用',
        extensions: { code: 'NOT_A_MEMBER' },
      })
    }
    await clerk.ask(documents.viewer)
  })

  it('does not lead into a company in which one only has another role', async () => {
    const [mine, other] = [await newCompany(), await newCompany()]
    await newSignedUpCaptain(other, mine.people.结算员)
    const clerk = await mine.as('结算员')
    expect(await clerk.code(documents.chooseCompany, { id: other.id })).toBe('NOT_A_MEMBER')
  })

  it('needs a session', async () => {
    const company = await newCompany()
    expect(await app.anonymous().code(documents.chooseCompany, { id: company.id })).toBe('UNAUTHENTICATED')
  })
})
