import { doneTexts } from '../../kernel/values/texts.js'

/** The Chinese texts of payments over REST, beside those of the module. */
export const paymentRestTexts = {
  sumDiffers: '总金额须等于各结算单的金额之和',
  added: (paymentNo: string, status: string) => `添加成功，付款单${paymentNo}${status}`,
  addedDraft: doneTexts.added,
  saved: doneTexts.saved,
  savedAnd: (paymentNo: string, status: string) => `修改成功，付款单${paymentNo}${status}`,
  savedDraft: (paymentNo: string) => `修改成功，付款单${paymentNo}仍为草稿，提交审核须由可新增付款单的人`,
  deleted: doneTexts.deleted,
} as const
