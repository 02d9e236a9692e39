import { z } from 'zod'
import { pick } from '../../kernel/fields.js'
import { paymentSettlementTable, paymentTable } from '../../modules/payment/payment/fields.js'
import type { PaymentSettlementView, PaymentView } from '../../modules/payment/payment/payment.view.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'

/** A payment of the list (001 §2 Payments). */
export const paymentMembers = rowOfFields(paymentTable)

/** A settlement that it pays. */
const part = rowOfFields(
  pick(paymentSettlementTable, 'settlementId', 'settleNo', 'projectName', 'settleAmt', 'amt', 'planItemId'),
)
export const paymentShape = paymentMembers.shape.extend({ settlements: z.array(part.shape).describe('所付的结算单') })

const showPayment = presenterOf(paymentMembers.row)
const showPart = presenterOf(part.row)
export const paymentOf = (
  payment: PaymentView,
  settlements: readonly PaymentSettlementView[],
): Record<string, unknown> => ({ ...showPayment(payment), settlements: settlements.map(showPart) })
