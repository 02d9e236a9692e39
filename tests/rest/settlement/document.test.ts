import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

await testApp()
const company = await newCompany()
const clerk = await company.as('结算员')
const card = await newCard(company)
await newWaybills(company, 3, { card })
const base = '/chain/companysettle'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const giver = [{ settleCardNo: card.cardNo, giveCardUserId: '王五' }]
await clerk.rest('POST', `${base}/giveCardUserEdit`, { body: giver })
const receipts = await clerk.rest('POST', `${base}/generateCardReceipt`, { body: giver })
const giveCardNo = receipts.json<{ data: { giveCardNo: string }[] }>().data[0]?.giveCardNo ?? ''
const made = await clerk.rest('POST', `${base}/V2.12/batchAddWaybillCardSettle`, { body: [{ giveCardNo }] })
const settleId = made.json<{ data: { id: string }[] }>().data[0]?.id ?? ''
const byCode = { code: 'CompanyCardGiverExcelExport', giveCardNo }

describe('a file', () => {
  it.each([
    ['POST', `${base}/downloadReceiptPdf`, { body: [giveCardNo] }, 'application/pdf', '交卡回执单.pdf'],
    ['POST', `${base}/downloadReceiptPdf`, { body: [{ giveCardNo }] }, 'application/pdf', '交卡回执单.pdf'],
    ['GET', `${base}/downloadReceiptPdf`, { query: { giveCardNo } }, 'application/pdf', '交卡回执单.pdf'],
    ['GET', `${base}/downloadSettlePdf`, { query: { settleId } }, 'application/pdf', '结算单.pdf'],
    ['GET', `${base}/exportExcelSettle`, { query: { settleId } }, xlsx, /^结算单JS\d{12}\.xlsx$/],
    ['GET', `${base}/exportWaybillsByCardNoExcel`, { query: { cardNos: card.cardNo } }, xlsx, '运单.xlsx'],
    ['POST', `${base}/exportWaybillsByCardNoExcel`, { body: { cardNos: [card.cardNo] } }, xlsx, '运单.xlsx'],
    ['GET', '/chain/excelExport/createByCode', { query: byCode }, xlsx, `交卡回执单${giveCardNo}.xlsx`],
    ['POST', '/chain/excelExport/createByCode', { body: byCode }, xlsx, `交卡回执单${giveCardNo}.xlsx`],
  ] as const)('comes by %s %s as it is', async (method, path, given, type, name) => {
    const { statusCode, headers, rawPayload } = await clerk.rest(method, path, structuredClone<object>(given))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe(type === xlsx ? 'PK\x03\x04' : '%PDF')
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition']))?.[1] ?? ''
    expect(decodeURIComponent(encoded)).toMatch(name)
  })

  it.each([
    ['GET', `${base}/downloadSettlePdf`, {}, 'INVALID_INPUT'],
    ['GET', `${base}/downloadSettlePdf`, { query: { settleId: 'x' } }, 'NOT_FOUND'],
    ['GET', `${base}/exportExcelSettle`, { query: { settleId: 'x' } }, 'NOT_FOUND'],
    ['POST', `${base}/downloadReceiptPdf`, { body: [] }, 'INVALID_INPUT'],
    ['POST', `${base}/downloadReceiptPdf`, { body: ['HZ0'] }, 'NOT_FOUND'],
    ['POST', `${base}/downloadReceiptPdf`, { body: [1] }, 'INVALID_INPUT'],
    ['GET', `${base}/downloadReceiptPdf`, {}, 'INVALID_INPUT'],
    ['GET', `${base}/downloadReceiptPdf`, { query: { giveCardNo: 'HZ0' } }, 'NOT_FOUND'],
    ['GET', `${base}/exportWaybillsByCardNoExcel`, {}, 'INVALID_INPUT'],
    ['GET', `${base}/exportWaybillsByCardNoExcel`, { query: { cardNos: `${card.cardNo},B1` } }, 'CARD_NOT_FOUND'],
    ['GET', '/chain/excelExport/createByCode', { query: { code: 'Other', giveCardNo } }, 'INVALID_INPUT'],
    ['GET', '/chain/excelExport/createByCode', { query: { ...byCode, giveCardNo: 'HZ0' } }, 'NOT_FOUND'],
  ] as const)('that cannot be made is JSON with 400: %s %s %j', async (method, path, given, errorCode) => {
    const answer = await clerk.rest(method, path, structuredClone<object>(given))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toMatchObject({ code: 1, errorCode })
  })

  it.each<Record<string, string>>([{}, { cardNos: '' }])('that name no cards say so: %j', async (query) => {
    const answer = await clerk.rest('GET', `${base}/exportWaybillsByCardNoExcel`, { query })
    expect(answer.json()).toMatchObject({ fieldErrors: [{ field: 'cardNos', message: '请提供结算卡' }] })
  })
})
