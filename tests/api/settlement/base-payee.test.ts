import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import {
  approve,
  documents as chain,
  only,
  type SettlementAnswer,
  setPayees,
  settle,
  settlementOf,
} from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueAccount } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const row = `id payeeName carrierName mobile bindingBankNo bindingBankName status signBy signTime mergedIntoId mergedIntoName mergedNames
  enabled version allowedActions`
const documents = {
  list: `query ($filter: PayeeFilter, $sort: [PayeeSort!]) { answer: basePayees(filter: $filter, sort: $sort) {
    total summary { enabledCount signedCount } records { ${row} mergedInto { payeeName } } } }`,
  find: `query ($id: ID!) { answer: basePayee(id: $id) { ${row} uses { label count } history { label before after reason createBy } } }`,
  create: `mutation ($input: PayeeInput!) { answer: createPayee(input: $input) { ${row} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: PayeeInput!) { answer: updatePayee(id: $id, version: $version, input: $input) { ${row} } }`,
  retire: `mutation ($id: ID!) { answer: retirePayee(id: $id) { ${row} } }`,
  restore: `mutation ($id: ID!) { answer: restorePayee(id: $id) { ${row} } }`,
  delete: 'mutation ($id: ID!) { answer: deletePayee(id: $id) { id type } }',
  sign: `mutation ($id: ID!) { answer: signPayee(id: $id) { ${row} } }`,
  unsign: `mutation ($id: ID!, $reason: String! = "合同到期") { answer: unsignPayee(id: $id, reason: $reason) { ${row} } }`,
  merge: `mutation ($keepId: ID!, $dropId: ID!, $reason: String! = "重复录入", $dryRun: Boolean! = false) {
    answer: mergePayees(input: { keepId: $keepId, dropId: $dropId, reason: $reason }, dryRun: $dryRun) { ${row} } }`,
  search: 'query ($param: String!) { answer: payees(param: $param) { payeeId } }',
  waybill: 'query ($id: ID!) { waybill(id: $id) { payeeId carrierName } }',
}

interface Row {
  id: string
  payeeName: string
  version: number
  enabled: boolean
  history: object[]
  uses: object[]
}

const ground = async ({ payeeCheck = false } = {}) => {
  const company = await newCompany({ payeeCheck })
  return { company, admin: await company.as('管理员') }
}
const inputOf = (more: object = {}) => ({
  payeeName: '李强',
  bindingBankNo: uniqueAccount(),
  bindingBankName: '建设银行深圳分行',
  ...more,
})
const asked = async (caller: Caller, document: string, variables: object): Promise<Row> =>
  (await caller.ask<{ answer: Row }>(document, { ...variables })).answer
const made = (admin: Caller, more: object = {}) => asked(admin, documents.create, { input: inputOf(more) })
const found = (admin: Caller, id: string) => asked(admin, documents.find, { id })
async function captainOf(company: TestCompany): Promise<Caller> {
  const { mobile } = await newSignedUpCaptain(company)
  return signIn(await testApp(), { mobile, roleType: RoleType.CAPTAIN })
}
const payeeOf = (settlement: SettlementAnswer) => settlement.payee?.id

/** Settlement of two waybills of a payee. */
async function settledFor(company: TestCompany, payee: { id: string }) {
  const clerk = await company.as('结算员')
  const card = await newCard(company)
  const waybills = (await newWaybills(company, 2, { card })).map(({ id }) => id)
  const settlement = only((await settle(clerk, { waybillIds: waybills })).settlements)
  await setPayees(clerk, payee, waybills)
  return { clerk, settlement, waybills, card }
}

