import { definePermissions } from '../../kernel/command/permissions.js'

export const companyPermissions = definePermissions({
  'sys:companysettings:edit': '修改公司设置',
})

type Labels = typeof companyPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
