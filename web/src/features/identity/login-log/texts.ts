/** Every text of the login log. */
export const texts = {
  title: '登录日志',
  own: '我的登录日志',
  empty: '还没有登录日志',
  ownEmpty: '您还没有登录记录',
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
  deleteTitle: '删除登录日志',
  drawer: '登录日志',
  missing: '登录日志不存在',
  who: '登录',
  from: '来自',
}