describe('a payee', () => {
  it('is made unsigned, as a name, an account and a bank that no other has together', async () => {
    const { admin } = await ground()
    const input = inputOf({ mobile: '13512345678' })
    expect(await asked(admin, documents.create, { input })).toMatchObject({
      ...input,
      carrierName: '李强',
      status: false,
      signBy: null,
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete', 'sign', 'merge'],
    })
    const again = await Promise.all([1, 2, 3].map(() => admin.gqlInTurn(documents.create, { input })))
    for (const { errors } of again)
      expect(errors[0]?.extensions.fieldErrors).toEqual([
        { field: 'input.payeeName', message: '姓名、收款账号和开户行都相同的收款人已存在' },
      ])
    expect(await asked(admin, documents.create, { input: { ...input, bindingBankName: '招商银行' } })).toMatchObject({
      payeeName: '李强',
    })
    const elsewhere = await ground()
    expect(await asked(elsewhere.admin, documents.create, { input })).toMatchObject({ version: 1 })
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const { company, admin } = await ground()
    const fieldsOf = async (more: object) =>
      (await admin.refusal(documents.create, { input: inputOf(more) })).extensions.fieldErrors.map(({ field }) => field)
    expect(await fieldsOf({ payeeName: ' ', mobile: '12345' })).toEqual(['input.payeeName', 'input.mobile'])
    expect(await fieldsOf({ payeeName: '一二三四五六七八九十一' })).toEqual(['input.payeeName'])
    expect(await fieldsOf({ bindingBankNo: '6217 0000', bindingBankName: '' })).toEqual([
      'input.bindingBankNo',
      'input.bindingBankName',
    ])
    const { id } = await made(admin)
    const [clerk, auditor, captain] = [await company.as('结算员'), await company.as('审核员'), await captainOf(company)]
    expect(await clerk.code(documents.create, { input: inputOf() })).toBe('FORBIDDEN')
    expect(await clerk.code(documents.sign, { id })).toBe('FORBIDDEN')
    expect(await captain.code(documents.list)).toBe('FORBIDDEN')
    expect(await captain.code(documents.sign, { id })).toBe('FORBIDDEN')
    expect(await asked(auditor, documents.sign, { id })).toMatchObject({
      status: true,
      allowedActions: ['unsign', 'sign', 'merge'],
    })
  })

  it('is found by each of its fields, and listed in the same statements, however many there are', async () => {
    const { admin } = await ground()
    const one = await made(admin, {
      payeeName: '陈大文',
      carrierName: '大文车队',
      mobile: '13698765432',
      bindingBankNo: '6228480001',
    })
    await made(admin)
    await asked(admin, documents.sign, { id: one.id })
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const filter of [
      { payeeName: '大文' },
      { carrierName: '文车' },
      { mobile: '6987' },
      { bindingBankNo: '848000' },
      { status: true },
    ])
      expect((await admin.ask(documents.list, { filter })).answer).toMatchObject({
        total: 1,
        records: [{ id: one.id }],
      })
    for (const _ of [1, 2, 3]) await made(admin)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
    expect(
      (await admin.ask(documents.list, { sort: [{ field: 'SIGN_TIME', direction: 'ASC' }] })).answer,
    ).toMatchObject({
      total: 5,
      summary: { enabledCount: 5, signedCount: 1 },
    })
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin } = await ground()
    const input = inputOf()
    const { id } = await asked(admin, documents.create, { input })
    const changed = { ...input, carrierName: '强哥车队', mobile: '13512345678' }
    expect(await asked(admin, documents.update, { id, version: 1, input: changed })).toMatchObject({
      ...changed,
      version: 2,
    })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    expect((await found(admin, id)).history).toEqual(
      expect.arrayContaining([
        { label: '承运人', before: '李强', after: '强哥车队', reason: null, createBy: '管理员' },
        { label: '手机号', before: null, after: '13512345678', reason: null, createBy: '管理员' },
      ]),
    )
  })

  it('is signed by people with the permission, once, and not any more when the account is another one', async () => {
    const { admin } = await ground()
    const input = inputOf()
    const { id } = await asked(admin, documents.create, { input })
    const signed = await asked(admin, documents.sign, { id })
    expect(signed).toMatchObject({ status: true, signBy: '管理员', signTime: expect.any(String), version: 2 })
    expect(await asked(admin, documents.sign, { id })).toEqual(signed)
    expect(
      await asked(admin, documents.update, { id, version: 2, input: { ...input, mobile: '13512345678' } }),
    ).toMatchObject({
      status: true,
      signBy: '管理员',
    })
    expect(
      await asked(admin, documents.update, { id, version: 3, input: { ...input, bindingBankName: '招商银行' } }),
    ).toMatchObject({ status: false, signBy: null, signTime: null })
    await asked(admin, documents.sign, { id })
    expect(await admin.code(documents.unsign, { id, reason: ' ' })).toBe('INVALID_INPUT')
    expect(await asked(admin, documents.unsign, { id })).toMatchObject({ status: false, signBy: null })
    expect((await found(admin, id)).history).toContainEqual({
      label: '是否已签约',
      before: '是',
      after: '否',
      reason: '合同到期',
      createBy: '管理员',
    })
  })

  it('whose contract has ended keeps settlements from being approved', async () => {
    const { company, admin } = await ground()
    const payee = await newPayee(company)
    const { settlement } = await settledFor(company, payee)
    await asked(admin, documents.unsign, { id: payee.id })
    expect(await admin.refusal(chain.approve, { id: settlement.id })).toMatchObject({
      message: `收款人${payee.name}未签约或银行账号、开户行不完整`,
      extensions: { code: 'PAYEE_NOT_READY' },
    })
    await asked(admin, documents.sign, { id: payee.id })
    expect(await approve(admin, settlement)).toMatchObject({ status: 'APPROVED' })
  })

  it('whom an approved settlement names keeps name, account and bank; the rest may change', async () => {
    const { company, admin } = await ground()
    const payee = await newPayee(company)
    const { settlement } = await settledFor(company, payee)
    const same = { payeeName: payee.name, bindingBankNo: payee.bankNo, bindingBankName: payee.bankName }
    expect(await settlementOf(admin, settlement)).toMatchObject({ version: expect.any(Number) })
    const pending = await settlementOf(admin, settlement)
    const changed = { ...same, bindingBankName: '招商银行' }
    await asked(admin, documents.update, { id: payee.id, version: 1, input: changed })
    expect((await settlementOf(admin, settlement)).version).toBe(pending.version + 1)
    await asked(admin, documents.sign, { id: payee.id })
    await approve(admin, settlement)
    const message = '已有审核通过的结算单使用此收款人，姓名、收款账号和开户行不能修改，请新建收款人'
    const refused = await admin.refusal(documents.update, {
      id: payee.id,
      version: 3,
      input: { ...changed, payeeName: '别人', bindingBankNo: '12345' },
    })
    expect(refused.extensions.fieldErrors).toEqual([
      { field: 'input.payeeName', message },
      { field: 'input.bindingBankNo', message },
    ])
    expect(
      await asked(admin, documents.update, { id: payee.id, version: 3, input: { ...changed, carrierName: '新车队' } }),
    ).toMatchObject({ carrierName: '新车队', status: true })
    const { uses } = await found(admin, payee.id)
    expect(uses).toEqual([
      { label: '运单', count: 2 },
      { label: '审核通过的结算单', count: 1 },
    ])
    expect(await admin.refusal(documents.delete, { id: payee.id })).toMatchObject({
      message: `收款人“${payee.name}”已被使用，不能删除，可以停用：运单2条、审核通过的结算单1条`,
      extensions: { code: 'IN_USE' },
    })
  })

  it('whose account changes under a pending settlement is not approved by the person who changed it, where two are wanted', async () => {
    const { company, admin } = await ground()
    const payee = await newPayee(company)
    const { settlement } = await settledFor(company, payee)
    await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
    const input = { payeeName: payee.name, bindingBankNo: '62170001', bindingBankName: payee.bankName }
    await asked(admin, documents.update, { id: payee.id, version: 1, input })
    await asked(admin, documents.sign, { id: payee.id })
    expect(await admin.code(chain.approve, { id: settlement.id })).toBe('SETTLEMENT_OWN')
  })

  it('who is retired is offered nowhere, refused when he is given anew, and stays where he is named', async () => {
    const { company, admin } = await ground({ payeeCheck: true })
    const payee = await newPayee(company)
    const { settlement } = await settledFor(company, payee)
    expect(await asked(admin, documents.retire, { id: payee.id })).toMatchObject({
      enabled: false,
      allowedActions: ['update', 'restore', 'delete', 'unsign', 'merge'],
    })
    expect((await admin.ask(documents.search, { param: payee.name })).answer).toEqual([])
    const [waybill] = await newWaybills(company, 1)
    const message = `收款人${payee.name}已停用，请选择其他收款人`
    expect(await setPayees(admin, payee, [waybill?.id ?? ''])).toMatchObject([{ ok: false, msg: message }])
    const chosen = { giveCardUserId: '王五', payeeId: payee.id, settleAmount: '1' }
    const typed = {
      giveCardUserId: '王五',
      payeeName: payee.name,
      bindingBankNo: payee.bankNo,
      bindingBankName: payee.bankName,
      settleAmount: '1',
    }
    const other = await newCard(company)
    for (const given of [chosen, typed])
      expect(await admin.code(chain.give, { input: [{ settleCardNo: other.cardNo, ...given }] })).toBe('PAYEE_RETIRED')
    expect(await approve(admin, settlement)).toMatchObject({ status: 'APPROVED', payee: { id: payee.id } })
    expect(await asked(admin, documents.restore, { id: payee.id })).toMatchObject({ enabled: true })
  })

  it('who was typed with a card appears in the list with his history', async () => {
    const { company, admin } = await ground({ payeeCheck: true })
    const card = await newCard(company)
    const typed = { payeeName: '赵六', bindingBankNo: '6217001', bindingBankName: '农业银行' }
    await admin.ask(chain.give, {
      input: [{ settleCardNo: card.cardNo, giveCardUserId: '王五', settleAmount: '1', ...typed }],
    })
    const { answer } = await admin.ask<{ answer: { records: Row[] } }>(documents.list, {
      filter: { payeeName: '赵六' },
    })
    expect(answer.records).toMatchObject([{ ...typed, carrierName: '赵六', status: false, enabled: true }])
    const { history, uses } = await found(admin, answer.records[0]?.id ?? '')
    expect(history).toContainEqual({
      label: '收款账号',
      before: null,
      after: '6217001',
      reason: null,
      createBy: '管理员',
    })
    expect(uses).toEqual([{ label: '结算卡的交卡收款人', count: 1 }])
  })

  it('is deleted while nothing names him, and is not found by another company', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(mine.admin)
    const strange = await made(theirs.admin)
    expect((await mine.admin.ask(documents.find, { id: strange.id })).answer).toBeNull()
    for (const unknown of [strange.id, newId()]) {
      for (const document of [documents.retire, documents.delete, documents.sign, documents.unsign])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
      expect(await mine.admin.code(documents.merge, { keepId: id, dropId: unknown })).toBe('NOT_FOUND')
      expect(await mine.admin.code(documents.merge, { keepId: unknown, dropId: id })).toBe('NOT_FOUND')
    }
    expect((await mine.admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'Payee' })
  })
})

