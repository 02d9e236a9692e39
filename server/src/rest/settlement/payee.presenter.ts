import { z } from 'zod'
import type { PayeeView } from '../../modules/settlement/payee/payee.view.js'
import { text, textOrNull } from '../shapes.js'
import { settlementRestTexts } from './texts.js'

/** A payee (000 §3 Payee info); `status` is the text that callers compare with 否. */
export const payeeShape = z.object({
  id: z.string(),
  payeeId: z.string(),
  payeeName: text('收款人'),
  carrierName: text('承运人'),
  mobile: textOrNull('手机号'),
  bindingBankNo: text('收款账号'),
  bindingBankName: text('开户行'),
  status: text('是否已签约：是、否'),
})

export const payeeOf = (payee: PayeeView): z.output<typeof payeeShape> => ({
  id: payee.id,
  payeeId: payee.payeeId,
  payeeName: payee.payeeName,
  carrierName: payee.carrierName,
  mobile: payee.mobile,
  bindingBankNo: payee.bindingBankNo,
  bindingBankName: payee.bindingBankName,
  status: payee.status ? settlementRestTexts.signed : settlementRestTexts.unsigned,
})
