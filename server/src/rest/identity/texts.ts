import { doneTexts } from '../../kernel/values/texts.js'

/** The Chinese texts of signing in over REST. */
export const signInTexts = {
  captchaCode: '图形验证码',
  captchaId: '图形验证码编号',
  code: '验证码',
  company: '公司',
  deviceId: '设备标识',
  grant: '授权类型',
  grantUnknown: '不支持的授权类型',
  newPassword: '新密码',
  oldPassword: '原密码',
  userId: '用户',
  passwordIsHis: '密码由本人设置，不能代填：受邀的人凭手机验证码进入',
  mobileNotYours: '手机号与当前登录不一致',
  refreshToken: '刷新凭证',
  roleType: '身份类型须为2或7',
  secondFactorCode: '两步验证码',
  username: '账号',
} as const

/** Texts of the logs. */
export const logRestTexts = {
  deleted: doneTexts.deleted,
  dictionary: '字典',
  itemName: '名称',
  itemValue: '值',
} as const
