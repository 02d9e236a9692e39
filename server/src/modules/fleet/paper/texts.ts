import { inputTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of the papers of trucks and drivers. */
export const fleetPaperTexts = {
  paper: '证件',
  add: '新增证件',
  update: '修改证件',
  renew: '换发证件',
  delete: '删除证件',
  version: inputTexts.version,
  picture: '图片',
  truck: '车辆',
  driver: '司机',
  dayInvalid: '请输入正确的日期，例如2026-12-31',
  backwards: '有效期止不能早于有效期起',
  notLater: '换发的证件有效期止须晚于旧证的',
  truckOrDriver: '驾驶证须选择司机，其他证件须选择车辆',
  taken: (kind: string) => `已有在用的${kind}，请换证`,
  pictureGone: '图片不存在或不是您上传的，请重新上传',
  daysLeft: (days: number) => `还有${days}天到期`,
  lastDay: '今天到期',
  overdue: (days: number) => `已过期${days}天`,
} as const
