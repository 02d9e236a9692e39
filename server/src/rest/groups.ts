/** The chapters of the REST documentation. */
export const groups = {
  signIn: '登录与会话',
  registration: '注册、文件与识别',
  users: '用户与组织',
  lookups: '字典与查询',
  settlement: '结算卡、交卡回执与结算单',
  settleWaybills: '结算运单与收款人',
  payments: '付款与发票',
  cardAccounts: '结算卡账户',
  waybills: '运单',
  prices: '直付价',
  tickets: '渣土场票据',
  phases: '项目分期图表',
  exports: '导出',
} as const

export type Group = keyof typeof groups
