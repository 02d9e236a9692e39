/** The Chinese texts of payments over REST, beside those of the module. */
export const paymentRestTexts = {
  sumDiffers: '总金额须等于各结算单的金额之和',
  added: (paymentNo: string, status: string) => `添加成功，付款单${paymentNo}${status}`,
  addedDraft: '添加成功',
  saved: '修改成功',
  deleted: '删除成功',
  reversed: (paymentNo: string) => `付款单${paymentNo}已付款，已冲销`,
} as const
