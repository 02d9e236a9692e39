import { PayeeContractState } from '../../modules/settlement/enums.js'
import { payeeTable } from '../../modules/settlement/payee/fields.js'
import type { PayeeView } from '../../modules/settlement/payee/payee.view.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'
import { text } from '../shapes.js'
import { settlementRestTexts } from './texts.js'

const payee = rowOfFields(payeeTable)
const headOf = presenterOf(payee.row)

/**
 * Payee (docs/behaviour/settlement.md). `status` is the text that callers compare with 否: a payee who can no longer be
 * paid counts as unsigned.
 */
export const payeeShape = payee.shape.extend({ status: text(`${payeeTable.status.label}：是、否；合同已到期的为否`) })

export const payeeOf = (own: PayeeView): Record<string, unknown> => ({
  ...headOf(own),
  status:
    own.status && own.contractState !== PayeeContractState.EXPIRED
      ? settlementRestTexts.signed
      : settlementRestTexts.unsigned,
})
