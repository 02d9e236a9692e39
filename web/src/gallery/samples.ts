import type { PaymentStatus } from '../gql/types.generated'
import type { Money, Quantity } from '../ui/format/decimal'

/** Payment in the gallery's tables. */
export interface Sample {
  id: string
  paymentNo: string
  payeeName: string
  remark: string
  status: PaymentStatus
  tons: Quantity
  amt: Money
  createTime: string
  version: number
  allowedActions: readonly string[]
  refusedActions: readonly { action: string; reason: string }[]
}

export const money = (text: string): Money => text as Money
export const quantity = (text: string): Quantity => text as Quantity

const NAMES = ['深圳市广丰土石方工程有限公司', '王建国', '深圳市鹏运运输有限公司', '李海', '东莞市恒通渣土运输有限公司']
const STATES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'RETURNED', 'REVERSED'] as const

/** Rows with short and long names, every state, small and large amounts. */
export const samples: readonly Sample[] = STATES.map((status, index) => ({
  id: String(index),
  paymentNo: `FK20261128000${index + 1}`,
  payeeName: NAMES[index % NAMES.length] ?? '',
  remark: index % 2 ? '' : '十一月上半月土方外运，按出场时间先后分配付款',
  status,
  tons: quantity(`${index * 137}.250`),
  amt: money(index === 3 ? '-1280.05' : `${index * index * 98765}.40`),
  createTime: `2026-11-${String(28 - index).padStart(2, '0')}T08:0${index}:00+08:00`,
  version: 1,
  allowedActions: ['submit', 'remove'],
  refusedActions: [{ action: 'pay', reason: '付款单尚未审核通过' }],
}))
