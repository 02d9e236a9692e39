import type { PayDocCheck } from './enums.js'

export const payDocCheckLabel = '付款时资料不完整'
export const payDocCheckLabels: Record<`${PayDocCheck}`, string> = {
  WARN: '提醒，仍可付款',
  BLOCK: '不能付款',
}
