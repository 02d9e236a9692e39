export const ticketBookingStatusCodes = {
  BOOKED: '已入账',
  VOIDED: '已作废',
} as const

export const ticketCollectionActionCodes = {
  edit: '修改',
  void: '作废',
} as const

export const ticketDifferenceCodes = {
  DOUBLE_OURS: '我方票号重复',
  DOUBLE_SITE: '渣土场票号重复',
  PLATE: '车牌不同',
  SOIL: '土质不同',
  TICKET_NO: '票号不同',
  TIME: '时间超出允许误差',
} as const

export const ticketEntryKindCodes = {
  COLLECT: '领票',
  PURCHASE: '购票',
  REFUND: '退票',
  USE: '用票',
} as const

export const ticketPurchaseActionCodes = {
  edit: '修改',
  void: '作废',
} as const

export const ticketReconciliationActionCodes = {
  rematch: '重新核对',
  resolve: '处理差异',
  settle: '结清',
  void: '作废',
} as const

export const ticketReconciliationStatusCodes = {
  OPEN: '对账中',
  SETTLED: '已结清',
  VOIDED: '已作废',
} as const

export const ticketRefundActionCodes = {
  approve: '审核通过',
  reject: '驳回',
  withdraw: '撤回',
} as const

export const ticketRefundGoalCodes = {
  COMPANY: '退回公司库存',
  SUPPLIER: '退还渣土场',
} as const

export const ticketRefundStatusCodes = {
  APPROVED: '已审核',
  PENDING: '待审核',
  REJECTED: '已驳回',
  WITHDRAWN: '已撤回',
} as const

export const ticketResolutionCodes = {
  ACCEPT_SITE: '以渣土场为准',
  BOTH_WRONG: '双方都有误',
  KEEP_OURS: '以我方为准',
} as const

export const ticketVerdictCodes = {
  DIFFER: '不一致',
  OURS_ONLY: '仅我方有',
  SAME: '一致',
  SITE_ONLY: '仅渣土场有',
} as const

