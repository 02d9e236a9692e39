/** The Chinese texts of registering a company or a dump site (000 §5). */
export const registrationTexts = {
  registration: '企业注册',
  statuses: { PENDING: '待审核', APPROVED: '已通过', REJECTED: '已驳回' },
  approveMove: '审核通过',
  rejectMove: '驳回',
  companyTypes: { COMPANY: '企业', MUD_TAIL: '渣土场' },
  companyTypeInvalid: '企业类型有误',
  missing: (what: string) => `请输入${what}`,
  contactPhoneWrong: '请输入正确的手机号',
  code: '验证码',
  codeSpent: '验证码已使用，请重新获取',
  notText: (what: string) => `${what}须为文本`,
  blank: '请输入非空字符',
  tooLong: (max: number) => `长度不能超过${max}个字符`,
  notLink: (what: string) => `${what}须为图片链接`,
  administrator: '管理员',
  done: '注册成功',
} as const
