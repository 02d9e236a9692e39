/** The Chinese texts of captchas. */
export const captchaTexts = {
  needed: '请输入图形验证码',
  wrong: '图形验证码错误或已失效，请重新输入',
  id: '图形验证码编号',
  code: '图形验证码',
} as const
