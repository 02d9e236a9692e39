import { loginLogLabels } from '../../../gql/labels.generated'
import { logTexts } from '../log'

/** Every text of the login log. */
export const texts = {
  ...logTexts,
  title: '登录日志',
  own: '我的登录日志',
  empty: '还没有登录日志',
  ownEmpty: '您还没有登录记录',
  fields: { ...loginLogLabels, actions: '操作' },
  methods: { CODE: '手机验证码', PASSWORD: '密码', THIRD_PARTY: '第三方账号' },
  role: '登录身份',
  roles: {
    1: '车队长',
    2: '建筑公司',
    3: '司机',
    4: '挖机手',
    7: '注册企业或渣土场',
    9: '平台运营',
  } as Readonly<Record<string, string>>,
  unknown: '未知',
  narrow: '按 IP 或地点查询时，请同时选择不超过 31 天的登录时间',
  about: (who: string, when: string) => `${who} ${when}；原文与删除人会留在“日志删除记录”中，任何人都不能删除`,
  deleteTitle: '删除登录日志',
  missing: '登录日志不存在',
  who: '登录',
  from: '来自',
}