describe('merging payees', () => {
  it('pays the kept one for what is not approved, and leaves what is as it was printed', async () => {
    const { company, admin } = await ground()
    const [keep, drop] = [await newPayee(company), await newPayee(company)]
    const approved = await settledFor(company, drop)
    await approve(admin, approved.settlement)
    const pending = await settledFor(company, drop)
    const merged = await asked(admin, documents.merge, { keepId: keep.id, dropId: drop.id })
    expect(merged).toMatchObject({ id: keep.id, mergedNames: `${drop.name} ${drop.bankName} ${drop.bankNo}` })

    expect(payeeOf(await settlementOf(admin, pending.settlement))).toBe(keep.id)
    expect((await admin.ask(documents.waybill, { id: pending.waybills[0] })).waybill).toEqual({
      payeeId: keep.id,
      carrierName: keep.carrierName,
    })
    expect(payeeOf(await settlementOf(admin, approved.settlement))).toBe(drop.id)
    expect((await admin.ask(documents.waybill, { id: approved.waybills[0] })).waybill).toEqual({
      payeeId: drop.id,
      carrierName: drop.carrierName,
    })
    const gone = await found(admin, drop.id)
    expect(gone).toMatchObject({
      enabled: false,
      bindingBankNo: drop.bankNo,
      mergedIntoId: keep.id,
      mergedIntoName: `${keep.name} ${keep.bankName} ${keep.bankNo}`,
      allowedActions: ['update', 'delete', 'unsign'],
    })
    const reason = { reason: '重复录入', createBy: '管理员', before: null }
    expect(gone.history).toContainEqual({
      ...reason,
      label: '已并入',
      after: `${keep.name} ${keep.bankName} ${keep.bankNo}`,
    })
    expect((await found(admin, keep.id)).history).toContainEqual({
      ...reason,
      label: '并入的重复收款人',
      after: `${drop.name} ${drop.bankName} ${drop.bankNo}`,
    })
    expect(await admin.code(documents.restore, { id: drop.id })).toBe('PAYEE_MERGED')
    expect(await admin.code(documents.merge, { keepId: keep.id, dropId: drop.id })).toBe('PAYEE_MERGED')
    const later = await newPayee(company)
    await asked(admin, documents.merge, { keepId: later.id, dropId: keep.id })
    expect(await found(admin, drop.id)).toMatchObject({ mergedIntoId: later.id })
  })

  it('reaches cards and receipts that name the dropped one, and the person who types him again', async () => {
    const { company, admin } = await ground({ payeeCheck: true })
    const [keep, drop] = [await newPayee(company), await newPayee(company)]
    const given = { giveCardUserId: '王五', settleAmount: '1' }
    const [open, receipted] = [await newCard(company), await newCard(company)]
    await newWaybills(company, 1, { card: receipted })
    for (const card of [open, receipted]) {
      await admin.ask(chain.scan, { cardNos: [card.cardNo] })
      await admin.ask(chain.give, { input: [{ settleCardNo: card.cardNo, payeeId: drop.id, ...given }] })
    }
    const { generateReceipts } = await admin.ask<{ generateReceipts: { giveCardNo: string }[] }>(chain.handIn, {
      cardNos: [receipted.cardNo],
    })
    await asked(admin, documents.merge, { keepId: keep.id, dropId: drop.id })
    expect((await admin.ask(chain.card, { cardNo: open.cardNo })).card).toMatchObject({
      payee: { payeeName: keep.name },
    })
    const [receipt] = [generateReceipts].flat()
    const settlement = only(
      (await settle(admin, { receipts: [{ giveCardNo: receipt?.giveCardNo ?? '' }] })).settlements,
    )
    expect(payeeOf(settlement)).toBe(keep.id)
    const typed = { payeeName: drop.name, bindingBankNo: drop.bankNo, bindingBankName: drop.bankName }
    const { setCardGivers } = await admin.ask<{ setCardGivers: object[] }>(chain.give, {
      input: [{ settleCardNo: open.cardNo, ...given, ...typed }],
    })
    expect(setCardGivers).toMatchObject([{ payee: { payeeName: keep.name } }])
  })

  it('is refused where the kept one cannot be paid, is out of use or is the same', async () => {
    const { company, admin } = await ground()
    const [keep, drop] = [await newPayee(company, { contractSigned: false }), await newPayee(company)]
    await settledFor(company, drop)
    expect(await admin.code(documents.merge, { keepId: keep.id, dropId: drop.id })).toBe('PAYEE_NOT_READY')
    await asked(admin, documents.retire, { id: keep.id })
    expect(await admin.code(documents.merge, { keepId: keep.id, dropId: drop.id })).toBe('PAYEE_RETIRED')
    expect(await admin.code(documents.merge, { keepId: drop.id, dropId: drop.id })).toBe('INVALID_INPUT')
    await asked(admin, documents.restore, { id: keep.id })
    await asked(admin, documents.sign, { id: keep.id })
    await asked(admin, documents.merge, { keepId: keep.id, dropId: drop.id, dryRun: true })
    expect(await found(admin, drop.id)).toMatchObject({ enabled: true, mergedIntoId: null })
  })
})
