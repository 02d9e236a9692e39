/** The Chinese texts of cards, receipts and settlements over REST, beside those of the module. */
export const settlementRestTexts = {
  bankName: '开户行',
  bankNo: '收款账号',
  cardNo: '卡号',
  editType: '修改类型',
  giveCardNo: '回执单号',
  giver: '交卡人',
  payee: '收款人',
  price: '单价',
  signed: '是',
  unsigned: '否',
  settleId: '结算单',
  waybillId: '运单编号',
} as const
