import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

await testApp()
const base = '/chain/companysettle'

interface Receipt {
  giveCardNo: string
  rows: unknown[]
}
interface Settled {
  data: { id: string; settleNo: string; version: number }[]
  lackingPayeeIds: string[]
}

async function post<Data>(caller: Caller, path: string, body: unknown, key?: string): Promise<Data> {
  const answer = await caller.rest('POST', path, { body, headers: key ? { 'idempotency-key': key } : {} })
  expect(answer.json(), answer.body).toMatchObject({ code: 0, ok: true })
  return answer.json<Data>()
}

/** Two cards of one giver, handed in by REST. */
async function handedIn(company: TestCompany) {
  const clerk = await company.as('管理员')
  const cards = [await newCard(company), await newCard(company)]
  for (const card of cards) await newWaybills(company, 2, { card })
  const numbers = cards.map(({ cardNo }) => cardNo)
  await post(clerk, `${base}/postScanningSettle`, numbers)
  const givers = numbers.map((settleCardNo) => ({ settleCardNo, giveCardUserId: '王五' }))
  await post(clerk, `${base}/giveCardUserEdit`, givers)
  const { data } = await post<{ data: Receipt[] }>(clerk, `${base}/generateCardReceipt`, givers)
  return { clerk, numbers, receipt: data[0] as Receipt }
}

async function settled(company: TestCompany) {
  const { clerk, receipt, numbers } = await handedIn(company)
  const body = [{ giveCardNo: receipt.giveCardNo, settleCardNo: numbers.join(',') }]
  const answer = await post<Settled>(clerk, `${base}/V2.12/batchAddWaybillCardSettle`, body)
  const settlement = answer.data[0] as Settled['data'][number]
  return { clerk, receipt, settlement, lackingPayeeIds: answer.lackingPayeeIds }
}

