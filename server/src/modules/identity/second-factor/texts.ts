/** The Chinese texts of the second factor. */
export const secondFactorTexts = {
  code: '两步验证码',
  codeMissing: '请输入两步验证码或恢复码',
  begin: '获取两步验证密钥',
  turnOn: '开启两步验证',
  pass: '两步验证',
  renew: '重新生成恢复码',
  turnOff: '关闭两步验证',
  reset: '重置两步验证',
  user: '用户',
} as const
