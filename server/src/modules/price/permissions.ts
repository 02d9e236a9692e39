import { definePermissions } from '../../kernel/command/permissions.js'

export const pricePermissions = definePermissions('直付价', {
  'chain:directPayPriceSet:add': '申请直付价',
  'chain:directPayPriceSet:edit': '编辑直付价',
  'chain:directPayPriceSet:del': '删除直付价',
  'chain:directPayPriceSet:get': '查看直付价',
  'chain:directPayPriceSet:audit': '审核直付价',
  'chain:directPayPriceSet:disabled': '失效直付价',
})

type Labels = typeof pricePermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
