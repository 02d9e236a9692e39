import { closePdf } from '@tufang/server/platform/pdf/pdf'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import {
  cardOf,
  documents as chain,
  handIn,
  only,
  preview,
  type ReceiptAnswer,
  receiptOf,
  type SettlementAnswer,
  scan,
  scanned,
  setPayees,
  settle,
  settlementOf,
} from '@tufang/tests/chain'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, newMembership, type TestCompany } from '@tufang/tests/company'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newPayee, type Payee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { documents, type Tokens } from '@tufang/tests/sign-in'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const app = await testApp()
let company: TestCompany
let cards: Card[]
let payee: Payee
let clerk: Caller = app.anonymous()

beforeAll(async () => {
  company = await newCompany({ payeeCheck: true })
  await newMembership(await newCompany(), company.people.结算员)
  payee = await newPayee(company)
  const harbour = await newProject(company, { name: '妈湾跨海通道' })
  cards = [await newCard(company), await newCard(company), await newCard(company)]
  const [first, second, third] = cards
  await newWaybills(company, 3, { card: first })
  await newWaybills(company, 2, { card: first, project: harbour, settlePrice: '250.50' })
  await newWaybills(company, 1, { card: first, pendingReview: true })
  await newWaybills(company, 4, { card: second, weightUnit: 'TON', weightTons: '30.125' })
  await newWaybills(company, 5, { card: third })
})
afterAll(closePdf)

