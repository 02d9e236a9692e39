import { definePermissions } from '../../kernel/command/permissions.js'

export const companyPermissions = definePermissions('公司设置', {
  'sys:companysettings:edit': '修改公司设置',
  'chain:company:setting': '开启与关闭双人复核',
})

type Labels = typeof companyPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
