import { handedIn, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { expect, it } from 'vitest'

const company = await newCompany()
const clerk = await company.as('结算员')

/** Text of an answer's `data`, to the byte. */
async function dataOf(path: string, query: Record<string, string> = {}): Promise<string> {
  const { body } = await clerk.rest('GET', `/chain/companywaybill/${path}`, { query })
  return body.slice('{"code":0,"msg":null,"data":'.length, -',"ok":true}'.length)
}

it('holds the same rows, byte for byte, as the calls that show one waybill', async () => {
  const card = await newCard(company)
  const odd = '引"号\\反斜杠\n\u2028\u0007𠮷</script>'
  await newWaybill(company, { card, agentName: odd, weightUnit: 'TON', weightTons: '0.125', settlePrice: '33.30' })
  await newWaybill(company, { card, pendingReview: true, dumpSite: await newDumpSite(company), tpMode: 'BACKFILL' })
  await newWaybill(company, { adjustAmt: '-100.50', exAmt: '123456789.25', payTaxes: '1.20', weightUnit: 'CUBIC' })
  await newWaybill(company, { payee: await newPayee(company), goDatetime: new Date('2026-03-04T05:06:07.999+08:00') })
  for (const status of ['LOADED', 'IN_TRANSIT', 'VOID'] as const) await newWaybill(company, { status })
  const handed = await newCard(company)
  await newWaybill(company, { card: handed })
  const { giveCardNo } = await handedIn(clerk, '阿强', handed)
  await settle(clerk, { receipts: [{ giveCardNo }] })

  const page = await dataOf('page', { size: '100' })
  const { records } = JSON.parse(page) as { records: { id: string }[] }
  const rows = await Promise.all(records.map(({ id }) => dataOf(id)))
  expect(rows).toHaveLength(8)
  expect(page).toBe(
    `{"records":[${rows.join(',')}],"total":8,"size":100,"current":1,"pages":1,"orders":[],"searchCount":true}`,
  )
  expect(page).toContain(JSON.stringify(odd))
})

it('past the end is empty and knows the total', async () => {
  expect(JSON.parse(await dataOf('page', { current: '9' }))).toMatchObject({
    records: [],
    total: 8,
    current: 9,
    pages: 1,
  })
})
