/** Every text of binding accounts elsewhere. */
export const texts = {
  bound: '社交账号绑定成功',
  refused: '平台没有授权，请重新发起',
  redirect: {
    title: '绑定第三方账号',
    handing: '正在返回个人信息…',
    ready: '原页面已关闭，请在此完成绑定。',
    finish: '完成绑定',
    refused: '平台没有授权，账号没有绑定。请到个人信息中重新发起。',
    forged: '此链接不完整或不是由本系统发起的，账号没有绑定。请到个人信息中重新发起。',
    failed: (why: string) => `${why}。账号没有绑定，请到个人信息中绑定。`,
    signedOut: '登录已失效，账号没有绑定。请先登录，再到个人信息中重新发起。',
    nothing: '这里没有要完成的绑定。绑定请到个人信息中发起。',
    close: '可以关闭本页面。',
    profile: '去个人信息',
    signIn: '去登录',
  },
  accounts: {
    title: '第三方账号',
    hint: '绑定后，可在登录页用它登录。',
    bind: '绑定',
    unbind: '解绑',
    unbindTitle: '解绑第三方账号',
    none: '未绑定',
    waiting: '请在打开的窗口中授权…',
    unbindConfirm: (provider: string) => `确认解绑${provider}？`,
    unbindAbout: (account: string | null) =>
      `${account ? `${account}；` : ''}解绑后不能再用它登录，仍可用手机验证码登录`,
    unbound: '解绑成功',
  },
} as const
