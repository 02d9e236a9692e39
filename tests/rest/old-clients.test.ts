import { RoleType } from '@tufang/server/modules/identity/role-types'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents, handedIn, settle as settleReceipts } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Captain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { signIn } from '@tufang/tests/sign-in'
import { beforeAll, describe, expect, it } from 'vitest'

interface Answer<Data> {
  code: number
  msg: string
  data: Data
  errorCode?: string
}
interface Settlement {
  id: string
  settleNo: string
  version: number
  projectInfoId: string
  projectId: string
  successorId: string | null
  status: number
}

const app = await testApp()
const settle = '/chain/companysettle'
let company: TestCompany
let program: Caller

beforeAll(async () => {
  company = await newCompany()
  program = await company.as('管理员')
})

const call = async <Data>(...of: Parameters<Caller['rest']>): Promise<Answer<Data>> =>
  (await program.rest(...of)).json()

async function settled(count: number): Promise<{ settlement: Settlement; giveCardNo: string; ids: string[] }> {
  const card = await newCard(company)
  const ids = (await newWaybills(company, count, { card })).map(({ id }) => id)
  await program.ask(documents.scan, { cardNos: [card.cardNo] })
  await program.ask(documents.give, { input: [{ settleCardNo: card.cardNo, giveCardUserId: '王祥' }] })
  await program.ask(documents.handIn, { cardNos: [card.cardNo] })
  const receipts = await call<{ records: { giveCardNo: string }[] }>('GET', `${settle}/getCardHistoryReceipt`, {
    query: { settleCardNo: card.cardNo },
  })
  const giveCardNo = receipts.data.records[0]?.giveCardNo ?? ''
  const { data } = await call<Settlement[]>('POST', `${settle}/V2.12/batchAddWaybillCardSettle`, {
    body: [{ giveCardNo }],
  })
  const [settlement] = data
  if (!settlement) throw new Error('no settlement made')
  return { settlement, giveCardNo, ids }
}

