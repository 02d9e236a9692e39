import { doneTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of passwords. */
export const passwordTexts = {
  change: '修改密码',
  set: '设置密码',
  reset: '重置他人密码',
  password: '密码',
  missing: '请输入密码',
  tooLong: '密码长度不能超过200个字符',
  oldPassword: '原密码不能为空且不少于6位',
  newPassword: '密码必须长度大于8位且包含大小写字母/数字/符号！',
  common: '这个密码太常见，容易被猜中，请换一个',
  repeated: '两次输入密码不一致!',
  user: '用户',
  done: doneTexts.saved,
} as const
