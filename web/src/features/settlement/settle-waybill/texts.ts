import { settlementFields } from '../../../gql/fields/settlement.generated'
import { commonTexts } from '../../../ui/texts'

/** Every text of the list of settle waybills. */
export const texts = {
  title: '结算运单',
  yuanUnit: commonTexts.yuan,
  standing: '结算状态',
  standings: { FREE: '未结算的', PENDING: '在待审核的结算单上', SEALED: '在已审核或已付款的结算单上' },
  lackingPayee: settlementFields.lackingPayeeCount.label,
  unpriced: '缺单价',
  priceRejected: '单价被驳回',
  priceStands: '有效',
  rejected: '已驳回',
  rejection: (reason: string, by: string | null) => (by ? `${reason}（${by}）` : reason),
  empty: '没有可以结算或已结算的运单',
}
