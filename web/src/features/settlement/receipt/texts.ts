import { excludedWaybillFields, receiptFields } from '../../../gql/fields/settlement.generated'
import { labelsOf } from '../../../kit/fields'
import { countTexts } from '../../../ui/format/texts'

/** Every text of receipts in their list. */
export const texts = {
  fields: labelsOf(receiptFields),
  title: '历史回执单',
  empty: '没有回执单',
  leftOut: (count: string) => `合计不含已作废 ${count} 张`,
  giveCardNos: '批量单号',
  notFound: (count: number) => `${count} 个回执单号没有找到`,
  waybills: '可结算运单',
  cards: '卡',
  sheetUnit: countTexts.tickets,
  tripsUnit: countTexts.trips,
  /** State of a receipt with some cards in a settlement and others open. */
  partlySettled: '部分结算',
  /** Explanations of the numbers of trips: that of the paper is fixed, the others are present ones. */
  countHelp: {
    giveCardCnt: '交卡时卡上未结算的运单，含修改待审核的，之后不变',
    settleAbleCount: '其中现在可以结算的，已结算的不计',
    updateWaybillsCount: '其中修改待审核，或有阻止结算的异常未处理的',
  },
  /** File names if the server gives none. */
  files: { pdf: '交卡回执单.pdf', excel: '交卡回执单.xlsx' },

  print: '打印',
  viewCards: '查看卡',
  generateSettlements: '生成结算单',
  setPayee: '设置收款人',
  viewWaybills: '查看运单',
  void: '作废',
  tooMany: (max: number) => `一次最多选择${max}张回执单`,
  isVoided: '回执单已作废',
  allPaid: '这些回执单没有需要设置收款人的运单',
  voidTitle: '作废回执单',
  about: (giveCardNo: string, cards: string, trips: string) => `回执单 ${giveCardNo}：${cards} 张卡，${trips} 趟`,
  voidNote: '作废后，其中的卡回到已设置交卡人的状态，可重新扫卡交卡。作废后不能恢复。',
  reason: excludedWaybillFields.message.label,
}
