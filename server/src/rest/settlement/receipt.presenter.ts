import { z } from 'zod'
import { describe } from '../../kernel/fields.js'
import { receiptLineTable, receiptTable } from '../../modules/settlement/receipt/fields.js'
import type { ReceiptLineView, ReceiptView } from '../../modules/settlement/receipt/receipt.view.js'
import { type Member, membersOf, movedBehind, rowOfFields } from '../members.js'
import { coded, joined, presenterOf, rowOf } from '../rows.js'
import { text, zeroOrOne } from '../shapes.js'

/** Documented order of these members. */
const places = {
  settleCardNo: 'giveCardNo',
  isVoid: 'isSettle',
  voidReason: 'isSettle',
}
const isVoid: [string, Member] = [
  'isVoid',
  [zeroOrOne('是否已作废'), coded('status', { numbers: { OPEN: 0, SETTLED: 0, VOIDED: 1 } })],
]

const { companyAuthName, status: _, ...told } = receiptTable

/** Receipt of the history list (docs/behaviour/settlement.md). */
export const receiptMembers = rowOf({
  ...Object.fromEntries(movedBehind([isVoid, ...membersOf(told)], places)),
  settleCardNo: [text(describe(told.settleCardNo)), joined('settleCardNo')],
})

export const receiptShape = receiptMembers.shape
export const receiptOf: (receipt: ReceiptView) => Record<string, unknown> = presenterOf(receiptMembers.row)

const line = rowOfFields(receiptLineTable)
const lineOf: (line: ReceiptLineView) => Record<string, unknown> = presenterOf(line.row)

const { giveCardNo } = receiptTable
const head = rowOfFields({ giveCardNo: { ...giveCardNo, rest: ['receipt'] }, companyAuthName })
const headOf = presenterOf(head.row)

/** Receipt as its drawer shows it (docs/behaviour/settlement.md). */
export const receiptDrawerShape = receiptShape.extend({ ...head.shape.shape, rows: z.array(line.shape) })

export const receiptDrawerOf = (receipt: ReceiptView, lines: ReceiptLineView[]): Record<string, unknown> => ({
  ...receiptOf(receipt),
  ...headOf(receipt),
  rows: lines.map(lineOf),
})
