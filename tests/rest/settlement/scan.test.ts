import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

await testApp()
const scanPath = '/chain/companysettle/postScanningSettle'
const giverPath = '/chain/companysettle/giveCardUserEdit'

describe('scanning', () => {
  it('gives one row for one card, with what stands after the last "="', async () => {
    const company = await newCompany()
    const card = await newCard(company, { cardType: 'CARRY_OVER' })
    const waybills = await newWaybills(company, 2, { card })
    await newWaybill(company, { card, pendingReview: true })
    await newWaybill(company, { card, status: 'IN_TRANSIT' })
    const clerk = await company.as('结算员')
    const answer = await clerk.rest('POST', scanPath, { body: [`https://t.example/?c=1&no=${card.cardNo}`] })
    expect(answer.json()).toEqual({
      code: 0,
      msg: `${card.cardNo}扫卡成功，可结算2趟，修改待审核1趟`,
      data: {
        id: card.id,
        cardNo: card.cardNo,
        cardType: 3,
        waybillsCount: 3,
        settleAbleCount: 2,
        updateWaybillsCount: 1,
        giveCardDatetime: null,
        giveCardUserId: null,
        giveCardNo: null,
        ids: expect.arrayContaining(waybills.map(({ id }) => id)),
      },
      ok: true,
    })
    expect((await clerk.rest('POST', scanPath, { body: [card.cardNo] })).json()).toMatchObject({
      code: 1,
      data: null,
      msg: `${card.cardNo}已在列表中`,
      errorCode: 'CARD_IN_LIST',
    })
  })

  it('gives a list for several, with the refused ones beside', async () => {
    const company = await newCompany()
    const good = await newCard(company)
    await newWaybill(company, { card: good })
    const idle = await newCard(company, { status: 'NOT_ACTIVATED' })
    const foreign = await newCard(await newCompany())
    const clerk = await company.as('结算员')
    const answer = await clerk.rest('POST', scanPath, { body: [good.cardNo, idle.cardNo, foreign.cardNo, 'x'] })
    expect(answer.json()).toMatchObject({
      code: 0,
      msg: '成功扫描1张卡，3张未加入',
      data: [{ cardNo: good.cardNo }],
      refused: [
        { cardNo: idle.cardNo, errorCode: 'CARD_NOT_ACTIVATED' },
        { cardNo: foreign.cardNo, errorCode: 'CARD_NOT_FOUND' },
        { cardNo: 'X', errorCode: 'CARD_NO_INVALID' },
      ],
    })
  })

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
    ['an object', { cardNo: 'B1' }],
    ['a number', [1]],
    ['a null', [null]],
    ['10,000 items', Array.from({ length: 10_000 }, (_, index) => `B${index}`)],
    ['a long text', ['B'.repeat(600)]],
  ])('refuses %s', async (_, body) => {
    const answer = await (await (await newCompany()).as('结算员')).rest('POST', scanPath, { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
  })
})

describe('the giver', () => {
  it('goes with a payee where the company checks payees, and shows among the batches', async () => {
    const company = await newCompany({ payeeCheck: true })
    const payee = await newPayee(company)
    const card = await newCard(company)
    await newWaybill(company, { card })
    const clerk = await company.as('结算员')
    const open = await clerk.rest('POST', '/chain/companysettlewaybillpayeeinfo/checkOpen', {
      body: { companyAuthId: company.id },
    })
    expect(open.json()).toMatchObject({ code: 0, data: true })
    await clerk.rest('POST', scanPath, { body: [card.cardNo] })
    const row = { settleCardNo: card.cardNo, giveCardUserId: '王五' }
    const bare = await clerk.rest('POST', giverPath, { body: [row] })
    expect(bare.statusCode).toBe(400)
    const bank = { bindingBankNo: '6222020000001', bindingBankName: '工商银行' }
    const full = { ...row, payeeId: payee.id, payeeName: payee.name, ...bank, settleAmount: 100.5 }
    const rounded = await clerk.rest('POST', giverPath, { body: [{ ...full, settleAmount: 1.005 }] })
    expect(rounded.statusCode).toBe(400)
    expect((await clerk.rest('POST', giverPath, { body: [full] })).json()).toMatchObject({ code: 0, msg: '设置成功' })
    const batches = await clerk.rest('POST', '/chain/companysettlewaybillpayeeinfo/getListGroupBatchNo', { body: {} })
    expect(batches.json()).toMatchObject({
      data: [
        {
          batchNo: expect.stringMatching(/^\d{14}$/),
          giveCardUserId: '王五',
          cardCount: 1,
          list: [{ settleCardNo: card.cardNo, payeeId: payee.id, settleAmount: 100.5, status: '是' }],
        },
      ],
    })
  })

  it('has at most 20 characters', async () => {
    const company = await newCompany()
    const card = await newCard(company)
    const clerk = await company.as('结算员')
    const body = [{ settleCardNo: card.cardNo, giveCardUserId: '王'.repeat(21) }]
    const answer = await clerk.rest('POST', giverPath, { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ msg: '交卡人长度不能超过20个字符' })
  })
})
