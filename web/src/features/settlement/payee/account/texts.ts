/** What is said of the number of an account while it is typed. */
export const texts = {
  bankFound: (bank: string) => `已识别为${bank}的银行卡`,
  wrongCard: (bank: string) => `${bank}的卡号校验位不符，请核对是否录错`,
  saveAgain: '卡号校验位不符，请核对；确认无误请再次保存',
}
