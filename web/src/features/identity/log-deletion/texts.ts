/** Texts of deleted log lines. */
export const texts = {
  title: '日志删除记录',
  intro: '被删除的日志的原文、当事人和删除人都留在这里；任何人都不能修改或删除这些记录。',
  empty: '还没有日志被删除',
  methods: {
    '/phone/token/sms': '手机验证码',
    '/oauth/token': '密码',
    '/login': '第三方账号',
  } as Readonly<Record<string, string>>,
}
