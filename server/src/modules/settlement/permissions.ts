import { definePermissions } from '../../kernel/command/permissions.js'

export const settlementPermissions = definePermissions('交卡与结算', {
  'chain:garbagecustomersales:add': '扫卡、生成回执与结算',
  'chain:garbagecustomersales:del': '删除扫卡与结算',
  'chain:garbagecustomersales:edit': '编辑交卡与结算',
  'chain:garbagecustomersales:get': '查看交卡与结算',
  'chain:card:add': '制卡',
  'chain:card:edit': '绑定、换绑、修改结算卡，挂失与补卡',
  'chain:card:get': '查看制卡批次与结算卡的修改记录',
  'chain:card:print': '打印结算卡标签',
  'chain:companysettle:audit': '审核结算单',
  'chain:payee:audit': '登记收款人签约、核对收款账号、合并收款人',
})

type Labels = typeof settlementPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
