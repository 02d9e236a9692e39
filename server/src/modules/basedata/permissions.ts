import { definePermissions } from '../../kernel/command/permissions.js'

export const basedataPermissions = definePermissions('基础资料', {
  'chain:basedata:get': '查看基础资料',
  'chain:basedata:add': '新增基础资料',
  'chain:basedata:edit': '修改、停用基础资料',
  'chain:basedata:del': '删除基础资料',
})

type Labels = typeof basedataPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
