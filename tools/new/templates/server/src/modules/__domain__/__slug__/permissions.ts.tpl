import { definePermissions } from '../../../kernel/command/permissions.js'

export const {{one}}Permissions = definePermissions('{{label}}', {
  'chain:{{key}}:get': '查看{{label}}',
  'chain:{{key}}:add': '新增{{label}}',
  'chain:{{key}}:edit': '修改{{label}}',
  'chain:{{key}}:del': '删除{{label}}',
})

type Labels = typeof {{one}}Permissions

declare module '../../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
