/** Texts of a captain's own trucks and drivers. */
export const texts = {
  title: '我的车队',
  intro: '您在各公司的车辆与司机，以及他们的证件。证件到期前请拍照换证，所属公司同时可见。',
  search: '车牌或司机姓名',
  counts: (expired: string, expiring: string) => `${expired}个有证件已过期，${expiring}个有证件即将到期`,
  fine: '没有过期或即将到期的证件',
  empty: '还没有您的车辆和司机。公司录入后会显示在这里。',
  noneFound: '没有符合条件的车辆和司机',
  none: '未上传',
  add: '上传',
  renew: '换证',
  actionOf: (action: string, name: string, kind: string) => `${action}：${name} ${kind}`,
  addTitle: (kind: string) => `上传${kind}`,
  added: '已上传',
  submit: '确认上传',
  more: '显示更多',
} as const