export const ticketCollectionFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'TicketCollectionAction', codes: ticketCollectionActionCodes },
  collectNo: { label: '领票单号', kind: 'text' },
  collectedAt: { label: '领票时间', kind: 'time', sort: 'COLLECTED_AT' },
  createBy: { label: '登记人', kind: 'text' },
  createTime: { label: '登记时间', kind: 'time' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  id: { label: '领票编号', kind: 'id' },
  picture: { label: '照片', kind: 'text' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  quantity: { label: '张数', kind: 'count', sort: 'QUANTITY' },
  receiver: { label: '领票人', kind: 'text' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  remark: { label: '备注', kind: 'text' },
  soilType: { label: '土质', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'TicketBookingStatus', codes: ticketBookingStatusCodes },
  version: { label: '版本', kind: 'count' },
  voidName: { label: '作废人', kind: 'text' },
  voidReason: { label: '作废原因', kind: 'text' },
  voidedAt: { label: '作废时间', kind: 'time' },
} as const

export const ticketCollectionFilter = {
  collectNo: { label: '领票单号', kind: 'text', found: 'part' },
  collectedAt: { label: '领票时间', kind: 'time', found: 'range' },
  createTime: { label: '登记时间', kind: 'time', found: 'range' },
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  receiver: { label: '领票人', kind: 'text', found: 'part' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'TicketBookingStatus', codes: ticketBookingStatusCodes },
} as const

export const ticketCompanyStockFields = {
  bought: { label: '累计购票', kind: 'count' },
  correctedUses: { label: '更正用票', kind: 'count' },
  costedAt: { label: '核算时间', kind: 'time' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  expiredAmount: { label: '过期未用金额', kind: 'money' },
  expiredQuantity: { label: '过期未用', kind: 'count' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  inProjects: { label: '项目剩余', kind: 'count' },
  isShort: { label: '库存状态', kind: 'flag' },
  nearestExpiry: { label: '最近到期', kind: 'day' },
  price: { label: '平均单价', kind: 'money' },
  quantity: { label: '公司库存', kind: 'count' },
  refunded: { label: '累计退还渣土场', kind: 'count' },
  soilType: { label: '土质', kind: 'text' },
  used: { label: '累计用票', kind: 'count' },
  worth: { label: '库存金额', kind: 'money' },
} as const

export const ticketCompanyStockFilter = {
  garbageIds: { label: '渣土场编号', kind: 'id', found: 'any' },
  short: { label: '库存不足', kind: 'flag', found: 'is' },
  soilTypes: { label: '土质', kind: 'text', found: 'any' },
} as const

export const ticketDriverStockFields = {
  collected: { label: '领票', kind: 'count' },
  correctedUses: { label: '更正用票', kind: 'count' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  isShort: { label: '库存状态', kind: 'flag' },
  lastUsedAt: { label: '最近用票时间', kind: 'time' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  refunded: { label: '退票', kind: 'count' },
  remaining: { label: '剩余', kind: 'count' },
  soilType: { label: '土质', kind: 'text' },
  used: { label: '用票', kind: 'count' },
  usedOfProject: { label: '用项目票', kind: 'count' },
} as const

export const ticketDriverStockFilter = {
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
} as const

export const ticketEntryFields = {
  balance: { label: '结存', kind: 'count' },
  collection: { label: '领票', kind: 'rows' },
  collectionId: { label: '领票编号', kind: 'id' },
  createBy: { label: '登记人', kind: 'text' },
  createTime: { label: '登记时间', kind: 'time' },
  documentNo: { label: '单号', kind: 'text' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  happenedAt: { label: '发生时间', kind: 'time', sort: 'HAPPENED_AT' },
  id: { label: '流水编号', kind: 'id' },
  kind: { label: '类型', kind: 'code', code: 'TicketEntryKind', codes: ticketEntryKindCodes },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  purchase: { label: '购票', kind: 'rows' },
  purchaseId: { label: '购票编号', kind: 'id' },
  quantity: { label: '张数', kind: 'count', sort: 'QUANTITY' },
  reason: { label: '更正或冲回的原因', kind: 'text' },
  refund: { label: '退票', kind: 'rows' },
  refundId: { label: '退票编号', kind: 'id' },
  soilType: { label: '土质', kind: 'text' },
} as const

export const ticketEntryFilter = {
  collectionId: { label: '领票编号', kind: 'id', found: 'is' },
  createTime: { label: '登记时间', kind: 'time', found: 'range' },
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  happenedAt: { label: '发生时间', kind: 'time', found: 'range' },
  kind: { label: '类型', kind: 'code', found: 'any', code: 'TicketEntryKind', codes: ticketEntryKindCodes },
  movesCompanyStock: { label: '是否增减公司库存', kind: 'flag', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  purchaseId: { label: '购票编号', kind: 'id', found: 'is' },
  refundId: { label: '退票编号', kind: 'id', found: 'is' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
} as const

export const ticketMonthCostFields = {
  boughtAmount: { label: '购入金额', kind: 'money' },
  boughtQuantity: { label: '购入张数', kind: 'count' },
  closingAmount: { label: '月末金额', kind: 'money' },
  closingQuantity: { label: '月末张数', kind: 'count' },
  costedAt: { label: '核算时间', kind: 'time' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  month: { label: '月份', kind: 'text' },
  openingAmount: { label: '月初金额', kind: 'money' },
  openingQuantity: { label: '月初张数', kind: 'count' },
  price: { label: '平均单价', kind: 'money' },
  refundedAmount: { label: '退还金额', kind: 'money' },
  refundedQuantity: { label: '退还张数', kind: 'count' },
  soilType: { label: '土质', kind: 'text' },
  usedQuantity: { label: '使用张数', kind: 'count' },
} as const

export const ticketMonthCostFilter = {
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  monthFrom: { label: '开始月份', kind: 'text', found: 'is' },
  monthTo: { label: '结束月份', kind: 'text', found: 'is' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
} as const

export const ticketPurchaseFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'TicketPurchaseAction', codes: ticketPurchaseActionCodes },
  amount: { label: '金额', kind: 'money', sort: 'AMOUNT' },
  boughtAt: { label: '购票时间', kind: 'time', sort: 'BOUGHT_AT' },
  createBy: { label: '登记人', kind: 'text' },
  createTime: { label: '登记时间', kind: 'time' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  expiresOn: { label: '有效期至', kind: 'day', sort: 'EXPIRES_ON' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  id: { label: '购票编号', kind: 'id' },
  invoiceNo: { label: '发票号码', kind: 'text' },
  picture: { label: '照片', kind: 'text' },
  price: { label: '单价', kind: 'money', sort: 'PRICE' },
  purchaseNo: { label: '购票单号', kind: 'text' },
  quantity: { label: '张数', kind: 'count', sort: 'QUANTITY' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  remark: { label: '备注', kind: 'text' },
  soilType: { label: '土质', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'TicketBookingStatus', codes: ticketBookingStatusCodes },
  supplier: { label: '供票单位', kind: 'text' },
  version: { label: '版本', kind: 'count' },
  voidName: { label: '作废人', kind: 'text' },
  voidReason: { label: '作废原因', kind: 'text' },
  voidedAt: { label: '作废时间', kind: 'time' },
} as const

export const ticketPurchaseFilter = {
  boughtAt: { label: '购票时间', kind: 'time', found: 'range' },
  createTime: { label: '登记时间', kind: 'time', found: 'range' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  invoiceNo: { label: '发票号码', kind: 'text', found: 'part' },
  purchaseNo: { label: '购票单号', kind: 'text', found: 'part' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'TicketBookingStatus', codes: ticketBookingStatusCodes },
  supplier: { label: '供票单位', kind: 'text', found: 'part' },
} as const

export const ticketReconciliationFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'TicketReconciliationAction', codes: ticketReconciliationActionCodes },
  createBy: { label: '登记人', kind: 'text' },
  createTime: { label: '登记时间', kind: 'time', sort: 'CREATE_TIME' },
  differCount: { label: '不一致行数', kind: 'count' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  endDate: { label: '结束票日', kind: 'day' },
  fileName: { label: '渣土场清单', kind: 'text' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  id: { label: '对账编号', kind: 'id' },
  matchedAt: { label: '核对时间', kind: 'time' },
  ourCount: { label: '我方运单数', kind: 'count' },
  oursOnlyCount: { label: '仅我方行数', kind: 'count' },
  reconcileNo: { label: '对账单号', kind: 'text' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  sameCount: { label: '一致行数', kind: 'count' },
  settleName: { label: '结清人', kind: 'text' },
  settledAt: { label: '结清时间', kind: 'time' },
  siteCount: { label: '渣土场行数', kind: 'count' },
  siteOnlyCount: { label: '仅渣土场行数', kind: 'count' },
  startDate: { label: '开始票日', kind: 'day', sort: 'START_DATE' },
  statementUrl: { label: '对账单的地址', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'TicketReconciliationStatus', codes: ticketReconciliationStatusCodes },
  toleranceMinutes: { label: '时间允许误差', kind: 'count' },
  unresolvedCount: { label: '未处理行数', kind: 'count', sort: 'UNRESOLVED_COUNT' },
  version: { label: '版本', kind: 'count' },
  voidName: { label: '作废人', kind: 'text' },
  voidReason: { label: '作废原因', kind: 'text' },
  voidedAt: { label: '作废时间', kind: 'time' },
} as const

export const ticketReconciliationFilter = {
  createTime: { label: '登记时间', kind: 'time', found: 'range' },
  fileName: { label: '渣土场清单', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  reconcileNo: { label: '对账单号', kind: 'text', found: 'part' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'TicketReconciliationStatus', codes: ticketReconciliationStatusCodes },
} as const

export const ticketReconciliationRowFields = {
  differences: { label: '不一致之处', kind: 'code', code: 'TicketDifference', codes: ticketDifferenceCodes },
  id: { label: '对账行编号', kind: 'id' },
  line: { label: '清单行号', kind: 'count', sort: 'LINE' },
  ourPlate: { label: '我方车牌', kind: 'text' },
  ourSoil: { label: '我方土质', kind: 'text' },
  ourTicketNo: { label: '我方票号', kind: 'text' },
  ourTime: { label: '我方出场时间', kind: 'time', sort: 'OUR_TIME' },
  reason: { label: '处理原因', kind: 'text' },
  reconciliation: { label: '所属对账', kind: 'rows' },
  reconciliationId: { label: '所属对账', kind: 'id' },
  resolution: { label: '处理', kind: 'code', code: 'TicketResolution', codes: ticketResolutionCodes },
  resolveName: { label: '处理人', kind: 'text' },
  resolvedAt: { label: '处理时间', kind: 'time' },
  sitePlate: { label: '渣土场车牌', kind: 'text' },
  siteQuantity: { label: '数量', kind: 'quantity' },
  siteSoil: { label: '渣土场土质', kind: 'text' },
  siteTicketNo: { label: '渣土场票号', kind: 'text' },
  siteTime: { label: '渣土场时间', kind: 'time', sort: 'SITE_TIME' },
  verdict: { label: '结果', kind: 'code', code: 'TicketVerdict', codes: ticketVerdictCodes },
  waybill: { label: '我方运单', kind: 'rows' },
  waybillId: { label: '我方运单', kind: 'id' },
  waybillNo: { label: '我方运单号', kind: 'text' },
} as const

export const ticketReconciliationRowFilter = {
  ourPlate: { label: '我方车牌', kind: 'text', found: 'part' },
  ourTicketNo: { label: '我方票号', kind: 'text', found: 'part' },
  reconciliationId: { label: '所属对账', kind: 'id', found: 'is' },
  resolution: { label: '处理', kind: 'code', found: 'any', code: 'TicketResolution', codes: ticketResolutionCodes },
  resolved: { label: '差异是否已处理', kind: 'flag', found: 'is' },
  sitePlate: { label: '渣土场车牌', kind: 'text', found: 'part' },
  siteTicketNo: { label: '渣土场票号', kind: 'text', found: 'part' },
  verdict: { label: '结果', kind: 'code', found: 'any', code: 'TicketVerdict', codes: ticketVerdictCodes },
  waybillNo: { label: '我方运单号', kind: 'text', found: 'part' },
} as const

export const ticketRefundFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'TicketRefundAction', codes: ticketRefundActionCodes },
  amount: { label: '退款金额', kind: 'money', sort: 'AMOUNT' },
  applyDatetime: { label: '申请时间', kind: 'time', sort: 'APPLY_DATETIME' },
  applyName: { label: '申请人', kind: 'text' },
  auditDatetime: { label: '审核时间', kind: 'time' },
  auditName: { label: '审核人', kind: 'text' },
  auditOwn: { label: '审核人是否申请人本人', kind: 'flag' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  goesTo: { label: '去向', kind: 'code', code: 'TicketRefundGoal', codes: ticketRefundGoalCodes },
  id: { label: '退票编号', kind: 'id' },
  picture: { label: '照片', kind: 'text' },
  price: { label: '退款单价', kind: 'money' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  quantity: { label: '张数', kind: 'count', sort: 'QUANTITY' },
  reason: { label: '驳回或撤回的原因', kind: 'text' },
  refundNo: { label: '退票单号', kind: 'text' },
  refundedAt: { label: '退票时间', kind: 'time', sort: 'REFUNDED_AT' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  remark: { label: '备注', kind: 'text' },
  soilType: { label: '土质', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'TicketRefundStatus', codes: ticketRefundStatusCodes },
  version: { label: '版本', kind: 'count' },
} as const

export const ticketRefundFilter = {
  applyDatetime: { label: '申请时间', kind: 'time', found: 'range' },
  applyName: { label: '申请人', kind: 'text', found: 'part' },
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  goesTo: { label: '去向', kind: 'code', found: 'any', code: 'TicketRefundGoal', codes: ticketRefundGoalCodes },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  refundNo: { label: '退票单号', kind: 'text', found: 'part' },
  refundedAt: { label: '退票时间', kind: 'time', found: 'range' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'TicketRefundStatus', codes: ticketRefundStatusCodes },
  auditOwn: { label: '审核人是否申请人本人', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
} as const

export const ticketStatFields = {
  collectTickets: { label: '领票', kind: 'count' },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  correctedCollects: { label: '更正领票', kind: 'count' },
  correctedRefunds: { label: '更正退票', kind: 'count' },
  correctedUses: { label: '更正用票', kind: 'count' },
  dayDetailDate: { label: '票日', kind: 'day' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  earlyRemainingTickets: { label: '期初剩余', kind: 'count' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  garbageType: { label: '渣土场类型', kind: 'text' },
  inRemainingTickets: { label: '期末剩余', kind: 'count' },
  isProjectTotalRow: { label: '是否项目小计行', kind: 'flag' },
  isShort: { label: '库存不足', kind: 'flag' },
  isTotalRow: { label: '是否合计行', kind: 'flag' },
  monthDetailDate: { label: '月份', kind: 'text' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  refundTickets: { label: '退票', kind: 'count' },
  soilType: { label: '土质', kind: 'text' },
  useTickets: { label: '用票', kind: 'count' },
} as const

export const ticketStatFilter = {
  endDate: { label: '结束日期', kind: 'day', found: 'is' },
  garbageIds: { label: '渣土场编号', kind: 'id', found: 'any' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  garbageType: { label: '渣土场类型', kind: 'text', found: 'is' },
  projectInfoIds: { label: '项目编号', kind: 'id', found: 'any' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  soilTypes: { label: '土质', kind: 'text', found: 'any' },
  startDate: { label: '开始日期', kind: 'day', found: 'is' },
} as const

export const ticketStockFields = {
  costedAt: { label: '核算时间', kind: 'time' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  isShort: { label: '库存状态', kind: 'flag' },
  paceHigh: { label: '日用票高值', kind: 'count' },
  paceLow: { label: '日用票低值', kind: 'count' },
  paceMedian: { label: '日用票中值', kind: 'count' },
  price: { label: '平均单价', kind: 'money' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  remaining: { label: '剩余', kind: 'count', sort: 'REMAINING' },
  runsOutFrom: { label: '最早用完', kind: 'day' },
  runsOutLikely: { label: '预计用完', kind: 'day' },
  runsOutTo: { label: '最晚用完', kind: 'day' },
  soilType: { label: '土质', kind: 'text' },
  usedToday: { label: '今日用票', kind: 'count' },
  workingDays: { label: '出土天数', kind: 'count' },
  worth: { label: '库存金额', kind: 'money' },
} as const

export const ticketStockFilter = {
  garbageIds: { label: '渣土场编号', kind: 'id', found: 'any' },
  projectInfoIds: { label: '项目编号', kind: 'id', found: 'any' },
  runningOut: { label: '即将用完', kind: 'flag', found: 'is' },
  short: { label: '库存不足', kind: 'flag', found: 'is' },
  soilTypes: { label: '土质', kind: 'text', found: 'any' },
} as const

export const ticketCollectionInputLengths = {
  picture: 2000,
  receiver: 20,
  remark: 200,
} as const

export const ticketPurchaseInputLengths = {
  invoiceNo: 30,
  picture: 2000,
  remark: 200,
  supplier: 50,
} as const

export const ticketRefundInputLengths = {
  picture: 2000,
  remark: 200,
} as const
