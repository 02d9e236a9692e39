import { sql } from '@tufang/server/kernel/sql/sql'
import { type CardAnswer, cardOf, documents, give, handIn, only } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueAccount, uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

type Input = Record<string, string | number | null>

const set = async (company: TestCompany, ...input: Input[]): Promise<CardAnswer[]> =>
  (await (await company.as('结算员')).ask<{ setCardGivers: CardAnswer[] }>(documents.give, { input })).setCardGivers

const refused = async (company: TestCompany, ...input: Input[]) =>
  (await company.as('结算员')).refusal(documents.give, { input })

describe('setCardGivers', () => {
  it('sets one giver on many cards, or one each', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [first, second] = [await newCard(company), await newCard(company)]
    const both = await give(clerk, ' 王五 ', first, second)
    expect(both.map((card) => card.giveCardUserId)).toEqual(['王五', '王五'])
    expect(both.every((card) => card.giveCardDatetime !== null && card.giveCardNo === null)).toBe(true)
    await set(
      company,
      { settleCardNo: first.cardNo, giveCardUserId: '赵六' },
      { settleCardNo: `card=${second.cardNo}`, giveCardUserId: '孙七' },
    )
    expect((await cardOf(clerk, first)).giveCardUserId).toBe('赵六')
    expect((await cardOf(clerk, second)).giveCardUserId).toBe('孙七')
  })

  it('makes a card with settleable waybills eligible for a receipt', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [full, empty] = [await newCard(company), await newCard(company)]
    await newWaybill(company, { card: full })
    expect((await cardOf(clerk, full)).allowedActions).toEqual(['void', 'move', 'setType', 'reportLost', 'setGiver'])
    const cards = await give(clerk, '王五', full, empty)
    const actionsOf = ({ cardNo }: { cardNo: string }) => cards.find((card) => card.cardNo === cardNo)?.allowedActions
    expect(actionsOf(full)).toEqual(['void', 'move', 'setType', 'reportLost', 'setGiver', 'generateReceipt'])
    expect(actionsOf(empty)).toEqual(['void', 'move', 'setType', 'reportLost', 'setGiver'])
  })

  it.each([
    ['20 characters', '一二三四五六七八九十一二三四五六七八九十'],
    ['20 characters, some outside the first plane', '𠮷䶮'.repeat(10)],
  ])('takes a giver of %s', async (_, giver) => {
    const company = await newCompany()
    const card = await newCard(company)
    expect(only(await set(company, { settleCardNo: card.cardNo, giveCardUserId: giver })).giveCardUserId).toBe(giver)
  })

  it.each([
    ['', '请输入交卡人'],
    ['  \t\u3000', '请输入交卡人'],
    ['王'.repeat(21), '交卡人长度不能超过20个字符'],
  ])('refuses the giver %j', async (giver, message) => {
    const company = await newCompany()
    const [card, good] = [await newCard(company), await newCard(company)]
    expect(
      await refused(
        company,
        { settleCardNo: good.cardNo, giveCardUserId: '王五' },
        { settleCardNo: card.cardNo, giveCardUserId: giver },
      ),
    ).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.1.giveCardUserId', message }] },
    })
    expect((await cardOf(await company.as('结算员'), good)).giveCardUserId).toBeNull()
  })

  it('refuses a card that is handed in, and changes none of the others', async () => {
    const company = await newCompany()
    const clerk = await company.as('结算员')
    const [card, other] = [await newCard(company), await newCard(company)]
    await newWaybill(company, { card })
    await give(clerk, '王五', card)
    const receipt = only(await handIn(clerk, card))
    const input = [other, card].map(({ cardNo }) => ({ settleCardNo: cardNo, giveCardUserId: '赵六' }))
    expect(await refused(company, ...input)).toMatchObject({
      message: `${card.cardNo}已有未结算的回执单${receipt.giveCardNo}`,
      extensions: { code: 'CARD_IN_RECEIPT' },
    })
    expect((await cardOf(clerk, other)).giveCardUserId).toBeNull()
    expect((await cardOf(clerk, card)).giveCardUserId).toBe('王五')
  })

  it.each([
    ['NOT_ACTIVATED', '未激活'],
    ['VOIDED', '已作废'],
  ] as const)('refuses a card that is %s', async (status, state) => {
    const company = await newCompany()
    const { cardNo } = await newCard(company, { status })
    expect(await refused(company, { settleCardNo: cardNo, giveCardUserId: '王五' })).toMatchObject({
      message: `${cardNo}当前为“${state}”，不能设置交卡人`,
      extensions: { code: 'MOVE_NOT_ALLOWED' },
    })
  })

  it('answers another company’s card as one that never was', async () => {
    const company = await newCompany()
    const theirs = await newCard(await newCompany())
    for (const cardNo of [theirs.cardNo, `B${uniqueDigits(14)}`]) {
      expect(await refused(company, { settleCardNo: cardNo, giveCardUserId: '王五' })).toMatchObject({
        message: `${cardNo}不存在`,
        extensions: { code: 'CARD_NOT_FOUND' },
      })
    }
  })

  it('needs no payee while the company does not check it, and keeps one that is given', async () => {
    const company = await newCompany({ payeeCheck: false })
    const card = await newCard(company)
    const row = { settleCardNo: card.cardNo, giveCardUserId: '王五' }
    expect(only(await set(company, row))).toMatchObject({ giveCardUserId: '王五', payee: null, settleAmount: null })
    const payee = { payeeName: '陈', bindingBankNo: '1', bindingBankName: '建行' }
    const { id: payeeId } = await newPayee(company)
    const kept = { payee, settleAmount: '1.00' }
    expect(only(await set(company, { ...row, ...payee, settleAmount: '1' }))).toMatchObject(kept)
    expect(only(await set(company, { ...row, giveCardUserId: '赵六' }))).toMatchObject(kept)
    expect(only(await set(company, { ...row, payeeId }))).toMatchObject({
      payee: { id: payeeId },
      settleAmount: '1.00',
    })
    const none = { payeeId: null, settleAmount: null }
    expect(only(await set(company, { ...row, ...none }))).toMatchObject({ payee: null, settleAmount: null })
  })

  it.each([
    [{ payeeName: '陈' }, 'bindingBankNo'],
    [{ payeeName: '长'.repeat(11), bindingBankNo: '1', bindingBankName: '建行' }, 'payeeName'],
    [{ payeeName: '陈', bindingBankNo: 'x', bindingBankName: '建行' }, 'bindingBankNo'],
    [{ settleAmount: '1000000000' }, 'settleAmount'],
  ])('refuses %o by name although no payee is asked for', async (said, field) => {
    const company = await newCompany({ payeeCheck: false })
    const card = await newCard(company)
    const { extensions } = await refused(company, { settleCardNo: card.cardNo, giveCardUserId: '王五', ...said })
    expect(extensions).toMatchObject({ code: 'INVALID_INPUT' })
    expect(extensions.fieldErrors?.map((one: { field: string }) => one.field)).toContain(`input.0.${field}`)
  })
})

