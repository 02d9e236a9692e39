import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { expectSound } from '@tufang/tests/checks'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { pdfTextOf } from '@tufang/tests/pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'

const app = await testApp()
const settle = '/chain/companysettle'

interface Settlement {
  id: string
  settleNo: string
  settleCnt: number
  settleAmt: number
  status: number
}

let company: TestCompany
let program: Caller
let cards: string[]

beforeAll(async () => {
  company = await newCompany()
  const made = [await newCard(company), await newCard(company), await newCard(company)]
  for (const card of made) await newWaybills(company, 4, { card })
  cards = made.map(({ cardNo }) => cardNo)
  program = app.anonymous()
})

async function get<Data>(url: string, query: Record<string, string> = {}): Promise<Data> {
  const answer = await program.rest('GET', url, { query })
  expect(answer.json(), answer.body).toMatchObject({ code: 0, ok: true })
  return answer.json<{ data: Data }>().data
}

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const answer = await program.rest('POST', url, { body })
  expect(answer.json(), answer.body).toMatchObject({ code: 0, ok: true })
  return answer.json<Answer>()
}

/** A third-party program does a clerk's day through the documented calls alone, in order. */
describe('a program', () => {
  let receipts: { giveCardNo: string }[]
  let settlements: Settlement[]
  let waybillIds: string[]

  it('signs in by phone code and sees who it is', async () => {
    const { mobile } = company.people.管理员
    await get('/chain/uniapp/codeByPc', { mobile, type: '1', roleType: `${RoleType.COMPANY}` })
    const loginCode = await get<string>('/chain/uniapp/codeCheck', { mobile, code: app.sms.codeOf(mobile) ?? '' })
    const companies = await get<{ companyAuthId: string }[]>('/chain/companyauth/listByMobile', {
      mobile,
      code: loginCode,
      roleType: `${RoleType.COMPANY}`,
    })
    expect(companies).toMatchObject([{ companyAuthId: company.id, companyAuthName: company.name }])
    const query = {
      phone: mobile,
      code: loginCode,
      grant_type: 'sms_login',
      roleType: `${RoleType.COMPANY}`,
      company_auth_id: company.id,
    }
    const token = (await program.rest('POST', '/auth/phone/token/sms', { query })).json()
    expect(token).toMatchObject({
      token_type: 'bearer',
      company_auth_id: company.id,
      user_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    program = program.with({ token: token.access_token, userHash: token.user_hash })
    expect(await get('/upms/user/info')).toMatchObject({
      permissions: expect.arrayContaining(['chain:garbagecustomersales:add']),
    })
  })

  it('scans cards, sets givers, and generates one receipt for each', async () => {
    const scanned = await post<{ data: { cardNo: string; settleAbleCount: number }[] }>(
      `${settle}/postScanningSettle`,
      cards,
    )
    expect(scanned.data.map(({ settleAbleCount }) => settleAbleCount)).toEqual([4, 4, 4])
    const givers = cards.map((settleCardNo, index) => ({ settleCardNo, giveCardUserId: index < 2 ? '张三' : '李四' }))
    await post(`${settle}/giveCardUserEdit`, givers)
    receipts = (await post<{ data: { giveCardNo: string }[] }>(`${settle}/generateCardReceipt`, givers)).data
    expect(receipts).toHaveLength(2)
    const history = await get<{ total: number }>(`${settle}/getCardHistoryReceipt`, {
      current: '1',
      size: '20',
      isSettle: '0',
    })
    expect(history.total).toBe(2)
  })

  it('settles the receipts and sets the payee of what lacks one', async () => {
    const body = receipts.map(({ giveCardNo }) => ({ giveCardNo }))
    const answer = await post<{ data: Settlement[]; lackingPayeeIds: string[] }>(
      `${settle}/V2.12/batchAddWaybillCardSettle`,
      body,
    )
    settlements = answer.data
    waybillIds = answer.lackingPayeeIds
    expect(settlements.map(({ settleCnt, settleAmt }) => [settleCnt, settleAmt]).sort()).toEqual([
      [4, 400],
      [8, 800],
    ])
    const payee = await newPayee(company)
    const found = await get<{ payeeId: string }[]>('/chain/companywaybill/selectCarrierListByNameOrMobile', {
      param: payee.name,
    })
    const rows = waybillIds.map((id) => ({ id, payeeId: found[0]?.payeeId }))
    await post('/chain/companywaybill/updateCarrierName', rows)
  })

  it('merges and splits settlements without losing a cent', async () => {
    const merged = await post<{ data: Settlement }>(
      `${settle}/mergeSettlement`,
      settlements.map(({ id }) => id),
    )
    expect(merged.data).toMatchObject({ settleCnt: 12, settleAmt: 1200, status: 1 })
    const body = { settleId: merged.data.id, waybillIds: waybillIds.slice(0, 5) }
    const { data } = await post<{ data: { rest: Settlement; part: Settlement } }>(`${settle}/spiltCompanySettle`, body)
    expect([data.rest.settleAmt, data.part.settleAmt]).toEqual([700, 500])
    settlements = [data.rest, data.part]
    expect(
      await post(
        `${settle}/getDocCompleteRateByCompanySettleIdList`,
        settlements.map(({ id }) => id),
      ),
    ).toMatchObject({
      data: [{ total: 7 }, { total: 5 }],
    })
  })

  it('takes away the statement, the PDFs and the spreadsheets', async () => {
    const settleId = settlements[0]?.id ?? ''
    expect(await get(`${settle}/printSettle`, { settleId })).toMatchObject({ settleCnt: 7, settleAmt: 700 })
    const pdf = await program.rest('GET', `${settle}/downloadSettlePdf`, { query: { settleId } })
    expect(pdf.headers['content-disposition']).toContain(encodeURIComponent('结算单.pdf'))
    expect(await pdfTextOf(pdf)).toContain('柒佰元整')
    const receipt = await program.rest('POST', `${settle}/downloadReceiptPdf`, { body: receipts })
    expect(await pdfTextOf(receipt)).toContain(receipts[0]?.giveCardNo)
    const excel = await program.rest('GET', `${settle}/exportWaybillsByCardNoExcel`, {
      query: { cardNos: cards.join(',') },
    })
    const book = read(excel.rawPayload)
    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {})).toHaveLength(12)
  })

  it('sees the money on the card accounts, and gives it back by rejecting', async () => {
    const account = (cardNo: string) =>
      get<{ records: unknown[] }>('/chain/companycard/getCCardAccountPage', { cardNo })
    expect(await account(cards[2] ?? '')).toMatchObject({
      records: [{ unsettledAmount: 0, settledAmount: 400, status: 3 }],
    })
    for (const { id } of settlements) await get(`${settle}/rejectSettle`, { id, reason: '价格有误' })
    expect(await account(cards[2] ?? '')).toMatchObject({
      records: [{ unsettledAmount: 400, settledAmount: 0, status: 2 }],
    })
    const page = await get<{ records: { status: number }[] }>(`${settle}/page`, { status: '4' })
    expect(page.records).toHaveLength(2)
    await expectSound(app.database)
  })

  it('signs out, and the token stops working at once', async () => {
    expect((await program.rest('DELETE', '/auth/token/logout')).json()).toMatchObject({ code: 0, data: true })
    expect((await program.rest('GET', '/upms/user/info')).statusCode).toBe(401)
  })
})
