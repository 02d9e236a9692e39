import { expect, it } from 'vitest'
import { exportColumns } from './sheets'

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
