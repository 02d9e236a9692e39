/** The Chinese texts of cards, scanning, receipts and settlements (000 §5, §8; 001 §8). */
export const settlementTexts = {
  giver: '交卡人',
  payeeName: '收款人',
  payeeNameTooLong: '收款人最多10个字符',
  bankNo: '收款账号',
  bankNoInvalid: '收款账号输入有误',
  bankName: '开户行',
  settleAmount: '申请结算金额',
  cards: '结算卡',
  receipts: '回执单',
  waybills: '运单',
  settlement: '结算单',
  receipt: '回执单',
  document: '单据',
  reason: '原因',
  remark: '备注',
  scanned: (cardNo: string, settleable: number, underReview: number) =>
    `${cardNo}扫卡成功，可结算${settleable}张，修改待审核${underReview}张`,
  scannedMany: (good: number, refused: number) =>
    refused === 0 ? `成功扫描${good}张卡` : `成功扫描${good}张卡，${refused}张未加入`,
  /** The first reasons, each of which names its card. */
  scannedNone: (reasons: readonly string[]) =>
    reasons.length > 3 ? `${reasons.slice(0, 3).join('，')}等，共${reasons.length}张未加入` : reasons.join('，'),
  giverSet: '设置成功',
  receiptsGenerated: '生成成功',
  settlementsGenerated: (settlements: number, waybills: number, excluded: number) =>
    `生成成功：${settlements}张结算单，共${waybills}张运单${excluded ? `，${excluded}张未纳入` : ''}`,
  noPayee: '未设置收款人',
  amountOutOfRange: (no: string, limit: string) => `运单${no}的金额不在0到${limit}元之间`,
  notSelectable: {
    voided: '回执单已作废',
    settled: '回执单已结算',
    nothing: '没有可结算的运单',
  },
  merge: '合并',
  mergeTwo: '请选择至少两张结算单',
  split: '拆分',
  remove: '移出运单',
  allRemoved: '运单已全部移出',
  rejectPrice: '驳回单价',
  keepPrice: '撤销单价驳回',
  reprice: '修改单价',
  done: '操作成功',
  deleted: '删除成功',
} as const
