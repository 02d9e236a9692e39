import { inputTexts, moveTexts, stateTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of registering a company or a dump site. */
export const registrationTexts = {
  registration: '企业认证',
  statuses: { REGISTERED: '待认证', PENDING: stateTexts.pending, APPROVED: '已通过', REJECTED: stateTexts.rejected },
  submitMove: '提交认证',
  approveMove: moveTexts.approve,
  rejectMove: moveTexts.reject,
  companyTypes: { COMPANY: '企业', MUD_TAIL: '渣土场' },
  companyTypeInvalid: '企业类型有误',
  missing: inputTexts.enter,
  contactPhoneWrong: inputTexts.mobile,
  code: '验证码',
  codeSpent: '验证码已使用，请重新获取',
  notText: inputTexts.notText,
  blank: '请输入非空字符',
  tooLong: (max: number) => `长度不能超过${max}个字符`,
  notLink: (what: string) => `${what}须为图片链接`,
  creditCodeOff: '统一社会信用代码与其校验位不符，请核对18位代码',
  idNoWrong: '身份证号有误，请核对18位号码',
  administrator: '管理员',
  done: '注册成功',
} as const
