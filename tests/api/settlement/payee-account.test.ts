import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { approve, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { messagesOf } from '@tufang/tests/message'
import { newPayable, payAll, paymentAnswer, paymentRefusal } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueAccount } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const WRONG = '6217000010001234567'
const RIGHT = '6217000010001234569'
const row = 'id version accountKind accountNote status allowedActions'
const documents = {
  create: `mutation ($input: PayeeInput!) { answer: createPayee(input: $input) { ${row} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: PayeeInput!) { answer: updatePayee(id: $id, version: $version, input: $input) { ${row} } }`,
  sign: `mutation ($id: ID!) { answer: signPayee(id: $id) { ${row} } }`,
  confirm: `mutation ($id: ID!, $reason: String!) { answer: confirmPayeeAccount(id: $id, reason: $reason) { ${row} } }`,
  one: `query ($id: ID!) { answer: basePayee(id: $id) { ${row} history { label before after reason createBy } } }`,
  search: 'query ($param: String!) { answer: payees(param: $param) { payeeName accountNote } }',
  payment: 'query ($id: ID!) { answer: payment(id: $id) { accountNote payee { accountNote } } }',
}
interface Row {
  id: string
  version: number
  accountNote: string | null
  allowedActions: string[]
  payee: { accountNote: string | null }
}
const asked = async (caller: Caller, document: keyof typeof documents, variables: object): Promise<Row> =>
  (await caller.ask<{ answer: Row }>(documents[document], { ...variables })).answer
const refused = (caller: Caller, document: keyof typeof documents, variables: object) =>
  caller.code(documents[document], { ...variables })

const inputOf = (bindingBankNo: string, payeeName = '李强') => ({
  payeeName,
  bindingBankNo,
  bindingBankName: '建设银行',
})
const BECAUSE = { reason: '老卡，已与本人通话并核对银行卡照片' }
const NOTE = `卡号校验位不符，审核员核对：${BECAUSE.reason}`

/** Two people who may sign payees: one enters the account, the other confirms it. */
async function ground() {
  const company = await newCompany()
  return { company, enters: await company.as('管理员'), stands: await company.as('审核员') }
}

/** Settlement of two waybills without a payee. */
async function settled(company: TestCompany) {
  const clerk = await company.as('管理员')
  const waybills = await newWaybills(company, 2, { card: await newCard(company), settlePrice: '100.00' })
  const waybillIds = waybills.map(({ id }) => id)
  return { ...only((await settle(clerk, { waybillIds })).settlements), waybillIds }
}

