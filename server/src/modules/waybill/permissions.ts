import { definePermissions } from '../../kernel/command/permissions.js'

export const waybillPermissions = definePermissions('运单', {
  'chain:companywaybill:get': '查看运单',
  'chain:companywaybill:add': '新增运单',
  'chain:companywaybill:edit': '编辑运单',
  'chain:companywaybill:del': '删除运单',
  'chain:companywaybill:audit': '审核运单修改',
  'chain:ledgerdig:edit': '上报挖机工时',
  'chain:ledgerdig:audit': '审核挖机工时',
  'chain:drivertruckgps:key': '管理设备密钥',
})

type Labels = typeof waybillPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
