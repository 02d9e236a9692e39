/** Chinese texts of the wizard's steps and of its form. */
export const authenticationTexts = {
  submit: '提交企业认证',
  done: '后台审核中，审核结果会通过站内消息发送，请耐心等待',
  licenceMissing: '请上传营业执照',
  portraitMissing: '请上传身份证头像面',
  emblemMissing: '请上传身份证国徽面',
  dayWrong: (what: string) => `${what}须为日期，例如 2015-03-02`,
  endWrong: (what: string) => `${what}须为日期或长期`,
  sexWrong: '性别须为男或女',
  birthDiffers: '出生日期与身份证号不一致',
  sexDiffers: '性别与身份证号不一致',
  endsBeforeStart: '有效期止不能早于有效期起',
  stepWrong: '步骤有误',
  unsureWrong: '没有把握的字段有误',
} as const
