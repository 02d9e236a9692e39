import { cardOf } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { changesOf, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]

describe('updateWaybill', () => {
  it('changes at once what bears no money, and keeps who changed what and why', async () => {
    const waybill = await newWaybill(company)
    const { waybill: changed, review } = await updateWaybill(
      clerk,
      waybill,
      { remark: ' 雨后土湿 ', fleetName: '宏达' },
      '补登',
    )
    expect(review).toBeNull()
    expect(changed).toMatchObject({ remark: '雨后土湿', fleetName: '宏达', version: 2, pendingReview: false })
    const by = company.people.结算员.name
    expect(await changesOf(clerk, waybill)).toMatchObject([
      { field: 'remark', label: '备注', before: null, after: '雨后土湿', reason: '补登', createBy: by },
      { field: 'fleetName', label: '车队名称', before: null, after: '宏达', reason: '补登', createBy: by },
    ])
  })

  it('of who may review changes money at once, and the card’s account with it', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '100.00' })
    const { waybill: changed } = await updateWaybill(admin, waybill, { settlePrice: '80', exAmt: '5.50' })
    expect(changed).toMatchObject({
      settlePrice: '80.00',
      priceSource: 'TYPED',
      receivable: '85.50',
      pendingReview: false,
    })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '85.50', settleAbleCount: 1 })
    expect(await waybillOf(admin, waybill)).toMatchObject({ version: 2 })
  })

  it('of a clerk that bears money waits for a reviewer', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    const { waybill: changed, review } = await updateWaybill(
      clerk,
      waybill,
      { settlePrice: '80', remark: '谈过价' },
      '谈价',
    )
    expect(changed).toMatchObject({ settlePrice: null, remark: '谈过价', pendingReview: true, settleable: false })
    expect(review).toMatchObject({
      ...{ status: 'PENDING', reason: '谈价', amountBefore: '100.00', amountAfter: '80.00' },
      changes: [{ field: 'settlePrice', label: '结算单价', before: null, after: '80.00' }],
      allowedActions: ['withdraw'],
    })
    expect(await cardOf(clerk, card)).toMatchObject({
      ...{ unsettledAmount: '100.00', settleAbleCount: 0, updateWaybillsCount: 1, waybillsCount: 1 },
    })
  })
})
