/** Texts about the number of an account while it is typed. */
export const texts = {
  bankFound: (bank: string) => `已识别为${bank}的银行卡`,
  wrongCard: (bank: string) => `${bank}的卡号校验位不符，请核对是否录错`,
  saysWrong: '卡号校验位不符，须由另一人核对后才能付款',
  saysChanged: (before: string) => `原账号为${before}`,
  saysOther: (other: string) => `同名收款人已有账号${other}`,
  saveAgain: (questions: string) => `${questions}；请核对，确认无误请再次保存`,
}
