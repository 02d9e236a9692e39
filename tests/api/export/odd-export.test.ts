import { confirm, flagsOf, recheck } from '@tufang/tests/anomaly'
import { newCompany } from '@tufang/tests/company'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { updateWaybill } from '@tufang/tests/waybill-change'
import { expect, it } from 'vitest'
import { written } from './export-task'

const company = await newCompany()
const [admin, clerk] = [await company.as('管理员'), await company.as('结算员')]
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)

it('what is odd about waybills is exported in the words of the inbox', async () => {
  const odd = await newWaybill(company, { inDatetime: null })
  await recheck(company, odd)
  const [flag] = await flagsOf(admin, odd)
  await confirm(admin, [flag?.id ?? ''])
  const keys = ['no', 'rule', 'evidence', 'state', 'goDatetime', 'blocking', 'handledBy']
  const filter = { waybillId: odd.id }
  expect(await written(admin, company, { list: 'ANOMALIES', keys, filter })).toEqual([
    keys,
    [odd.no, '缺打卡', flag?.evidence, '已确认', TIME, '否', '管理员'],
  ])
})

it('what is asked for on waybills is exported with every change and what it is worth', async () => {
  const waybill = await newWaybill(company, { settlePrice: '80.00' })
  await updateWaybill(clerk, waybill, { settlePrice: '90' }, '合同调价')
  const keys = ['waybillNo', 'status', 'changes', 'amountBefore', 'amountAfter', 'applyName', 'applyTime', 'reason']
  const filter = { status: ['PENDING'] }
  expect(await written(admin, company, { list: 'WAYBILL_REVIEWS', keys, filter })).toEqual([
    keys,
    [waybill.no, '待审核', expect.stringMatching(/^结算单价：80.00→90.00/), 80, 90, '结算员', TIME, '合同调价'],
  ])
})
