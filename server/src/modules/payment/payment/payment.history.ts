import type { Json, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { yesOrNo } from '../../../kernel/fields.js'
import { paymentTexts as texts } from '../texts.js'
import { paymentTable } from './fields.js'
import type { Payment } from './payment.entity.js'
import type { FoundChange } from './payment.list.queries.js'
import type { PaymentChange } from './payment.view.js'

/** Fields of a payment that its history keeps. */
const watched = {
  status: paymentTable.status,
  fourEyesOff: paymentTable.fourEyesOff,
  payeeName: paymentTable.payeeName,
  amt: paymentTable.amt,
  paymentDate: paymentTable.paymentDate,
  tradeNo: paymentTable.tradeNo,
  remark: paymentTable.remark,
  attachments: paymentTable.attachments,
  bankNo: paymentTable.bankNo,
  bankName: paymentTable.bankName,
} as const
const names = Object.keys(watched) as (keyof typeof watched)[]
// Values of these fields; the mark of an approval is kept only if four eyes were off.
const factsOf = (payment: Payment) => names.map((field) => [field, payment[field] || null] as const)

/** Changes a payment and records the difference in its history. */
export async function recorded(
  tx: Tx,
  payment: Payment,
  change: () => void | Promise<void>,
  reason: string | null = null,
): Promise<void> {
  const before = new Map(factsOf(payment))
  await change()
  await tx.em.flush()
  await recordChanges(
    tx,
    factsOf(payment).map(([field, after]) => ({
      entity: 'payment',
      entityId: payment.id,
      field,
      before: before.get(field) ?? null,
      after,
      reason,
      rowVersion: payment.version,
    })),
  )
}

/** Change as people read it; of attachments it says how many there are. */
export function changeOf({ before, after, entityId: _, ...change }: FoundChange): PaymentChange {
  const field = names.find((name) => name === change.field)
  const told = (value: Json): string | null => {
    if (value === null) return null
    if (typeof value === 'boolean') return yesOrNo(value)
    const text = String(value)
    if (field === 'status') return new Map(Object.entries(paymentTable.status.code.labels)).get(text) ?? text
    return field === 'attachments' ? texts.attachmentCount(text.split(',').length) : text
  }
  return { ...change, label: field ? watched[field].label : change.field, before: told(before), after: told(after) }
}