describe('a card number whose check digit is wrong', () => {
  it('is neither signed, set, approved nor paid before a second person stands for it', async () => {
    const { company, enters, stands } = await ground()
    const payee = await asked(enters, 'create', { input: inputOf(WRONG) })
    expect(payee.accountNote).toBe('卡号校验位不符，尚未核对')
    expect(await refused(enters, 'sign', payee)).toBe('PAYEE_ACCOUNT_WRONG')
    expect(payee.allowedActions).not.toContain('confirmAccount')
    expect(await refused(enters, 'confirm', { ...payee, ...BECAUSE })).toBe('PAYEE_ACCOUNT_OWN')
    expect(await refused(stands, 'confirm', { ...payee, reason: ' ' })).toBe('INVALID_INPUT')
    expect((await asked(stands, 'one', payee)).allowedActions).toContain('confirmAccount')

    const settlement = await settled(company)
    // Payee signed without a confirmed account, as was possible before accounts were checked.
    await rowsOf(sql`update payee set contract_signed = true where id = ${payee.id}`)
    const [first] = await setPayees(enters, payee, settlement.waybillIds)
    expect(first).toMatchObject({ ok: false, msg: expect.stringContaining('卡号校验位不符') })

    expect(await asked(stands, 'confirm', { ...payee, ...BECAUSE })).toMatchObject({ accountNote: NOTE })
    await setPayees(enters, payee, settlement.waybillIds)
    await approve(stands, settlement)
    const { id } = await payAll(enters, settlement)
    const payment = { id }
    await paymentAnswer(enters, 'submit', payment)
    await paymentAnswer(stands, 'approve', payment)
    await paymentAnswer(enters, 'pay', payment)
    expect(await asked(enters, 'payment', payment)).toEqual({ accountNote: NOTE, payee: { accountNote: NOTE } })
    const { history } = (await asked(enters, 'one', payee)) as Row & { history: object[] }
    expect(history).toContainEqual({
      ...{ label: '账号提醒', before: '卡号校验位不符，尚未核对', after: NOTE },
      ...{ reason: BECAUSE.reason, createBy: '审核员' },
    })
  })

  it('is asked about again when another wrong one takes its place, and no more when it is put right', async () => {
    const { enters, stands } = await ground()
    const { id, version } = await asked(enters, 'create', { input: inputOf(WRONG) })
    const confirmed = await asked(stands, 'confirm', { id, ...BECAUSE })
    const renamed = { id, version: version + 1, input: inputOf(WRONG, '李强强') }
    expect(confirmed.version).toBe(version + 1)
    expect(await asked(enters, 'update', renamed)).toMatchObject({ accountNote: NOTE })
    const other = '6217000010001234568'
    const moved = await asked(enters, 'update', { id, version: version + 2, input: inputOf(other) })
    expect(moved).toMatchObject({ accountNote: '卡号校验位不符，尚未核对' })
    expect(await refused(enters, 'sign', { id })).toBe('PAYEE_ACCOUNT_WRONG')
    const right = await asked(enters, 'update', { id, version: version + 3, input: inputOf(RIGHT) })
    expect(right).toMatchObject({ accountKind: 'CARD', accountNote: null })
    expect(await refused(stands, 'confirm', { id, ...BECAUSE })).toBe('PAYEE_ACCOUNT_RIGHT')
    expect(await asked(enters, 'sign', { id })).toMatchObject({ status: true })
  })

  it('holds a payment up that was on its way when nobody asked yet', async () => {
    const { company, enters, stands } = await ground()
    const { settlement, payee } = await newPayable(company)
    const { id } = await payAll(enters, settlement)
    const payment = { id }
    await paymentAnswer(enters, 'submit', payment)
    const wrong = async (table: 'payee' | 'payment', id: string) =>
      rowsOf(sql`update ${sql.raw(table)} set bank_no = ${WRONG} where id = ${id}`)
    await wrong('payee', payee.id)
    await wrong('payment', payment.id)
    expect(await paymentRefusal(stands, 'approve', payment)).toBe('PAYEE_ACCOUNT_WRONG')
    await rowsOf(sql`update payee set account_kind = 'WRONG_CARD' where id = ${payee.id}`)
    await asked(stands, 'confirm', { id: payee.id, ...BECAUSE })
    await paymentAnswer(stands, 'approve', payment)
    await rowsOf(sql`update payee set bank_no = ${uniqueAccount()} where id = ${payee.id}`)
    expect(await paymentRefusal(enters, 'pay', payment)).toBe('PAYEE_ACCOUNT_WRONG')
  })

  it('is no concern of the accounts of firms', async () => {
    const { enters } = await ground()
    const firm = await asked(enters, 'create', { input: inputOf('4000023009200123456') })
    expect(firm).toMatchObject({ accountKind: 'ACCOUNT', accountNote: null })
    expect(await asked(enters, 'sign', firm)).toMatchObject({ status: true })
  })
})

describe('another account of a known payee', () => {
  const told = async (caller: Caller) =>
    (await messagesOf(caller, { kind: ['PAYEE_ACCOUNT_CHANGED'] })).map(({ text }) => text)

  it('is told to the person who approves payments, by its last digits', async () => {
    const { enters, stands } = await ground()
    const { id } = await asked(enters, 'create', { input: inputOf(RIGHT) })
    const { version } = await asked(enters, 'sign', { id })
    await asked(enters, 'update', { id, version, input: inputOf('4000023009200123456') })
    const changed = '管理员将收款人李强的收款账号由尾号4569改为尾号3456，付款前请与收款人核对'
    expect(await told(stands)).toEqual([changed])
    expect(await told(enters)).toEqual([])
  })

  it('is told where it stands beside the one before', async () => {
    const { enters, stands } = await ground()
    await asked(enters, 'sign', await asked(enters, 'create', { input: inputOf(RIGHT) }))
    await asked(enters, 'create', { input: inputOf('4000023009200123456') })
    expect(await told(stands)).toEqual(['管理员为收款人李强在收款账号尾号4569之外新增了尾号3456，付款前请与收款人核对'])
  })

  it('of somebody new, or nobody was paid to before, is not', async () => {
    const { enters, stands } = await ground()
    const { id, version } = await asked(enters, 'create', { input: inputOf(RIGHT) })
    await asked(enters, 'update', { id, version, input: inputOf('4000023009200123456') })
    await asked(enters, 'create', { input: inputOf(RIGHT, '王芳') })
    expect(await told(stands)).toEqual([])
  })
})
