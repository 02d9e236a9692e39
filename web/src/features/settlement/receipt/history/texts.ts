import { excludedWaybillLabels, receiptLabels } from '../../../../gql/labels.generated'

/** Every text of the receipt history. */
export const texts = {
  leftOut: (count: string) => `合计不含已作废 ${count} 张`,
  ...receiptLabels,
  title: '历史回执单',
  giveCardNos: '批量单号',
  yes: '是',
  no: '否',
  actions: '操作',
  notFound: (count: number) => `${count} 个回执单号没有找到`,
  waybills: '可结算运单',
  cards: '卡',

  print: '打印',
  viewCards: '查看卡',
  generateSettlements: '生成结算单',
  setPayee: '设置收款人',
  viewWaybills: '查看运单',
  void: '作废',
  more: '更多',
  tooMany: (max: number) => `一次最多选择${max}张回执单`,
  isVoided: '回执单已作废',
  allPaid: '这些回执单没有需要设置收款人的运单',

  voidTitle: '作废回执单',
  voidAbout: (giveCardNo: string, cards: string, trips: string) => `回执单 ${giveCardNo}：${cards} 张卡，${trips} 趟`,
  voidNote: '作废后，其中的卡回到已设置交卡人的状态，可重新扫卡交卡。作废后不能恢复。',
  reason: excludedWaybillLabels.message,
  confirm: '确定',
  done: '操作成功',
}
