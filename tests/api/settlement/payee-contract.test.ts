import { dayOf, daysBefore } from '@tufang/server/kernel/values/clock'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { approve, documents as chain, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { messagesOf } from '@tufang/tests/message'
import { newPayable, payAll, paymentAnswer, paymentDocuments } from '@tufang/tests/payment'
import { services } from '@tufang/tests/services'
import { uniqueAccount } from '@tufang/tests/unique'
import { png, upload } from '@tufang/tests/upload'
import { describe, expect, it } from 'vitest'

const row =
  'id status contractState contractUrl contractFrom contractTo accountKind signBy signTime version allowedActions'
const documents = {
  sign: `mutation ($id: ID!, $contract: PayeeContractInput, $key: String) {
    answer: signPayee(id: $id, contract: $contract, idempotencyKey: $key) { ${row} } }`,
  unsign: `mutation ($id: ID!) { answer: unsignPayee(id: $id, reason: "不再合作") { ${row} } }`,
  create: `mutation ($input: PayeeInput!) { answer: createPayee(input: $input) { ${row} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: PayeeInput!) { answer: updatePayee(id: $id, version: $version, input: $input) { ${row} } }`,
  one: `query ($id: ID!) { answer: basePayee(id: $id) { ${row} history { label before after createBy } } }`,
  list: `query ($filter: PayeeFilter, $sort: [PayeeSort!]) {
    answer: basePayees(filter: $filter, sort: $sort) { total summary { signedCount expiredCount } records { ${row} } } }`,
  search: 'query ($param: String!) { answer: payees(param: $param) { payeeName status contractTo contractState } }',
  bank: 'query ($no: String!) { answer: bankOfAccount(bindingBankNo: $no) { kind bindingBankName } }',
}
interface Row {
  id: string
  version: number
  history: object[]
  records: Row[]
}

const asked = async (caller: Caller, document: string, variables: object): Promise<Row> =>
  (await caller.ask<{ answer: Row }>(document, { ...variables })).answer
/** Day that lies a number of days from today. */
const day = (ahead: number): string => dayOf(daysBefore(new Date(), -ahead))

const ground = async () => {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}
const UPLOAD = '/upms/file/upload?fileType=image&dir='
const sent = async (caller: Caller, content: Buffer, dir = 'contract/') =>
  (await upload(await testApp(), caller, UPLOAD + dir, { content, name: '合同.pdf' })).json<{
    link: string
    msg: string | null
    errorCode: string
  }>()
const PDF = Buffer.from('%PDF-1.7\n%%EOF')

const endsOn = (contractTo: string) => ({ contract: { contractTo } })
const changeContract = (admin: Caller, id: string, contractTo: string) =>
  asked(admin, documents.sign, { id, ...endsOn(contractTo) })

describe('the contract with a payee', () => {
  it('is kept with its file and its days when he is signed, and changed by signing again', async () => {
    const { company, admin } = await ground()
    const { id } = await newPayee(company, { contractSigned: false })
    const { link } = await sent(admin, PDF)
    const contract = { contractUrl: link, contractFrom: '2026-01-01', contractTo: '2099-12-31' }
    const signed = await asked(admin, documents.sign, { id, contract })
    expect(signed).toMatchObject({ ...contract, status: true, contractState: 'VALID', signBy: '管理员', version: 2 })
    for (const again of [{ id }, { id, contract }, { id, contract: null }])
      expect(await asked(admin, documents.sign, again)).toEqual(signed)

    const picture = await sent(admin, png())
    const other = { contractUrl: picture.link, contractFrom: null, contractTo: day(20) }
    expect(await asked(admin, documents.sign, { id, contract: other })).toMatchObject({
      ...other,
      contractState: 'ENDING',
      version: 3,
    })
    const changes = { createBy: '管理员' }
    expect((await asked(admin, documents.one, { id })).history).toEqual(
      expect.arrayContaining([
        { ...changes, label: '合同文件', before: link, after: picture.link },
        { ...changes, label: '合同有效期起', before: '2026-01-01', after: null },
        { ...changes, label: '合同有效期止', before: '2099-12-31', after: day(20) },
        { ...changes, label: '是否已签约', before: '否', after: '是' },
      ]),
    )
    const none = { contractUrl: null, contractFrom: null, contractTo: null }
    expect(await asked(admin, documents.unsign, { id })).toMatchObject({ ...none, contractState: 'UNSIGNED' })
  })

  it('goes with the account that it was made for', async () => {
    const { admin } = await ground()
    const input = { payeeName: '李强', bindingBankNo: uniqueAccount(), bindingBankName: '建设银行' }
    const { id } = await asked(admin, documents.create, { input })
    await changeContract(admin, id, '2099-12-31')
    const same = { ...input, mobile: '13512345678' }
    expect(await asked(admin, documents.update, { id, version: 2, input: same })).toMatchObject({
      status: true,
      contractTo: '2099-12-31',
    })
    expect(
      await asked(admin, documents.update, { id, version: 3, input: { ...same, bindingBankNo: uniqueAccount() } }),
    ).toMatchObject({ status: false, contractTo: null, contractState: 'UNSIGNED' })
  })

  it('is not made of days that are none, or of a file that is none of the company’s contracts', async () => {
    const { company, admin } = await ground()
    const { id } = await newPayee(company, { contractSigned: false })
    const faults = async (contract: object) =>
      (await admin.refusal(documents.sign, { id, contract })).extensions.fieldErrors
    expect(await faults({ contractFrom: '2026-02-30', contractTo: '明年' })).toEqual([
      { field: 'contract.contractFrom', message: '请输入正确的日期，例如2026-12-31' },
      { field: 'contract.contractTo', message: '请输入正确的日期，例如2026-12-31' },
    ])
    for (const contractTo of ['0000-01-01', '', '2026-1-1']) expect(await faults({ contractTo })).toHaveLength(1)
    expect(await faults({ contractFrom: '2026-05-02', contractTo: '2026-05-01' })).toEqual([
      { field: 'contract.contractTo', message: '合同止期不能早于起期' },
    ])
    const elsewhere = await ground()
    const avatar = await sent(admin, png(), 'user/')
    const foreign = await sent(elsewhere.admin, PDF)
    for (const contractUrl of [avatar.link, foreign.link, 'https://example.com/合同.pdf'])
      expect(await faults({ contractUrl })).toEqual([
        { field: 'contract.contractUrl', message: '上传的合同不存在，请重新上传' },
      ])
    expect(await faults({ contractUrl: 'javascript:alert(1)' })).toEqual([
      { field: 'contract.contractUrl', message: '合同文件须为文件的地址' },
    ])
    expect(await asked(admin, documents.one, { id })).toMatchObject({ status: false, contractUrl: null })
  })

  it('is sent as a picture or a PDF of up to 5 MB by people who may sign', async () => {
    const { company, admin } = await ground()
    expect((await sent(admin, Buffer.from('<svg/>'))).msg).toBe('合同文件只能是PDF、JPG、PNG格式!')
    expect((await sent(admin, png(5 * 1024 * 1024 + 1))).msg).toBe('合同文件大小不能超过5MB!')
    expect((await sent(await company.as('结算员'), PDF)).errorCode).toBe('FORBIDDEN')
    const { id } = await newPayee(company, { contractSigned: false })
    const { link } = await sent(admin, PDF)
    const another = link.replace(/^https?:\/\/[^/]+/, 'https://elsewhere.example')
    expect(await asked(admin, documents.sign, { id, contract: { contractUrl: another } })).toMatchObject({
      contractUrl: link,
    })
  })

  it('is found by its last day and by its state', async () => {
    const { company, admin } = await ground()
    const [gone, soon] = [
      await newPayee(company, { contractTo: day(-1) }),
      await newPayee(company, { contractTo: day(0) }),
    ]
    const [later, open] = [await newPayee(company, { contractTo: day(31) }), await newPayee(company)]
    const unsigned = await newPayee(company, { contractSigned: false })
    const idsOf = async (filter: object) => {
      const { records } = await asked(admin, documents.list, {
        filter,
        sort: [{ field: 'CONTRACT_TO', direction: 'ASC' }],
      })
      return records.map(({ id }) => id)
    }
    expect(await idsOf({ contractToTo: day(0) })).toEqual([gone.id, soon.id])
    expect(await idsOf({ contractToFrom: day(0), contractToTo: day(31) })).toEqual([soon.id, later.id])
    expect(await idsOf({ contractState: ['EXPIRED'] })).toEqual([gone.id])
    expect(await idsOf({ contractState: ['ENDING', 'UNSIGNED'] })).toEqual([soon.id, unsigned.id])
    expect(await idsOf({ contractState: ['VALID'] })).toEqual([later.id, open.id])
    expect(await asked(admin, documents.list, {})).toMatchObject({ summary: { signedCount: 4, expiredCount: 1 } })
    for (const filter of [{ contractToFrom: '昨天' }, { contractToTo: '2026-02-30' }])
      expect(await admin.code(documents.list, { filter })).toBe('INVALID_INPUT')
  })
})

describe('a payee whose contract has ended', () => {
  const expired = (name: string) => ({
    message: `收款人${name}的合同已于${day(-1)}到期，请重新登记签约`,
    extensions: { code: 'PAYEE_CONTRACT_EXPIRED' },
  })

  it('is given to no waybill, says so where he is chosen, and keeps settlements from being approved', async () => {
    const { company, admin } = await ground()
    const payee = await newPayee(company, { contractTo: day(-1) })
    const today = await newPayee(company, { contractTo: day(0) })
    expect((await admin.ask(documents.search, { param: payee.name })).answer).toEqual([
      { payeeName: payee.name, status: true, contractTo: day(-1), contractState: 'EXPIRED' },
    ])
    const [one, other] = [await newWaybill(company), await newWaybill(company)]
    expect(await setPayees(admin, payee, [one.id])).toEqual([
      { id: one.id, ok: false, msg: expired(payee.name).message },
    ])
    expect(await setPayees(admin, today, [other.id])).toMatchObject([{ ok: true }])
    const input = { groups: [{ waybillIds: [one.id], payeeId: payee.id }] }
    expect(
      await admin.refusal('mutation ($input: SetGroupPayeesInput!) { setGroupPayees(input: $input) { id } }', {
        input,
      }),
    ).toMatchObject(expired(payee.name))

    const settlement = await settledFor(company, today)
    await changeContract(admin, today.id, day(-1))
    expect(await admin.refusal(chain.approve, { id: settlement.id })).toMatchObject(expired(today.name))
    await changeContract(admin, today.id, day(1))
    expect(await approve(admin, settlement)).toMatchObject({ status: 'APPROVED' })
  })

  it('is paid nothing anew, but what went to him before can be written down', async () => {
    const { company, admin } = await ground()
    const { settlement, payee } = await newPayable(company)
    const { id } = await payAll(admin, settlement)
    await changeContract(admin, payee.id, day(-1))
    expect(await admin.refusal(paymentDocuments.submit, { id })).toMatchObject(expired(payee.name))
    await changeContract(admin, payee.id, day(0))
    await paymentAnswer(admin, 'submit', { id })
    await paymentAnswer(admin, 'approve', { id })
    await changeContract(admin, payee.id, day(-1))
    for (const paymentDate of [null, day(0)])
      expect(await admin.refusal(paymentDocuments.pay, { id, paymentDate })).toMatchObject(expired(payee.name))
    expect(await paymentAnswer(admin, 'pay', { id, paymentDate: day(-1) })).toMatchObject({ status: 'PAID' })
  })

  it('was told of before, to the person who signs, once for each last day', async () => {
    const { company, admin } = await ground()
    const auditor = await company.as('审核员')
    const payee = await newPayee(company, { contractTo: day(30) })
    for (const contractTo of [day(31), day(-1), null]) await newPayee(company, { contractTo })
    const told = async (caller: Caller) =>
      (await messagesOf(caller)).filter(({ kind }) => kind === 'PAYEE_CONTRACT_ENDING')
    const remind = async () => (await services()).contractReminders.remind()
    await remind()
    await remind()
    const text = (until: string) => `收款人${payee.name}的合同将于${until}到期，到期后须重新登记签约才能付款`
    expect(await told(auditor)).toMatchObject([{ text: text(day(30)), link: `/base/payees?payee=${payee.id}` }])
    await changeContract(admin, payee.id, day(10))
    await remind()
    expect((await told(auditor)).map((one) => one.text).toSorted()).toEqual([text(day(10)), text(day(30))].toSorted())
    expect(await told(admin)).toHaveLength(2)
    expect(await told(await company.as('结算员'))).toEqual([])
  })
})

describe('the account of a payee', () => {
  const CARD = '6217000010001234569'
  const WRONG = '6217000010001234567'

  it('tells its bank, and whether the digits of a card can be right', async () => {
    const { company } = await ground()
    const reader = await company.as('只读')
    const bankOf = async (no: string) => asked(reader, documents.bank, { no })
    const [right, wrong] = [await bankOf(CARD), await bankOf(WRONG)]
    expect(right).toEqual({ kind: 'CARD', bindingBankName: '中国建设银行' })
    expect(wrong).toEqual({ kind: 'WRONG_CARD', bindingBankName: '中国建设银行' })
    for (const no of ['4000023009200123456', '', '卡号'])
      expect(await bankOf(no)).toEqual({ kind: 'ACCOUNT', bindingBankName: null })
    expect(await (await testApp()).anonymous().code(documents.bank, { no: WRONG })).toBe('UNAUTHENTICATED')
  })

  it('is looked at whenever it is written, and refused by nobody', async () => {
    const { company, admin } = await ground()
    const input = { payeeName: '李强', bindingBankNo: WRONG, bindingBankName: '建设银行' }
    const wrong = await asked(admin, documents.create, { input })
    expect(wrong).toMatchObject({ accountKind: 'WRONG_CARD' })
    const old = await newPayee(company)
    const idsOf = async (accountKind: string[]) =>
      (await asked(admin, documents.list, { filter: { accountKind } })).records.map(({ id }) => id)
    expect(await idsOf(['WRONG_CARD'])).toEqual([wrong.id])
    expect(await asked(admin, documents.one, { id: old.id })).toMatchObject({ accountKind: null })
    const { id, version } = wrong
    const mended = { ...input, bindingBankNo: CARD }
    expect(await asked(admin, documents.update, { id, version, input: mended })).toMatchObject({ accountKind: 'CARD' })
    expect(await idsOf(['WRONG_CARD'])).toEqual([])
    expect(await idsOf(['CARD', 'ACCOUNT'])).toEqual([id])
  })
})

/** Settlement of two waybills of a payee. */
async function settledFor(company: TestCompany, payee: { id: string }) {
  const clerk = await company.as('结算员')
  const waybillIds = (await newWaybills(company, 2, { card: await newCard(company) })).map(({ id }) => id)
  const settlement = only((await settle(clerk, { waybillIds })).settlements)
  await setPayees(clerk, payee, waybillIds)
  return settlement
}
