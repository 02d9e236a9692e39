/** Chinese texts of third-party accounts. */
export const thirdPartyTexts = {
  account: '第三方账号',
  provider: '第三方平台',
  bind: '绑定第三方账号',
  unbind: '解绑第三方账号',
  bound: '社交账号绑定成功',
  state: '授权请求',
  code: '授权码',
  proof: '登录凭据',
} as const
