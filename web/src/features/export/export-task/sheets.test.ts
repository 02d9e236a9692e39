import { expect, it } from 'vitest'
import { exportColumns, exportList } from './sheets'

it('exports columns in the order and under the names of the list, without what the server cannot write', () => {
  const visible = [
    { id: 'truckCode', header: '装车车牌' },
    { id: 'actions', header: '操作' },
    { id: 'no', header: '运单号' },
  ]
  expect(exportColumns([{ key: 'no' }, { key: 'truckCode' }, { key: 'status' }], visible)).toEqual([
    { key: 'truckCode', title: '装车车牌' },
    { key: 'no', title: '运单号' },
  ])
})

it('puts filter and order below the member of the list, and no order where there is none', () => {
  const filter = { settleCardNo: '1' }
  expect(exportList('RECEIPT_CARDS', filter, [])).toEqual({ receiptCards: { filter } })
  const sort = [{ field: 'NO', direction: 'DESC' }] as const
  expect(exportList('WAYBILLS', filter, sort)).toEqual({ waybills: { filter, sort } })
})
