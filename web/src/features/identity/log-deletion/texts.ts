import { logDeletionLabels } from '../../../gql/labels.generated'

/** Every text of what was deleted of the logs. */
export const texts = {
  title: '日志删除记录',
  intro: '被删除的日志的原文、当事人和删除人都留在这里；任何人都不能修改或删除这些记录。',
  empty: '还没有日志被删除',
  fields: logDeletionLabels,
  methods: {
    '/phone/token/sms': '手机验证码',
    '/oauth/token': '密码',
    '/login': '第三方账号',
  } as Readonly<Record<string, string>>,
  kinds: { OPERATION: '操作日志', LOGIN: '登录日志' },
}
