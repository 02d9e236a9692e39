export const nodeTypeCodes = {
  CAPTAIN: '车队长',
  CARD: '结算卡',
  DRIVER: '司机',
  DUMP_SITE: '渣土场',
  INVOICE: '发票',
  MACHINE: '挖机',
  PAYEE: '收款人',
  PAYMENT: '付款单',
  PROJECT: '项目',
  PROJECT_PHASE: '项目分期',
  PUNCH: '打卡',
  RECEIPT: '交卡回执单',
  SETTLEMENT: '结算单',
  SOIL: '土质',
  TICKET_COLLECTION: '领票',
  TICKET_PURCHASE: '购票',
  TICKET_RECONCILIATION: '渣土场对账',
  TICKET_REFUND: '退票',
  TRUCK: '车辆',
  WAYBILL: '运单',
} as const

export const timelineTargetFields = {
  id: { label: '记录编号', kind: 'id' },
  no: { label: '单号、卡号或发票号码', kind: 'text' },
  type: { label: '记录的类型', kind: 'code', code: 'NodeType', codes: nodeTypeCodes },
} as const