describe('with the payee check on', () => {
  const payee = {
    payeeName: '陈师傅',
    bindingBankNo: '6217000012345678901',
    bindingBankName: '建设银行深圳分行',
    settleAmount: '1234.50',
  }

  it('keeps a freely typed payee as an unsigned record, once', async () => {
    const company = await newCompany({ payeeCheck: true })
    const [first, second] = [await newCard(company), await newCard(company)]
    const cards = await set(
      company,
      { settleCardNo: first.cardNo, giveCardUserId: '王五', ...payee },
      { settleCardNo: second.cardNo, giveCardUserId: '王五', ...payee },
    )
    const made = { payeeName: '陈师傅', bindingBankNo: payee.bindingBankNo, bindingBankName: payee.bindingBankName }
    expect(cards).toMatchObject([
      { settleAmount: '1234.50', payee: { ...made, status: false } },
      { settleAmount: '1234.50', payee: { ...made, status: false } },
    ])
    expect(cards[0]?.payee?.id).toBe(cards[1]?.payee?.id)
    expect(await rowsOf(sql`select id from payee where company_id = ${company.id}`)).toHaveLength(1)
  })

  it('takes a payee that was chosen', async () => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const chosen = await newPayee(company)
    const input = { settleCardNo: card.cardNo, giveCardUserId: '王五', ...payee, payeeId: chosen.id }
    expect(only(await set(company, input)).payee).toMatchObject({ id: chosen.id, payeeName: chosen.name, status: true })
    expect(await rowsOf(sql`select id from payee where company_id = ${company.id}`)).toHaveLength(1)
  })

  it('asks nothing more of a payee that was chosen', async () => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const chosen = await newPayee(company)
    const input = { settleCardNo: card.cardNo, giveCardUserId: '王五', payeeId: chosen.id, settleAmount: '1' }
    expect(only(await set(company, input)).payee).toMatchObject({ id: chosen.id })
  })

  it('makes the same account under another bank another payee, and drops neither bank', async () => {
    const company = await newCompany({ payeeCheck: true })
    const [first, second] = [await newCard(company), await newCard(company)]
    const other = { ...payee, bindingBankName: '农业银行' }
    const cards = await set(
      company,
      { settleCardNo: first.cardNo, giveCardUserId: '王五', ...payee },
      { settleCardNo: second.cardNo, giveCardUserId: '王五', ...other },
    )
    expect(cards.map((card) => card.payee?.bindingBankName).toSorted()).toEqual(
      [payee.bindingBankName, other.bindingBankName].toSorted(),
    )
    const again = only(await set(company, { settleCardNo: first.cardNo, giveCardUserId: '王五', ...other }))
    expect(again.payee).toMatchObject({ bindingBankName: '农业银行', status: false })
    expect(await rowsOf(sql`select id from payee where company_id = ${company.id}`)).toHaveLength(2)
  })

  it('refuses a chosen payee under another bank, and shows both', async () => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const bankNo = uniqueAccount()
    const { id, name } = await newPayee(company, { bankNo })
    const account = { payeeId: id, payeeName: name, bindingBankNo: bankNo, settleAmount: '1' }
    const input = { settleCardNo: card.cardNo, giveCardUserId: '王五', ...account, bindingBankName: '农业银行' }
    const refusal = await refused(company, input)
    expect(refusal).toMatchObject({ extensions: { code: 'PAYEE_BANK_DIFFERS' } })
    for (const part of [name, '建设银行深圳分行', '农业银行']) expect(refusal.message).toContain(part)
  })

  it('answers another company’s payee as one that never was', async () => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const theirs = await newPayee(await newCompany())
    for (const payeeId of [theirs.id, '0197a7de-0000-7000-8000-000000000000', 'x']) {
      const input = { settleCardNo: card.cardNo, giveCardUserId: '王五', ...payee, payeeId }
      expect(await refused(company, input)).toMatchObject({
        message: '收款人不存在',
        extensions: { code: 'NOT_FOUND' },
      })
    }
  })

  it.each<[string, Input, string, string]>([
    ['no name', { payeeName: null }, 'payeeName', '请输入收款人'],
    ['a blank name', { payeeName: '  ' }, 'payeeName', '请输入收款人'],
    ['11 characters of name', { payeeName: '陈'.repeat(11) }, 'payeeName', '收款人最多10个字符'],
    ['no account', { bindingBankNo: null }, 'bindingBankNo', '请输入收款账号'],
    ['21 digits of account', { bindingBankNo: '1'.repeat(21) }, 'bindingBankNo', '收款账号长度不能超过20个字符'],
    ['letters in the account', { bindingBankNo: '62170000a' }, 'bindingBankNo', '收款账号输入有误'],
    ['full-width digits', { bindingBankNo: '６２１７' }, 'bindingBankNo', '收款账号输入有误'],
    ['no bank', { bindingBankName: '' }, 'bindingBankName', '请输入开户行'],
    ['31 characters of bank', { bindingBankName: '行'.repeat(31) }, 'bindingBankName', '开户行长度不能超过30个字符'],
    ['no amount', { settleAmount: null }, 'settleAmount', '请输入申请结算金额'],
    ['three decimals', { settleAmount: '1.005' }, 'settleAmount', '申请结算金额须为数字，最多2位小数'],
    ['a negative amount', { settleAmount: '-0.01' }, 'settleAmount', '申请结算金额须在0到999999999.99之间'],
    ['too large an amount', { settleAmount: '1000000000' }, 'settleAmount', '申请结算金额须在0到999999999.99之间'],
  ])('refuses %s', async (_, wrong, field, message) => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const refusal = await refused(company, { settleCardNo: card.cardNo, giveCardUserId: '王五', ...payee, ...wrong })
    expect(refusal).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: `input.0.${field}`, message }] },
    })
    expect((await cardOf(await company.as('结算员'), card)).giveCardUserId).toBeNull()
    expect(await rowsOf(sql`select id from payee where company_id = ${company.id}`)).toEqual([])
  })

  it.each<[string, Input]>([
    ['10 characters of name', { payeeName: '陈'.repeat(10) }],
    ['10 characters outside the first plane', { payeeName: '𠮷'.repeat(10) }],
    ['20 digits of account', { bindingBankNo: '9'.repeat(20) }],
    ['30 characters of bank', { bindingBankName: '行'.repeat(30) }],
    ['nothing', { settleAmount: '0' }],
    ['the largest amount', { settleAmount: '999999999.99' }],
    ['an amount as a number', { settleAmount: 0.29 }],
  ])('takes %s', async (_, right) => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const card1 = only(await set(company, { settleCardNo: card.cardNo, giveCardUserId: '王五', ...payee, ...right }))
    expect(card1.settleAmount).toBe(
      'settleAmount' in right
        ? { 0: '0.00', 999999999.99: '999999999.99', 0.29: '0.29' }[Number(right.settleAmount)]
        : '1234.50',
    )
  })

  it('names every wrong field', async () => {
    const company = await newCompany({ payeeCheck: true })
    const card = await newCard(company)
    const refusal = await refused(company, { settleCardNo: card.cardNo, giveCardUserId: '' })
    expect(refusal.extensions.fieldErrors.map(({ field }) => field).toSorted()).toEqual(
      ['bindingBankName', 'bindingBankNo', 'giveCardUserId', 'payeeName', 'settleAmount'].map((f) => `input.0.${f}`),
    )
  })
})
