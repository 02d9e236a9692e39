import { expect, it } from 'vitest'
import { readInfo } from './info'

const ID = '0190f0a0-0000-7000-8000-000000000001'

it('reads which payment and which invoices a link is about', () => {
  const info = (invoices: unknown) => readInfo(JSON.stringify({ paymentNo: 'FK202611270001', amt: 300.5, invoices }))
  const payment = { ofPayment: 'FK202611270001', ofAmt: '300.5' }
  expect(info(['12345678', '26442000000012345678'])).toEqual({
    ...payment,
    invoiceSns: '12345678,26442000000012345678',
  })
  expect(info([{ invoiceSn: '12345678' }, { id: ID }])).toEqual({ ...payment, invoiceSns: '12345678', ids: ID })
  expect(info([])).toEqual({ ...payment, paymentNo: 'FK202611270001' })
})

it('reads nothing of what is no JSON object', () => {
  expect(readInfo('FK1')).toBeNull()
  expect(readInfo('[1]')).toBeNull()
})
