import { receiptFields, receiptLineFields } from '../../../../gql/fields/settlement.generated'
import { waybillFields } from '../../../../gql/fields/waybill.generated'
import { labelsOf } from '../../../../kit/fields'
import { countTexts } from '../../../../ui/format/texts'
import { texts as list } from '../texts'

/** Every text of the receipt drawer. */
export const texts = {
  fields: labelsOf(receiptFields),
  lineFields: { ...labelsOf(receiptLineFields), settleCardNo: waybillFields.cardNo.label },
  title: '交卡回执单',
  missing: (giveCardNo: string) => `回执单${giveCardNo}不存在`,
  none: '无',
  andMore: (giveCardNo: string, count: string) => `${giveCardNo} 等 ${count} 张`,
  waybills: countTexts.tripsOf,
  cards: (count: string) => `${count} 张卡`,
  lines: (giveCardNo: string) => `${giveCardNo}的结算卡`,
  countThen: `${receiptFields.giveCardCnt.label}：${list.countHelp.giveCardCnt}`,
  countNow: (settleable: string, pending: string) =>
    `${receiptFields.giveCardCnt.label}：${list.countHelp.giveCardCnt}；现在可结算 ${settleable} 趟，暂不能结算 ${pending} 趟`,
  total: (cards: string) => `合计（${cards} 张卡）`,
  export: '导出',
  pdf: '下载PDF打印',
  pdfOfAll: '全部下载PDF打印',
  partyA: '甲方',
  partyB: '乙方',
  sign: '签字（盖章）',
  signDate: '签字日期',
  signDateBlank: '　　　　年　　月　　日',
}