describe('a program that knows no versions', () => {
  it('changes a settlement, and is told so; an old version is refused', async () => {
    const { settlement } = await settled(1)
    expect(settlement.projectInfoId).toBe(settlement.projectId)
    const change = (body: object) => call('PUT', settle, { body: { id: settlement.id, ...body } })
    expect(await change({ remark: '第一次' })).toMatchObject({ code: 0, msg: '修改成功' })
    expect(await change({ remark: '第二次' })).toMatchObject({ code: 0 })
    expect(await change({ remark: '第三次', version: settlement.version })).toMatchObject({
      code: 1,
      errorCode: 'STALE',
    })
  })

  it('changes a waybill; an old version is refused with what differs and when it was changed', async () => {
    const { id } = await newWaybill(company)
    const change = (body: object) =>
      call<{ differences: { changedAt: string }[] }>('PUT', '/chain/companywaybill', { body: { id, ...body } })
    expect(await change({ remark: '甲' })).toMatchObject({ code: 0, msg: '修改成功' })
    expect(await change({ remark: '乙' })).toMatchObject({ code: 0 })
    const late = await change({ remark: '丙', version: 1 })
    expect(late).toMatchObject({ code: 1, errorCode: 'STALE' })
    expect(late.data.differences[0]?.changedAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })
})

describe('settlements over REST', () => {
  it('answer each waybill, when none of them can be settled, too', async () => {
    const { ids } = await settled(2)
    const body = { waybillIds: ids }
    const answer = await call<{ id: string; ok: boolean; msg: string }[]>(
      'POST',
      '/chain/companysettlewaybill/batchSettle',
      { body },
    )
    expect(answer).toMatchObject({ code: 0, msg: '成功0条，失败2条' })
    expect(answer.data.map(({ id, ok }) => [id, ok])).toEqual(ids.map((id) => [id, false]))
    expect(answer.data.every(({ msg }) => msg.length > 0)).toBe(true)
  })

  it('name what one was merged into', async () => {
    const [one, other] = [await settled(1), await settled(1)]
    const body = [one.settlement.id, other.settlement.id]
    expect(await call('POST', `${settle}/mergeSettlement`, { body })).toMatchObject({ code: 0 })
    const { data } = await call<{ records: Settlement[] }>('GET', `${settle}/page`, { query: { status: '9' } })
    const gone = data.records.find(({ id }) => body.includes(id))
    expect(body).toContain(gone?.successorId)
    expect(gone?.successorId).not.toBe(gone?.id)
  })

  it('show what they held after they were rejected', async () => {
    const { settlement, ids } = await settled(2)
    const { id: settleId } = settlement
    expect(await call('GET', `${settle}/rejectSettle`, { query: { id: settleId, reason: '重做' } })).toMatchObject({
      code: 0,
    })
    const printed = await call<{ waybills: { id: string }[] }>('GET', `${settle}/printWaybillDetail`, {
      query: { settleId },
    })
    expect(printed.data.waybills.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const query = { settleNo: settlement.settleNo }
    const { data } = await call<{ total: number }>('GET', '/chain/companywaybill/page', { query })
    expect(data.total).toBe(2)
  })

  it('tell what documents are missing, of one or of several', async () => {
    const { settlement } = await settled(2)
    const path = '/chain/companypayment/checkSettleExistDocIncomplete'
    const { data } = await call<{ exists: number; settlements: object[] }>('GET', path, {
      query: { settleId: settlement.id },
    })
    expect(data).toEqual({
      exists: 1,
      settlements: [
        {
          id: settlement.id,
          settleNo: expect.any(String),
          missing: { loadPicture: 2, gatePicture: 2, payeeContract: 2, card: 0 },
          lacking: [],
          missingText: '2趟缺装车照片、2趟缺出场照片、2趟缺已签约的收款人',
        },
      ],
    })
    expect((await call('GET', path, { query: { settleIds: settlement.id } })).data).toEqual(data)
    expect(await call('GET', path)).toMatchObject({ code: 1, msg: '请选择结算单' })
  })

  it('page through the waybills of a receipt where a page is asked for', async () => {
    const { giveCardNo, ids } = await settled(3)
    const path = `${settle}/selectWaybillsGiveNoGenerated`
    expect((await call<object[]>('GET', path, { query: { giveCardNo } })).data).toHaveLength(3)
    const { data } = await call<{ records: { id: string }[] }>('GET', path, {
      query: { giveCardNo, current: '2', size: '2' },
    })
    expect(data).toMatchObject({ total: 3, pages: 2, current: 2, size: 2 })
    expect(ids).toContain(data.records[0]?.id)
    expect(data.records).toHaveLength(1)
  })
})

describe('refusals over REST', () => {
  it('name a time that is missing', async () => {
    const answer = await call('POST', '/chain/companywaybill', { body: { truckCode: '粤B12345' } })
    expect(answer).toMatchObject({ code: 1 })
    expect(JSON.stringify(answer)).toContain('请选择出场时间')
    expect(JSON.stringify(answer)).not.toContain('不是有效的时间')
  })

  it('say that an id is too long', async () => {
    const id = 'a'.repeat(37)
    for (const [method, url, body] of [
      ['GET', `/chain/companywaybill/${id}`, undefined],
      ['GET', `/chain/companywaybill/page?id=${id}`, undefined],
      ['GET', `/chain/companywaybill/page?projectInfoId=${id}`, undefined],
      ['DELETE', `/chain/companywaybill/${id}`, undefined],
      ['PUT', '/chain/companywaybill', { id, remark: '甲' }],
      ['POST', `${settle}/batchAddWaybillCardSettle`, [id]],
    ] as const) {
      const answer = await program.rest(method, url, body === undefined ? {} : { body })
      expect([url, answer.statusCode, answer.body]).toEqual([url, 400, expect.stringContaining('长度不能超过36个字符')])
    }
  })
})

describe('an export that is asked for by code', () => {
  const start = (body: object) =>
    call<{ code: string; status: string }>('POST', '/chain/excelExport/postCreateByCode', { body })

  it.each([{}, { columns: null }])('has all columns where none are named: %j', async (columns) => {
    expect(await start({ code: 'CARDS', ...columns })).toMatchObject({ code: 0, data: { code: 'CARDS' } })
  })

  it('is one of a receipt’s cards by its documented code', async () => {
    const { giveCardNo } = await settled(1)
    const code = 'CompanyCardGiverExcelExport'
    expect(await start({ code, giveCardNo })).toMatchObject({ code: 0, data: { code: 'RECEIPT_CARDS' } })
    expect(await start({ code })).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
  })
})

describe('a captain', () => {
  it('has an answer to each look-up that is open to the person who is signed in', async () => {
    const captain = await newSignedUpCaptain(company)
    const himself = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const lookups = routes.filter(
      ({ access, result, method }) =>
        access === 'signed-in' && method === 'GET' && ['list', 'tree', 'object'].includes(result),
    )
    expect(lookups.length).toBeGreaterThan(10)
    const refused = await Promise.all(
      lookups.map(async ({ path }) => {
        const answer = await himself.rest('GET', path.replaceAll(/\{\w+\}/g, 'none'))
        return answer.statusCode === 403 ? [path] : []
      }),
    )
    expect(refused.flat()).toEqual([])
  })

  it('who drives for two companies finds what is of one of them', async () => {
    const first = await newSignedUpCaptain(company)
    const other = await newCompany()
    const there = await newSignedUpCaptain(other, first.person)
    await Promise.all([
      hauledAndSettled(company, first, 1),
      hauledAndSettled(other, there, 1),
      hauledAndSettled(other, there, 1),
    ])
    const himself = await signIn(app, { mobile: first.mobile, roleType: RoleType.CAPTAIN })
    const totalOf = async (path: string, query: Record<string, string>) => {
      const { data } = (await himself.rest('GET', path, { query })).json<Answer<{ total: number }>>()
      return data.total
    }
    for (const path of [
      '/chain/companywaybill/page',
      '/chain/captainWaybill/getPage',
      `${settle}/page`,
      `${settle}/statisticsPage`,
      `${settle}/getCardHistoryReceipt`,
      '/chain/companycard/getBCardAccountPage',
    ]) {
      const asked = [{}, ...[company.id, other.id, 'none'].map((companyAuthId) => ({ companyAuthId }))]
      expect([path, await Promise.all(asked.map((query) => totalOf(path, query)))]).toEqual([path, [3, 1, 2, 0]])
    }
  })
})

async function hauledAndSettled(of: TestCompany, captain: Captain, count: number): Promise<void> {
  const clerk = await of.as('管理员')
  const card = await newCard(of, { captain })
  const truck = await newTruck(of, { captain })
  await newWaybills(of, count, { card, truck })
  const { giveCardNo } = await handedIn(clerk, '王祥', card)
  await settleReceipts(clerk, { receipts: [{ giveCardNo }] })
}