/** A clerk's day by GraphQL alone, in order; only the files come by their own address. */
describe('a clerk', () => {
  let receipts: ReceiptAnswer[]
  let settlements: SettlementAnswer[]

  it('signs in by phone code, chooses one of two companies and sees who it is', async () => {
    const { mobile } = company.people.结算员
    expect(await clerk.ask(documents.sendCode, { mobile })).toEqual({ sendCode: '验证码发送成功' })
    const code = app.sms.codeOf(mobile)
    const { checkCode } = await clerk.ask<{ checkCode: string }>(documents.checkCode, { mobile, code })
    const { companiesOfPhone } = await clerk.ask<{ companiesOfPhone: { companyAuthId: string }[] }>(
      'query ($mobile: String!, $code: String!) { companiesOfPhone(mobile: $mobile, code: $code) { companyAuthId } }',
      { mobile, code: checkCode },
    )
    expect(companiesOfPhone).toHaveLength(2)
    const input = { phone: mobile, code: checkCode, companyAuthId: company.id }
    const { signIn } = await clerk.ask<{ signIn: Tokens }>(documents.signIn, { input })
    clerk = clerk.with({ token: signIn.accessToken, userHash: signIn.userHash })
    const { viewer } = await clerk.ask<{ viewer: { permissions: string[] } }>(documents.viewer)
    expect(viewer).toMatchObject({ company: { id: company.id }, roleType: 'COMPANY', sessionLocked: false })
    expect(viewer.permissions).toContain('chain:garbagecustomersales:add')
  })

  it('sees what the morning has for it', async () => {
    const query = '{ welcome { settleAbleWaybillCount pendingReviewCount openReceiptCount } projects { name } }'
    expect(await clerk.ask(query)).toMatchObject({
      welcome: { settleAbleWaybillCount: 14, pendingReviewCount: 1, openReceiptCount: 0 },
      projects: expect.arrayContaining([{ name: '妈湾跨海通道' }]),
    })
  })

  it('scans the cards, takes one off and scans it again', async () => {
    const answer = await scan(clerk, ...cards, { cardNo: 'B00000000000000' })
    expect(answer.message).toBe('成功扫描3张卡，1张未加入')
    expect(answer.refused).toMatchObject([{ cardNo: 'B00000000000000', message: 'B00000000000000不存在' }])
    const [, , third] = cards
    await clerk.ask(chain.removeScanned, { cardNos: [third?.cardNo] })
    expect(await scanned(clerk)).toHaveLength(2)
    await scan(clerk, ...cards.slice(2))
    expect((await scanned(clerk)).map(({ waybillsCount }) => waybillsCount)).toEqual([5, 4, 6])
  })

  it('finds the payee and sets givers', async () => {
    const { payees } = await clerk.ask<{ payees: { payeeId: string }[] }>(
      'query ($p: String!) { payees(param: $p) { payeeId } }',
      {
        p: payee.name,
      },
    )
    const chosen = {
      payeeId: only(payees).payeeId,
      payeeName: '陈师傅',
      bindingBankNo: '6217',
      bindingBankName: '建设银行',
    }
    const typed = { payeeName: '新来的', bindingBankNo: '6228', bindingBankName: '农业银行' }
    const givers = ['王五', '王五', '赵六']
    const input = cards.map(({ cardNo }, at) => ({
      settleCardNo: cardNo,
      giveCardUserId: givers[at],
      settleAmount: '1000.00',
      ...(at === 2 ? typed : chosen),
    }))
    await clerk.ask(chain.give, { input })
    const list = await scanned(clerk)
    expect(list.every(({ allowedActions }) => allowedActions.includes('generateReceipt'))).toBe(true)
  })

  it('makes one handover receipt for each giver, and the list is empty', async () => {
    receipts = await handIn(clerk, ...cards)
    expect(receipts.map(({ giveCardUserId, giveCardCnt }) => [giveCardUserId, giveCardCnt]).toSorted()).toEqual([
      ['王五', 10],
      ['赵六', 5],
    ])
    expect(await scanned(clerk)).toEqual([])
  })

  it('looks before it settles', async () => {
    const seen = await preview(clerk, { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) })
    expect(seen).toMatchObject({ settleCnt: 14, settleAmt: '13351.00', excludedCount: 1 })
    expect(seen.excluded).toMatchObject([{ reason: 'PENDING_REVIEW' }])
    expect(seen.groups).toHaveLength(3)
  })

  it('settles per project and giver, and is told what lacks a payee', async () => {
    const made = await settle(clerk, { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) })
    settlements = made.settlements
    expect(
      settlements.map(({ agentName, settleCnt, settleAmt }) => [agentName, settleCnt, settleAmt]).toSorted(),
    ).toEqual(
      [
        ['王五', 2, '501.00'],
        ['王五', 7, '12350.00'],
        ['赵六', 5, '500.00'],
      ].toSorted(),
    )
    expect(made.lackingPayeeIds).toHaveLength(5)
    expect(await setPayees(clerk, payee, made.lackingPayeeIds)).toMatchObject(
      made.lackingPayeeIds.map((id) => ({ id, ok: true })),
    )
  })

  it('finds the waybill under review still open, by its receipt', async () => {
    const open = receipts.find(({ giveCardUserId }) => giveCardUserId === '王五')
    if (!open) throw new Error('no receipt of 王五')
    expect(await receiptOf(clerk, open)).toMatchObject({ status: 'OPEN', settleAbleCount: 0, updateWaybillsCount: 1 })
    const states = await Promise.all(cards.map(async (card) => (await cardOf(clerk, card)).status))
    expect(states).toEqual(['ACTIVATED', 'SETTLED', 'SETTLED'])
  })

  it('has the settlements approved', async () => {
    const auditor = await company.as('审核员')
    for (const settlement of settlements) {
      expect(await clerk.code(chain.approve, { id: settlement.id })).toBe('FORBIDDEN')
      await auditor.ask(chain.approve, { id: settlement.id })
      expect(await settlementOf(clerk, settlement)).toMatchObject({ status: 'APPROVED', lackingPayeeCount: 0 })
    }
    expect(await clerk.ask('{ welcome { pendingSettlementCount approvedUnpaidAmount } }')).toEqual({
      welcome: { pendingSettlementCount: 0, approvedUnpaidAmount: '13351.00' },
    })
  })

  it('takes away the PDF files and the workbooks', async () => {
    const numbers = receipts.map(({ giveCardNo }) => ({ giveCardNo }))
    const receiptFile = await clerk.rest('POST', '/chain/companysettle/downloadReceiptPdf', { body: numbers })
    const [biggest] = settlements.toSorted((a, b) => b.settleCnt - a.settleCnt)
    const query = { settleId: biggest?.id ?? '' }
    const settleFile = await clerk.rest('GET', '/chain/companysettle/downloadSettlePdf', { query })
    for (const file of [receiptFile, settleFile]) {
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(await textOf(receiptFile.rawPayload)).toContain(receipts[0]?.giveCardNo)
    const text = (await textOf(settleFile.rawPayload)).replaceAll(/\s/g, '')
    for (const part of [biggest?.settleNo, '12,350.00', '壹万贰仟叁佰伍拾元整', company.name])
      expect(text).toContain(part)
    const sheet = await clerk.rest('GET', '/chain/companysettle/exportExcelSettle', { query })
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('leaves sound books behind', async () => {
    await expectSound(app.database)
    expect(await clerk.ask('mutation { signOut { ended } }')).toEqual({ signOut: { ended: 1 } })
    expect(await clerk.code(documents.viewer)).toBe('UNAUTHENTICATED')
  })
})

const textOf = async (file: Buffer): Promise<string> =>
  (await extractText(new Uint8Array(file), { mergePages: true })).text
