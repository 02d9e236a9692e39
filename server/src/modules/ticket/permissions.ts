import { definePermissions } from '../../kernel/command/permissions.js'

export const ticketPermissions = definePermissions('票据', {
  'chain:companyticket:add': '登记购票、领票与退票',
  'chain:companyticket:edit': '修改票据',
  'chain:companyticket:del': '作废票据',
  'chain:companyticket:get': '查看票据',
  'chain:companyticket:audit': '审核退票',
})

type Labels = typeof ticketPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
