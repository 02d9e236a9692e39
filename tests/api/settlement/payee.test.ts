import { approve, documents, handedIn, only, setPayees, settle, settlementOf } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { uniqueAccount } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const search = 'query ($param: String!) { payees(param: $param) { payeeId payeeName carrierName mobile status } }'
const waybill = 'query ($id: ID!) { waybill(id: $id) { payeeId carrierName version } }'
interface Found {
  payees: { payeeId: string; payeeName: string; status: boolean }[]
}

describe('payees', () => {
  it('are found by part of the name, the carrier name or the mobile, signed ones first', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const unsigned = await newPayee(company, { name: '安大力', contractSigned: false })
    const signed = await newPayee(company, { name: '张大力' })
    const other = await newPayee(company, { name: '李小明' })
    const find = async (param: string) =>
      (await clerk.ask<Found>(search, { param })).payees.map(({ payeeId }) => payeeId)
    expect(await find('大力')).toEqual([signed.id, unsigned.id])
    expect(await find('小明运输队')).toEqual([other.id])
    expect(await find(signed.mobile.slice(2))).toEqual([signed.id])
    expect(await find('没有这人')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('_')).toEqual([])
    expect(await find('')).toHaveLength(3)
  })

  it('come twenty at a time', async () => {
    const company = await newCompany()
    for (let made = 0; made < 22; made++) await newPayee(company)
    expect((await (await company.as('管理员')).ask<Found>(search, { param: '' })).payees).toHaveLength(20)
  })

  it('of another company are not found', async () => {
    const payee = await newPayee(await newCompany())
    const clerk = await (await newCompany()).as('管理员')
    expect((await clerk.ask<Found>(search, { param: payee.name })).payees).toEqual([])
  })
})

describe('setPayees', () => {
  it('writes payee and carrier to the waybill, its settlement line and its settlement', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    const [first, second] = await newWaybills(company, 2, { card })
    if (!first || !second) throw new Error('no waybills')
    const payee = await newPayee(company)
    const made = await settle(clerk, { receipts: [await handedIn(clerk, '王五', card)].map(refOf) })
    const settlement = only(made.settlements)
    expect(made.lackingPayeeIds.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(settlement).toMatchObject({ payee: null, lackingPayeeCount: 2 })

    expect(await setPayees(clerk, payee, [first.id])).toEqual([{ id: first.id, ok: true, msg: null }])
    expect(await settlementOf(clerk, settlement)).toMatchObject({ payee: null, lackingPayeeCount: 1 })
    await setPayees(clerk, payee, [second.id])
    expect(await settlementOf(clerk, settlement)).toMatchObject({ payee: { id: payee.id }, lackingPayeeCount: 0 })
    expect((await clerk.ask(waybill, { id: first.id })).waybill).toMatchObject({
      payeeId: payee.id,
      carrierName: payee.carrierName,
    })
    const other = await newPayee(company)
    await setPayees(clerk, other, [second.id])
    expect(await settlementOf(clerk, settlement)).toMatchObject({ payee: null, lackingPayeeCount: 0 })
  })

  it('answers each row on its own', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const unsigned = await newPayee(company, { contractSigned: false })
    const withoutBank = await newPayee(company, { bankName: '' })
    const withoutAccount = await newPayee(company, { bankNo: '' })
    const foreign = await newCompany()
    const [free, voided] = [await newWaybill(company), await newWaybill(company, { status: 'VOID' })]
    const card = await newCard(company)
    const settled = await newWaybill(company, { card, payee })
    const { settlements } = await settle(clerk, { waybillIds: [settled.id] })
    await approve(clerk, only(settlements))
    const notReady = (name: string) => `收款人${name}未签约或银行账号、开户行不完整`
    const cases: [string, string, string | null][] = [
      [free.id, payee.id, null],
      [(await newWaybill(company)).id, unsigned.id, notReady(unsigned.name)],
      [(await newWaybill(company)).id, withoutBank.id, notReady(withoutBank.name)],
      [(await newWaybill(company)).id, withoutAccount.id, notReady(withoutAccount.name)],
      [(await newWaybill(company)).id, (await newPayee(foreign)).id, '收款人不存在'],
      [(await newWaybill(company)).id, 'x', '收款人不存在'],
      [(await newWaybill(foreign)).id, payee.id, '运单不存在'],
      ['x', payee.id, '运单不存在'],
      [voided.id, payee.id, '运单已作废'],
      [settled.id, payee.id, `运单${settled.no}已在结算单中`],
    ]
    const input = cases.map(([id, payeeId]) => ({ id, payeeId }))
    const { setPayees: rows } = await clerk.ask<{ setPayees: unknown[] }>(documents.setPayees, { input })
    expect(rows).toEqual(cases.map(([id, , msg]) => ({ id, ok: msg === null, msg })))
    expect((await clerk.ask(waybill, { id: free.id })).waybill).toMatchObject({ payeeId: payee.id })
  })

  it('refuses a waybill that is named twice', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const [first, second] = [await newPayee(company), await newPayee(company)]
    const { id } = await newWaybill(company)
    const input = [first, second].map((payee) => ({ id, payeeId: payee.id }))
    expect(await clerk.refusal(documents.setPayees, { input })).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.1.id' }] },
    })
    expect((await clerk.ask(waybill, { id })).waybill).toMatchObject({ payeeId: null, version: 1 })
  })

  it('lets the payee of the giver follow into the settlement only when it is ready', async () => {
    const company = await newCompany({ payeeCheck: true })
    const clerk = await company.as('管理员')
    const payee = await newPayee(company)
    const [ready, typed] = [await newCard(company), await newCard(company)]
    const [waybillOfReady, waybillOfTyped] = [
      await newWaybill(company, { card: ready }),
      await newWaybill(company, { card: typed }),
    ]
    const account = { bindingBankNo: uniqueAccount(), bindingBankName: '建设银行', settleAmount: '100' }
    await clerk.ask(documents.give, {
      input: [
        { settleCardNo: ready.cardNo, giveCardUserId: '王五', ...account, payeeId: payee.id, payeeName: '陈师傅' },
        { settleCardNo: typed.cardNo, giveCardUserId: '王五', ...account, payeeName: '新来的' },
      ],
    })
    const receipts = await clerk.ask<{ generateReceipts: { giveCardNo: string }[] }>(documents.handIn, {
      cardNos: [ready.cardNo, typed.cardNo],
    })
    const made = await settle(clerk, { receipts: receipts.generateReceipts.map(refOf) })
    expect(made.lackingPayeeIds).toEqual([waybillOfTyped.id])
    expect((await clerk.ask(waybill, { id: waybillOfReady.id })).waybill).toMatchObject({
      payeeId: payee.id,
      carrierName: payee.carrierName,
    })
    const refusal = await clerk.refusal(documents.approve, { id: only(made.settlements).id })
    expect(refusal).toMatchObject({
      message: '还有1趟没有收款人',
      extensions: { code: 'SETTLEMENT_PAYEE_MISSING' },
    })
  })
})

function refOf({ giveCardNo }: { giveCardNo: string }) {
  return { giveCardNo }
}
