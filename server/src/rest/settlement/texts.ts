/** The Chinese texts of cards, receipts and settlements over REST, beside those of the module. */
export const settlementRestTexts = {
  bodyMissing: '请求内容须为对象',
  editTypeUnknown: '不支持的修改类型',
  exportCodeUnknown: '不支持的导出代码',
  noReason: '未填写原因',
  noCards: '请提供卡号 cardNos',
  signed: '是',
  unsigned: '否',
  receiptPdf: '交卡回执单.pdf',
  labelsPdf: '结算卡标签.pdf',
  layoutUnknown: '版式须为SHEET或SINGLE',
  settleId: '结算单',
  settleTypeUnknown: '不支持的结算类型',
  settlementPdf: '结算单.pdf',
} as const
