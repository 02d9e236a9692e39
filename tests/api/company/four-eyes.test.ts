import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { messagesOf } from '@tufang/tests/message'
import { peopleDocuments } from '@tufang/tests/people'
import { priceDocuments } from '@tufang/tests/price'
import { newColleague } from '@tufang/tests/role'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

const KEY = 'chain:company:setting'
const SETTINGS =
  '{ companySettings { fourEyes fourEyesOffBy fourEyesPayment fourEyesPaymentWanted fourEyesPaymentWantedBy version allowedActions } }'
const UPDATE =
  'mutation ($input: CompanySettingsInput!) { updateCompanySettings(input: $input) { fourEyes fourEyesOffBy } }'

const set = (caller: Caller, enabled: boolean) => caller.ask(priceDocuments.setFourEyes, { enabled })
const settingsOf = async (caller: Caller) =>
  (await caller.ask<{ companySettings: Record<string, unknown> }>(SETTINGS)).companySettings

/** Company with two people who may switch four eyes. */
async function twoHolders() {
  const company = await newCompany()
  const [admin, second] = [await company.as('管理员'), await newColleague(company, [KEY])]
  await set(admin, true)
  return { company, admin, second }
}

describe('four eyes', () => {
  it('are switched with a permission of their own, apart from other settings and decisions', async () => {
    const company = await newCompany()
    const { caller: clerk } = await newColleague(company, ['sys:companysettings:edit', 'chain:directPayPriceSet:audit'])
    expect(await clerk.refusal(priceDocuments.setFourEyes, { enabled: true })).toMatchObject({
      message: expect.stringContaining('开启与关闭双人复核'),
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await clerk.code(UPDATE, { input: { payeeCheck: true, fourEyes: true, version: 0 } })).toBe('FORBIDDEN')
    await clerk.ask(UPDATE, { input: { payeeCheck: true, version: 0 } })
    const { caller: holder } = await newColleague(company, [KEY])
    expect(await holder.code(UPDATE, { input: { payeeCheck: false, version: 1 } })).toBe('FORBIDDEN')
    expect(await holder.ask(UPDATE, { input: { fourEyes: true, version: 1 } })).toMatchObject({
      updateCompanySettings: { fourEyes: true },
    })
  })

  it('are switched off by a single holder alone', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    await set(admin, true)
    expect(await set(admin, false)).toEqual({ setFourEyes: { fourEyes: false } })
  })

  it('stay on until a second holder asks for the same; the first one cannot ask twice', async () => {
    const { company, admin, second } = await twoHolders()
    expect(await set(admin, false)).toEqual({ setFourEyes: { fourEyes: true } })
    expect(await settingsOf(admin)).toMatchObject({
      fourEyes: true,
      fourEyesOffBy: '管理员',
      version: 1,
      allowedActions: ['update', 'setFourEyes', 'cancelFourEyesOff', 'setPayments', 'setTrucks', 'setShiftStarts'],
    })
    expect(await admin.code(priceDocuments.setFourEyes, { enabled: false })).toBe('FOUR_EYES_NEED_SECOND')
    expect(await admin.code(UPDATE, { input: { fourEyes: false, version: 1 } })).toBe('FOUR_EYES_NEED_SECOND')
    expect((await settingsOf(second.caller)).allowedActions).toEqual([
      'setFourEyes',
      'cancelFourEyesOff',
      'confirmFourEyesOff',
      'setPayments',
      'setTrucks',
      'setShiftStarts',
    ])
    expect(await set(second.caller, false)).toEqual({ setFourEyes: { fourEyes: false } })
    expect(await settingsOf(admin)).toMatchObject({ fourEyes: false, fourEyesOffBy: null, version: 2 })
    const told = (await messagesOf(admin)).map(({ kind, text }) => [kind, text])
    expect(told).toEqual([
      ['FOUR_EYES_CHANGED', `${second.name}关闭了双人复核`],
      ['FOUR_EYES_CHANGED', '管理员开启了双人复核'],
    ])
    expect((await messagesOf(second.caller)).map(({ kind }) => kind)).toEqual([
      'FOUR_EYES_CHANGED',
      'FOUR_EYES_OFF_WANTED',
      'FOUR_EYES_CHANGED',
    ])
    expect(await messagesOf(await company.as('审核员'))).toEqual([])
  })

  it('tell everybody who may switch them when the amount of payments without them is changed, as long as they are on', async () => {
    const { company, admin, second } = await twoHolders()
    const amountTo = (fourEyesPayment: string, version: number) =>
      second.caller.ask(UPDATE, { input: { fourEyesPayment, version } })
    await admin.ask(UPDATE, { input: { fourEyesPayment: '5000', version: 1 } })
    await amountTo('5000', 1)
    await amountTo('100.5', 2)
    const told = (await messagesOf(admin)).map(({ kind, text }) => [kind, text])
    expect(told.slice(0, 2)).toEqual([
      ['FOUR_EYES_PAYMENT_CHANGED', `${second.name}将复核的付款金额由5000.00元改为100.50元`],
      ['FOUR_EYES_PAYMENT_CHANGED', `${second.name}将复核的付款金额由0.00元改为5000.00元`],
    ])
    expect(await messagesOf(await company.as('审核员'))).toEqual([])
    await set(admin, false)
    await set(second.caller, false)
    const before = (await messagesOf(admin)).length
    await amountTo('0', 4)
    expect(await messagesOf(admin)).toHaveLength(before)
    // Switching four eyes on with another amount requires both values.
    await admin.ask(UPDATE, { input: { fourEyes: true, fourEyesPayment: '800', version: 5 } })
    expect(
      (await messagesOf(second.caller))
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['FOUR_EYES_CHANGED', 'FOUR_EYES_PAYMENT_CHANGED'])
  })

  const raised = (fourEyesPayment: string, version: number) => ({ input: { fourEyesPayment, version } })
  const raise = (caller: Caller, amount: string, version: number) => caller.ask(UPDATE, raised(amount, version))

  it('cover payments up to a higher amount only when a second holder says the same amount, or less', async () => {
    const { admin, second } = await twoHolders()
    await raise(admin, '5000', 1)
    expect(await settingsOf(admin)).toMatchObject({
      ...{
        fourEyes: true,
        fourEyesPayment: '0.00',
        fourEyesPaymentWanted: '5000.00',
        fourEyesPaymentWantedBy: '管理员',
      },
      ...{ fourEyesOffBy: null, version: 1 },
      allowedActions: ['update', 'setFourEyes', 'cancelFourEyesPayment', 'setPayments', 'setTrucks', 'setShiftStarts'],
    })
    expect((await settingsOf(second.caller)).allowedActions).toContain('confirmFourEyesPayment')
    expect(await admin.code(UPDATE, raised('5000', 1))).toBe('FOUR_EYES_NEED_SECOND')
    expect(await admin.code(UPDATE, raised('10', 1))).toBe('FOUR_EYES_NEED_SECOND')
    // A holder's request for a higher amount is his own, and the first holder may confirm it.
    await raise(second.caller, '8000', 1)
    expect(await settingsOf(admin)).toMatchObject({ fourEyesPayment: '0.00', fourEyesPaymentWanted: '8000.00' })
    await raise(admin, '6000', 1)
    expect(await settingsOf(admin)).toMatchObject({
      ...{ fourEyesPayment: '6000.00', fourEyesPaymentWanted: null, fourEyesPaymentWantedBy: null, version: 2 },
    })
    expect((await messagesOf(admin)).map(({ kind, text }) => [kind, text]).slice(0, 2)).toEqual([
      ['FOUR_EYES_PAYMENT_CHANGED', '管理员将复核的付款金额由0.00元改为6000.00元'],
      [
        'FOUR_EYES_PAYMENT_WANTED',
        `${second.name}申请将复核的付款金额由0.00元提高到8000.00元，须由您或其他有此权限的人确认`,
      ],
    ])
  })

  it('wait for one wish at a time: the other is another one’s to confirm, and to say that they are on takes either back', async () => {
    const { admin, second } = await twoHolders()
    await raise(admin, '5000', 1)
    expect(await set(second.caller, false)).toEqual({ setFourEyes: { fourEyes: true } })
    expect(await settingsOf(admin)).toMatchObject({ fourEyesOffBy: second.name, fourEyesPaymentWanted: null })
    await raise(admin, '5000', 1)
    await set(second.caller, true)
    expect(await settingsOf(admin)).toMatchObject({ fourEyesOffBy: null, fourEyesPaymentWanted: null })
    const both = { input: { fourEyes: false, fourEyesPayment: '1', version: 1 } }
    expect(await admin.refusal(UPDATE, both)).toMatchObject({ message: '关闭双人复核与提高复核的付款金额须分别申请' })
    // A lower amount needs no second person, and the request for a higher one stays.
    await raise(admin, '500', 1)
    await raise(second.caller, '500', 1)
    await raise(admin, '900', 2)
    await raise(admin, '100', 2)
    expect(await settingsOf(admin)).toMatchObject({ fourEyesPayment: '100.00', fourEyesPaymentWanted: '900.00' })
  })

  it('have their amount raised by one alone where nobody else may', async () => {
    const admin = await (await newCompany()).as('管理员')
    await set(admin, true)
    await raise(admin, '5000', 1)
    expect(await settingsOf(admin)).toMatchObject({ fourEyesPayment: '5000.00', fourEyesPaymentWanted: null })
  })

  it('may be asked for with the other settings, and the wish is taken back by people who may switch them', async () => {
    const { admin, second } = await twoHolders()
    expect(await second.caller.ask(UPDATE, { input: { fourEyes: false, version: 1 } })).toEqual({
      updateCompanySettings: { fourEyes: true, fourEyesOffBy: second.name },
    })
    await set(admin, true)
    expect(await settingsOf(admin)).toMatchObject({ fourEyes: true, fourEyesOffBy: null, version: 1 })
    expect(await set(admin, false)).toEqual({ setFourEyes: { fourEyes: true } })
  })

  it('are not switched off by the wish of somebody who may not any more', async () => {
    const { company, admin, second } = await twoHolders()
    await newColleague(company, [KEY])
    await set(second.caller, false)
    const { id } = await rowOf<{ id: string }>(
      sql`select id from membership where company_id = ${company.id} and user_id = ${second.id}`,
    )
    await admin.ask(peopleDocuments.disable, { id })
    expect(await set(admin, false)).toEqual({ setFourEyes: { fourEyes: true } })
    expect(await settingsOf(admin)).toMatchObject({ fourEyes: true, fourEyesOffBy: '管理员' })
  })

  it('are switched off alone again once nobody else is left, and an invited one does not count', async () => {
    const { company, admin, second } = await twoHolders()
    await set(admin, false)
    await rowsOf(
      sql`update membership set joined_at = null, invited_name = '受邀' where company_id = ${company.id} and user_id = ${second.id}`,
    )
    expect(await set(admin, false)).toEqual({ setFourEyes: { fourEyes: false } })
  })

  it('are switched off once by two who say so at the same moment', async () => {
    const { company, admin, second } = await twoHolders()
    await Promise.all([admin, second.caller].map((caller) => set(caller, false)))
    expect(await settingsOf(await company.as('管理员'))).toMatchObject({ fourEyes: false, version: 2 })
  })
})
