import { definePermissions } from '../../kernel/command/permissions.js'

export const settlementPermissions = definePermissions({
  'chain:garbagecustomersales:add': '扫卡、生成回执与结算',
  'chain:garbagecustomersales:del': '删除扫卡与结算',
  'chain:garbagecustomersales:edit': '编辑交卡与结算',
  'chain:garbagecustomersales:get': '查看交卡与结算',
  'chain:companysettle:audit': '审核结算单',
})

type Labels = typeof settlementPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
