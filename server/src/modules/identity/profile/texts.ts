import { doneTexts, inputTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of a person's own data. */
export const profileTexts = {
  update: '修改个人信息',
  updated: doneTexts.saved,
  bind: '绑定手机号',
  unbind: '解绑手机号',
  bound: '绑定成功',
  unbound: '解绑成功',
  changeType: '请选择绑定或解绑',
  email: inputTexts.mail,
  avatar: '头像须为上传所得的地址',
} as const
