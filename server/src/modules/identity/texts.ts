/** The Chinese texts of signing in (000 §5, §8; 001 §5, §8). */
export const identityTexts = {
  mobileMissing: '请先填写手机号',
  mobileInvalid: '请输入正确的手机号',
  codeShape: '请输入6位数的验证码',
  codeSent: '验证码发送成功',
  codeTypeInvalid: '验证码类型有误',
  roleTypeInvalid: '身份类型有误',
  account: '账号',
  loginCode: '验证码',
  lockPassword: '锁屏密码',
  deviceId: '设备标识',
  deviceIdShort: (least: number, most: number) => `设备标识须为${least}到${most}个字符，过短的容易被猜到；没有可不填`,
  setLock: '设置锁屏',
  idleMinutes: '自动锁屏的分钟数只能是0、5、15、30或60',
} as const
