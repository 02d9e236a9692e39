import { mobileOf } from '../../../kernel/values/mobile.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { folded } from '../../import/index.js'
import { settlementTexts as texts } from '../texts.js'

const { hints } = texts.basePayee
/** Account in the stored form: people write it in groups of four. */
const accountForm = (text: string): string => folded(text).replaceAll('-', '')

/** Import of payees. A different name, account or bank makes a different payee, so no sheet changes these. */
export const basePayeeImport: BaseDataImport<
  'payeeName' | 'bindingBankNo' | 'bindingBankName' | 'carrierName' | 'mobile'
> = {
  kind: 'PAYEE',
  knownBy: ['payeeName', 'bindingBankNo', 'bindingBankName'],
  columns: {
    payeeName: { required: true, synonyms: ['收款人姓名', '户名', '账户名', '姓名'], example: '李强', hint: '' },
    bindingBankNo: {
      required: true,
      form: accountForm,
      synonyms: ['银行账号', '银行卡号', '账号', '卡号'],
      example: '6217000010001234567',
      hint: hints.account,
    },
    bindingBankName: { required: true, synonyms: ['开户银行', '银行'], example: '建设银行深圳分行', hint: '' },
    carrierName: { synonyms: ['承运商', '车队'], example: '', hint: hints.carrier },
    mobile: { form: mobileOf, synonyms: ['手机', '手机号码', '电话', '联系电话'], example: '', hint: hints.mobile },
  },
  notes: [hints.another],
}
