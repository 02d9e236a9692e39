import { definePermissions } from '../../kernel/command/permissions.js'

export const waybillPermissions = definePermissions('运单', {
  'chain:companywaybill:get': '查看运单',
  'chain:companywaybill:add': '新增运单',
  'chain:companywaybill:edit': '编辑运单',
  'chain:companywaybill:del': '删除运单',
  'chain:companywaybill:audit': '审核运单修改',
  'chain:punch:add': '打卡',
  'chain:punch:get': '查看全部打卡',
  'chain:ledgerdig:edit': '上报挖机工时',
  'chain:ledgerdig:audit': '审核挖机工时',
  'chain:drivertruckgps:key': '管理设备密钥',
})

/** Permissions of drivers, whose rows are their own alone, whoever holds them. */
export const driverPermissions = definePermissions('司机', {
  'chain:owntrip:get': '查看本人的趟次',
  'chain:owntrip:edit': '签认本人的趟次',
})

type Labels = typeof waybillPermissions & typeof driverPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
