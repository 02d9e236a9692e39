/** What the codes of this domain are called. */
export const standardRoleLabels = {
  ADMINISTRATOR: '管理员',
  SETTLER: '结算员',
  AUDITOR: '审核员',
  CASHIER: '出纳',
  READER: '只读',
} as const
export type StandardRoleName = (typeof standardRoleLabels)[keyof typeof standardRoleLabels]

export const dataScopeLabels = {
  ALL: '全部项目',
  ORGAN: '本机构及下级机构的项目',
  CHOSEN: '指定的项目',
} as const

export const memberStateLabels = {
  INVITED: '受邀',
  ACTIVE: '在职',
  DISABLED: '已停用',
} as const

export const secondFactorDueLabels = {
  CODE: '输入两步验证码',
  SETUP: '开启两步验证',
} as const

export const organKindLabels = {
  DEPARTMENT: '部门',
  SITE: '项目部',
} as const
