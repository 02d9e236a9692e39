import { definePermissions } from '../../kernel/command/permissions.js'

export const paymentPermissions = definePermissions('付款', {
  'chain:companypayment:add': '新增付款、登记付款',
  'chain:companypayment:edit': '编辑付款、登记退款',
  'chain:companypayment:del': '删除付款、冲销已付的付款',
  'chain:companypayment:get': '查看付款',
  'chain:companypayment:audit': '审核付款',
})

type Labels = typeof paymentPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
