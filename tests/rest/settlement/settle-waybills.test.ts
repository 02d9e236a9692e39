import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newSettlement } from '@tufang/tests/rearrange'
import { afterEach, expect, it } from 'vitest'

afterEach(async () => expectSound((await testApp()).database))

const PAGE = '/chain/companysettlewaybill/getSettleWaybill'
const LIST = 'query { waybills(page: { size: 100 }) { records { id settleActions { action msg } } } }'

interface Row {
  id: string
  settleActions: { action: string; msg: string | null }[]
}

const byId = (one: Row, other: Row): number => (one.id < other.id ? -1 : 1)

it.each([
  ['', '未填写原因'],
  ['?reason=偏高', '偏高'],
])('prices are rejected by a bare list of waybills, with the reason of the address%s', async (query, reason) => {
  const company = await newCompany()
  const { waybillIds } = await newSettlement(company, { count: 1 })
  const clerk = await company.as('管理员')
  const path = `/chain/companysettlewaybill/batchRejectPrice${encodeURI(query)}`
  expect((await clerk.rest('POST', path, { body: waybillIds })).json()).toMatchObject({ code: 0, msg: '成功1条' })
  const { waybills } = await clerk.ask<{ waybills: { records: object[] } }>(
    '{ waybills { records { priceRejectReason } } }',
  )
  expect(waybills.records).toEqual([{ priceRejectReason: reason }])
})

it('a settle waybill says which verbs it takes, and why not, as it does over GraphQL', async () => {
  const company = await newCompany()
  await newWaybill(company)
  await newWaybill(company, { status: 'VOID' })
  await newSettlement(company, { count: 1 })
  for (const role of ['管理员', '只读'] as const) {
    const caller = await company.as(role)
    const { data } = (await caller.rest('POST', PAGE, { body: { size: 100 } })).json<{ data: { records: Row[] } }>()
    const { waybills } = await caller.ask<{ waybills: { records: Row[] } }>(LIST, {})
    expect(data.records.map(({ id, settleActions }) => ({ id, settleActions })).toSorted(byId)).toEqual(
      waybills.records.toSorted(byId),
    )
    expect(data.records).toHaveLength(3)
  }
  const { data } = (
    await (await company.as('管理员')).rest('POST', '/chain/companyWaybillBuilderPage/postBuilderPage')
  ).json<{
    data: { records: Row[] }
  }>()
  expect(data.records[0]).not.toHaveProperty('settleActions')
})
