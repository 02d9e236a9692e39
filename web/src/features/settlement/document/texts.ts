import { priceSourceTotalFields, receiptFields, settlementFields } from '../../../gql/fields/settlement.generated'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of the public check of a printed document. */
export const texts = {
  title: '单据核验',
  states: { GENUINE: '真实有效', ALTERED: '已变更', VOIDED: '已作废' },
  notes: {
    GENUINE: '单据内容与系统一致',
    ALTERED: '单据打印后系统中的内容有变更，请以最新打印为准',
    VOIDED: '该单据已作废，不再有效',
  },
  number: '单据编号',
  company: receiptFields.companyAuthName.label,
  date: '单据日期',
  count: settlementFields.settleCnt.label,
  countUnit: countTexts.trips,
  amount: priceSourceTotalFields.amount.label,
  amountUnit: commonTexts.yuan,
  unknown: '查无此单据',
  unknownNote: '请核对二维码或链接是否完整',
  checking: '正在核验…',
  product: '土方通',
}
