/** What each first step is. */
export const firstStepLabels = {
  PROJECT: '新增项目',
  SITE: '新增渣土场',
  SOIL: '新增土质',
  PRICE: '设定单价',
  CAPTAIN: '新增车队长',
  TRUCK: '新增车辆',
  DRIVER: '新增司机',
  CARD: '制卡并绑定车队长',
  PAYEE: '登记收款人并签约',
  WAYBILL: '录入运单',
  RECEIPT: '扫卡并开回执单',
  SETTLEMENT: '生成结算单',
  AUTHENTICATION: '完成企业认证',
  PAYMENT: '审核结算单并付款',
} as const