describe('from scanned cards to a settlement', () => {
  it('goes through with exact counts and money', async () => {
    const company = await newCompany()
    const payee = await newPayee(company)
    const { clerk, receipt, settlement, lackingPayeeIds } = await settled(company)
    expect(receipt.rows).toHaveLength(2)
    expect(lackingPayeeIds).toHaveLength(4)
    const statement = (await clerk.rest('GET', `${base}/printSettle`, { query: { settleId: settlement.id } })).json()
    expect(statement).toMatchObject({
      data: {
        settleNo: settlement.settleNo,
        status: 1,
        agentName: '王五',
        settleCnt: 4,
        settleAmt: 400,
        carriers: [{ cnt: 4, amt: 400, detail: [{ cnt: 4, total_amt: 400, create_datetime: expect.any(String) }] }],
      },
    })
    const rows = lackingPayeeIds.map((id) => ({ id, payeeId: payee.id }))
    const set = await post(clerk, '/chain/companywaybill/updateCarrierName', rows)
    expect(set).toMatchObject({ data: true, msg: '设置成功' })
    const waybills = await clerk.rest('GET', `${base}/printWaybillDetail`, { query: { settleId: settlement.id } })
    expect(waybills.json()).toMatchObject({
      data: { waybills: Array.from({ length: 4 }, () => expect.objectContaining({ carrierName: payee.carrierName })) },
    })
  })

  it('lists the waybills behind a card and a receipt', async () => {
    const { clerk, numbers, receipt } = await handedIn(await newCompany())
    const lengthOf = async (path: string, query: Record<string, string>) =>
      (await clerk.rest('GET', `${base}/${path}`, { query })).json<{ data: unknown[] }>().data.length
    expect(await lengthOf('selectWaybillsByCardNo', { cardNo: numbers[0] ?? '' })).toBe(2)
    expect(await lengthOf('selectWaybillsCardGenerated', { settleCardNo: numbers[0] ?? '' })).toBe(2)
    expect(await lengthOf('selectWaybillsGiveNoGenerated', { giveCardNo: receipt.giveCardNo })).toBe(4)
  })

  it('repeats the first answer under the same key and refuses another body', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const card = await newCard(company)
    await newWaybills(company, 1, { card })
    const first = await post(clerk, `${base}/postScanningSettle`, [card.cardNo], 'key-1')
    expect(await post(clerk, `${base}/postScanningSettle`, [card.cardNo], 'key-1')).toEqual(first)
    const headers = { 'idempotency-key': 'key-1' }
    const other = await clerk.rest('POST', `${base}/postScanningSettle`, { body: ['B1'], headers })
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 1, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('rejects by GET, once, however often it is asked', async () => {
    const { clerk, settlement } = await settled(await newCompany())
    const reject = (reason: string) =>
      clerk.rest('GET', `${base}/rejectSettle`, { query: { id: settlement.id, reason } })
    const first = await reject('单价不对')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.json()).toMatchObject({ code: 0, data: true })
    expect((await reject('再来一次')).json()).toMatchObject({ code: 0, data: true })
    const shown = await clerk.rest('GET', `${base}/printSettle`, { query: { settleId: settlement.id } })
    expect(shown.json()).toMatchObject({ data: { status: 4, reason: '单价不对', settleCnt: 4 } })
  })

  it('does not reject by GET what is gone', async () => {
    const { clerk, settlement } = await settled(await newCompany())
    await clerk.rest('DELETE', `${base}/${settlement.id}`)
    const query = { id: settlement.id, reason: '单价不对' }
    expect((await clerk.rest('GET', `${base}/rejectSettle`, { query })).json()).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })

  it('updates by version and deletes', async () => {
    const { clerk, settlement } = await settled(await newCompany())
    const put = (version: number) => clerk.rest('PUT', base, { body: { id: settlement.id, version, remark: '核对' } })
    expect((await put(settlement.version)).json()).toMatchObject({ code: 0, data: true })
    expect((await put(settlement.version)).json()).toMatchObject({ code: 1, errorCode: 'STALE' })
    expect((await clerk.rest('DELETE', `${base}/${settlement.id}`)).json()).toMatchObject({ code: 0, data: true })
    const gone = await clerk.rest('GET', `${base}/printSettle`, { query: { settleId: settlement.id } })
    expect(gone.statusCode).toBe(200)
    expect(gone.json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
  })

  it('sums the whole result beside its page', async () => {
    const company = await newCompany()
    await settled(company)
    const { clerk } = await settled(company)
    const answer = await clerk.rest('GET', `${base}/statisticsPage`, { query: { size: '1', status: '1' } })
    expect(answer.json()).toMatchObject({
      data: { total: 2, size: 1, pages: 2, statistics: { settleCnt: 8, settleAmt: 800, paidAmt: 0 } },
    })
  })
})

describe('another company', () => {
  it('finds nothing of it', async () => {
    const { receipt, settlement } = await settled(await newCompany())
    const stranger = await (await newCompany()).as('管理员')
    const settleId = { query: { settleId: settlement.id } }
    const answers = [
      stranger.rest('GET', `${base}/printSettle`, settleId),
      stranger.rest('GET', `${base}/printWaybillDetail`, settleId),
      stranger.rest('POST', `${base}/getCardReceipt`, { body: [receipt.giveCardNo] }),
      stranger.rest('DELETE', `${base}/${settlement.id}`),
      stranger.rest('GET', `${base}/rejectSettle`, { query: { id: settlement.id, reason: '试' } }),
      stranger.rest('PUT', base, { body: { id: settlement.id, version: 1 } }),
    ]
    for (const answer of await Promise.all(answers)) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    }
    const files = [
      stranger.rest('GET', `${base}/downloadSettlePdf`, settleId),
      stranger.rest('GET', `${base}/exportExcelSettle`, settleId),
      stranger.rest('POST', `${base}/downloadReceiptPdf`, { body: [receipt.giveCardNo] }),
    ]
    for (const file of await Promise.all(files)) {
      expect(file.statusCode).toBe(400)
      expect(file.json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    }
  })
})
