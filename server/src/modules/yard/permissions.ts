import { definePermissions } from '../../kernel/command/permissions.js'

export const yardPermissions = definePermissions('渣土场', {
  'chain:yard:get': '查看到场车次',
  'chain:yard:edit': '登记到场、卸土和拒收',
  'chain:yard:site': '认领渣土场，公布开放时间和容量',
})

type Labels = typeof yardPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
