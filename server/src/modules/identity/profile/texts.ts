/** The Chinese texts of a person's own data (001 §5, §8). */
export const profileTexts = {
  update: '修改个人信息',
  updated: '修改成功',
  bind: '绑定手机号',
  unbind: '解绑手机号',
  bound: '绑定成功',
  unbound: '解绑成功',
  changeType: '请选择绑定或解绑',
  email: '请输入正确的邮箱',
  avatar: '头像须为上传所得的地址',
} as const
