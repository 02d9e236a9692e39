import { captainDriverFields, captainTaskFields } from '../../../gql/fields/fleet.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'

/** Every text of choosing captains and drivers. */
export const texts = {
  members: captainTaskFields.captainAndDriver.label,
  choose: '请选择车队长和司机',
  dialog: '选择车队长和司机',
  chooser: '选择车队长与司机',
  keyword: '关键字',
  keywordHint: '姓名、手机号或车牌',
  search: '查找车队长或司机',
  searchHint: '姓名、手机号或车牌',
  selectAll: '全选',
  selectShown: '全选查到的',
  everyDriver: '全部司机',
  everyDriverHint: '全部司机，含以后加入的',
  noDrivers: '暂无司机',
  expand: (name: string) => `展开${name}的司机`,
  collapse: (name: string) => `收起${name}的司机`,
  wholeCaptain: (name: string) => `${name}（全部司机）`,
  driverOf: (driver: string, captain: string) => `${driver}（${captain}）`,
  chosenOf: (chosen: number, all: number) => `已选 ${chosen}/${all}`,
  count: (captains: number, drivers: number) =>
    drivers ? `已选 ${captains} 个车队长、${drivers} 名司机` : `已选 ${captains} 个车队长`,
  nothing: '尚未选择',
  noMatch: '没有查到车队长或司机',
  none: '公司还没有车队长',
  noWallet: '未开通钱包',
  tooMany: (max: number) => `车队长和司机一次最多${max}个`,
  clear: '清空',
  ok: '确定',
  cancel: commonTexts.cancel,
  pick: '选择',
  actions: commonTexts.actions,
  unknown: '（未知）',
  yes: commonTexts.yes,
  no: commonTexts.no,
  empty: '没有车队长或司机',
  fields: { ...labelsOf(captainDriverFields), projectName: captainTaskFields.projectName.label },
}
