export const anomalyActionCodes = {
  clear: '排除异常',
  confirm: '确认异常',
  reopen: '撤销异常处理',
} as const

export const anomalyRuleCodes = {
  CYCLE_TOO_FAST: '用时过短',
  DISTANCE_OFF: '运距异常',
  DOUBLE_TICKET: '票号重复',
  MISSING_PUNCH: '缺打卡',
  OUTSIDE_SHIFT: '班次不符',
  OVERWEIGHT: '超载',
  SAME_PICTURE: '照片重复',
  SIDES_DIFFER: '签认不符',
  TICKET_WITHOUT_STOCK: '用票无库存',
  TICKET_WITHOUT_TRIP: '有票无趟',
  TRIPS_OVERLAP: '行程重叠',
  TRIP_TOO_LONG: '行程超时',
  TRIP_WITHOUT_TICKET: '有趟无票',
} as const

export const anomalyStateCodes = {
  CLEARED: '已排除',
  CONFIRMED: '已确认',
  GONE: '已消失',
  OPEN: '待处理',
} as const

export const confirmationVerdictCodes = {
  CONFIRMED: '已签认',
  CORRECTED: '已更正',
  REFUSED: '已拒绝',
} as const

export const coordinateSystemCodes = {
  BD09: 'BD-09',
  GCJ02: 'GCJ-02',
  WGS84: 'WGS-84',
} as const

export const excavatorRecordActionCodes = {
  approve: '审核通过',
  reject: '驳回',
  startReview: '开始审核',
  update: '修改',
  withdraw: '撤回',
} as const

export const inTypeCodes = {
  BREAK: '破碎',
  DIG: '挖装',
  GRADE: '平整修坡',
  OTHER: '其他',
  REHANDLE: '倒运',
} as const

export const ledgerTypeCodes = {
  MEASURED: '计量',
  SHIFT: '台班',
} as const

export const priceSourceCodes = {
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
  TYPED: '人工填写',
} as const

export const punchActionCodes = {
  drop: '弃用',
  settle: '处理',
} as const

export const punchConflictCodes = {
  ALREADY_DEPARTED: '运单已出场',
  ALREADY_UNLOADED: '运单已卸车',
  CARD_NOT_USABLE: '结算卡不能使用',
  CARD_UNKNOWN: '结算卡不存在',
  IN_FUTURE: '时间晚于当前时间',
  NO_OPEN_TRIP: '没有未卸车的运单',
  PROJECT_ENDED: '项目已停用',
  PROJECT_UNKNOWN: '项目不明',
  REFUSED: '不能计入运单',
  TOO_OLD: '时间早于7天前',
  TRUCK_UNKNOWN: '车牌不在车辆资料中',
  TWO_LOADS: '同一车辆短时间内两次装车',
} as const

export const punchKindCodes = {
  DEPART: '出场',
  LOAD: '装车',
  UNLOAD: '卸车',
} as const

export const punchSettlingCodes = {
  ATTACH: '归入运单',
  DROP: '弃用',
  NEW: '新建运单',
} as const

export const punchStateCodes = {
  CONFLICT: '待处理',
  DROPPED: '已弃用',
  SETTLED: '已处理',
  TAKEN: '已计入',
} as const

export const recordAuditStatusCodes = {
  APPROVED: '已通过',
  DELETED: '已删除',
  IN_APPROVAL: '审批中',
  REJECTED: '已驳回',
  SUBMITTED: '已提交',
} as const

export const routeBasisCodes = {
  STRAIGHT: '项目到渣土场的直线',
  USUAL: '同一项目到同一渣土场最近的运输路线',
} as const

export const settlementStatusCodes = {
  APPROVED: '已审核',
  PAID: '已付款',
  PENDING: '待审核',
  REJECTED: '已驳回',
  SUPERSEDED: '已合并或拆分',
} as const

export const shiftTypeCodes = {
  DAY: '白班',
  NIGHT: '夜班',
} as const

export const tpModeCodes = {
  BACKFILL: '资源回填',
  FREIGHT: '货运',
  INTERNAL: '内转',
  RELEASE: '放飞',
} as const

export const trackFlagCodes = {
  CUT_OFF: '时间过长或定位点过多',
  GAPS: '有超过10分钟没有定位且车辆移动了的时段',
  IMPOSSIBLE_POINTS: '有异常定位点',
  NOT_AT_SITE: '已卸车',
  NOT_FROM_PROJECT: '轨迹没有经过项目1公里以内',
  OFF_ROUTE: '偏航里程超过三成',
} as const

export const trackSnappingCodes = {
  NONE: '未纠偏',
  ROADS: '已匹配到道路',
  SMOOTHED: '已平滑并抽稀',
} as const

export const tripSideCodes = {
  CAPTAIN: '车队长',
  DRIVER: '司机',
  SITE: '渣土场',
} as const

export const waybillActionCodes = {
  depart: '确认出场',
  edit: '修改',
  unload: '确认卸车',
  void: '作废',
} as const

export const waybillImportOutcomeCodes = {
  CREATE: '新增',
  REFUSED: '拒绝',
  UNCHANGED: '无变化',
  UPDATE: '更新',
} as const

export const waybillReviewActionCodes = {
  approve: '审核通过',
  reject: '驳回',
  withdraw: '撤回',
} as const

export const waybillReviewStatusCodes = {
  APPROVED: '已通过',
  CANCELLED: '已取消',
  PENDING: '待审核',
  REJECTED: '已驳回',
  WITHDRAWN: '已撤回',
} as const

export const waybillStatusCodes = {
  IN_TRANSIT: '运输中',
  LOADED: '已装车',
  UNLOADED: '已卸车',
  VOID: '已作废',
} as const

export const weightUnitCodes = {
  CUBIC: '方',
  TON: '吨',
  TRUCK: '车',
} as const

export const anomalyFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'AnomalyAction', codes: anomalyActionCodes },
  blocking: { label: '阻止结算', kind: 'flag' },
  captainName: { label: '车队长', kind: 'text' },
  createTime: { label: '发现时间', kind: 'time' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  evidence: { label: '依据', kind: 'text' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  goDatetime: { label: '出场时间', kind: 'time', sort: 'GO_DATETIME' },
  goSoilType: { label: '出场土质', kind: 'text' },
  handledBy: { label: '处理人', kind: 'text' },
  handledTime: { label: '处理时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  no: { label: '运单号', kind: 'text' },
  note: { label: '处理说明', kind: 'text' },
  others: { label: '相关运单', kind: 'rows' },
  project: { label: '项目', kind: 'rows' },
  projectId: { label: '项目编号', kind: 'id' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '处理原因', kind: 'text' },
  reasonCode: { label: '处理原因代码', kind: 'text' },
  refusedActions: { label: '当前不能做的操作及其原因', kind: 'rows' },
  rule: { label: '规则', kind: 'code', code: 'AnomalyRule', codes: anomalyRuleCodes },
  state: { label: '状态', kind: 'code', code: 'AnomalyState', codes: anomalyStateCodes },
  truckCode: { label: '车牌', kind: 'text' },
  waybill: { label: '运单', kind: 'rows' },
  waybillId: { label: '运单编号', kind: 'id' },
} as const

export const anomalyFilter = {
  blocking: { label: '阻止结算', kind: 'flag', found: 'is' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  createTime: { label: '发现时间', kind: 'time', found: 'range' },
  goDatetime: { label: '出场时间', kind: 'time', found: 'range' },
  ids: { label: '异常编号', kind: 'id', found: 'any' },
  no: { label: '运单号', kind: 'text', found: 'part' },
  projectId: { label: '项目编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  rule: { label: '规则', kind: 'code', found: 'any', code: 'AnomalyRule', codes: anomalyRuleCodes },
  state: { label: '状态', kind: 'code', found: 'any', code: 'AnomalyState', codes: anomalyStateCodes },
  truckCode: { label: '车牌', kind: 'text', found: 'part' },
  waybillId: { label: '运单编号', kind: 'id', found: 'is' },
} as const

export const deviceKeyFields = {
  arrivals: { label: '可登记到场', kind: 'flag' },
  createBy: { label: '建立人', kind: 'text' },
  createTime: { label: '建立时间', kind: 'time', sort: 'CREATE_TIME' },
  id: { label: '编号', kind: 'id' },
  name: { label: '名称', kind: 'text', sort: 'NAME' },
  punches: { label: '可上报打卡', kind: 'flag' },
  revokeTime: { label: '吊销时间', kind: 'time' },
  tail: { label: '密钥', kind: 'text' },
  truck: { label: '车辆', kind: 'rows' },
  truckCode: { label: '所属车辆', kind: 'text' },
  truckId: { label: '所属车辆', kind: 'id' },
  usedTime: { label: '最近上报', kind: 'time' },
} as const

export const deviceKeyFilter = {
  name: { label: '名称', kind: 'text', found: 'is' },
  revoked: { label: '是否已吊销', kind: 'flag', found: 'is' },
  truckCode: { label: '车牌', kind: 'text', found: 'is' },
  arrivals: { label: '可登记到场', kind: 'flag', found: 'equal' },
  punches: { label: '可上报打卡', kind: 'flag', found: 'equal' },
} as const

export const excavatorRecordFields = {
  address: { label: '作业地点', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ExcavatorRecordAction', codes: excavatorRecordActionCodes },
  amount: { label: '工时费', kind: 'money' },
  auditBy: { label: '审核人', kind: 'text' },
  auditOwn: { label: '审核人是否本人', kind: 'flag' },
  auditStatus: { label: '审核状态', kind: 'code', code: 'RecordAuditStatus', codes: recordAuditStatusCodes },
  auditTime: { label: '审核时间', kind: 'time' },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  createTime: { label: '上报时间', kind: 'time' },
  endDatetime: { label: '结束时间', kind: 'time', sort: 'END_DATETIME' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  history: { label: '修改记录', kind: 'rows' },
  id: { label: '编号', kind: 'id' },
  inShiftType: { label: '班次', kind: 'code', code: 'ShiftType', codes: shiftTypeCodes },
  inType: { label: '作业类型', kind: 'code', code: 'InType', codes: inTypeCodes },
  ledgerRemark: { label: '备注', kind: 'text' },
  ledgerType: { label: '台账类型', kind: 'code', code: 'LedgerType', codes: ledgerTypeCodes },
  loadPrice: { label: '装车单价', kind: 'money' },
  machine: { label: '本公司登记的这台机械', kind: 'rows' },
  machineCode: { label: '挖机编号', kind: 'text' },
  machineId: { label: '挖机的系统编号', kind: 'id' },
  project: { label: '项目', kind: 'rows' },
  projectId: { label: '项目编号', kind: 'id' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '驳回的原因', kind: 'text' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  scheduleWork: { label: '工作量', kind: 'quantity' },
  shiftPrice: { label: '台班费', kind: 'money' },
  staffId: { label: '挖机手的系统编号', kind: 'id' },
  staffName: { label: '挖机手', kind: 'text' },
  startDatetime: { label: '开始时间', kind: 'time', sort: 'START_DATETIME' },
  submitBy: { label: '提交人', kind: 'text' },
  submitTime: { label: '提交时间', kind: 'time' },
  unitWork: { label: '工作量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
  version: { label: '版本', kind: 'count' },
  workTime: { label: '工作时长', kind: 'count', sort: 'WORK_TIME' },
} as const

export const excavatorRecordFilter = {
  auditStatus: { label: '审核状态', kind: 'code', found: 'any', code: 'RecordAuditStatus', codes: recordAuditStatusCodes },
  inShiftType: { label: '班次', kind: 'code', found: 'is', code: 'ShiftType', codes: shiftTypeCodes },
  inType: { label: '作业类型', kind: 'code', found: 'is', code: 'InType', codes: inTypeCodes },
  ledgerType: { label: '台账类型', kind: 'code', found: 'is', code: 'LedgerType', codes: ledgerTypeCodes },
  machineCode: { label: '挖机编号', kind: 'text', found: 'part' },
  machineId: { label: '挖机的系统编号', kind: 'id', found: 'is' },
  projectId: { label: '项目编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  staffId: { label: '挖机手的系统编号', kind: 'id', found: 'is' },
  staffName: { label: '挖机手', kind: 'text', found: 'part' },
  startDatetime: { label: '开始时间', kind: 'time', found: 'range' },
  auditOwn: { label: '审核人是否本人', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
} as const

export const ownTripFields = {
  cardNo: { label: '结算卡号', kind: 'text' },
  completeDatetime: { label: '完成时间', kind: 'time' },
  confirmTime: { label: '签认时间', kind: 'time' },
  garbageName: { label: '渣土场', kind: 'text' },
  goDatetime: { label: '出场时间', kind: 'time', sort: 'GO_DATETIME' },
  goPicture: { label: '出场照片', kind: 'text' },
  goSoilType: { label: '出场土质', kind: 'text' },
  id: { label: '运单编号', kind: 'id' },
  inDatetime: { label: '装车时间', kind: 'time' },
  inPicture: { label: '装车照片', kind: 'text' },
  isTicket: { label: '是否用票', kind: 'flag' },
  mayConfirm: { label: '可签认', kind: 'flag' },
  no: { label: '运单号', kind: 'text' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '更正或拒绝的原因', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'WaybillStatus', codes: waybillStatusCodes },
  ticketNo: { label: '票号', kind: 'text' },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  truckCode: { label: '装车车牌', kind: 'text' },
  verdict: { label: '签认结果', kind: 'code', code: 'ConfirmationVerdict', codes: confirmationVerdictCodes },
  verdictWeightTons: { label: '数量更正', kind: 'quantity' },
  weightTons: { label: '数量', kind: 'quantity' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const ownTripFilter = {
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  goDatetime: { label: '出场时间', kind: 'time', found: 'range' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'WaybillStatus', codes: waybillStatusCodes },
  truckCode: { label: '装车车牌', kind: 'text', found: 'part' },
  waiting: { label: '是否待本人签认', kind: 'flag', found: 'is' },
  isTicket: { label: '是否用票', kind: 'flag', found: 'equal' },
  mayConfirm: { label: '可签认', kind: 'flag', found: 'equal' },
} as const

export const punchFields = {
  accuracy: { label: '定位误差', kind: 'count' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'PunchAction', codes: punchActionCodes },
  at: { label: '手机的时间', kind: 'time' },
  cardNo: { label: '结算卡号', kind: 'text' },
  conflict: { label: '待处理的原因', kind: 'code', code: 'PunchConflict', codes: punchConflictCodes },
  conflictReason: { label: '原因说明', kind: 'text' },
  correctedAt: { label: '打卡时间', kind: 'time', sort: 'CORRECTED_AT' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  kind: { label: '打卡动作', kind: 'code', code: 'PunchKind', codes: punchKindCodes },
  lat: { label: '打卡纬度', kind: 'text' },
  lng: { label: '打卡经度', kind: 'text' },
  machineCode: { label: '挖机编号', kind: 'text' },
  picture: { label: '打卡照片', kind: 'text' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  receivedAt: { label: '收到时间', kind: 'time', sort: 'RECEIVED_AT' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  settleName: { label: '打卡处理人', kind: 'text' },
  settleReason: { label: '处理的原因', kind: 'text' },
  settledAs: { label: '处理方式', kind: 'code', code: 'PunchSettling', codes: punchSettlingCodes },
  settledAt: { label: '打卡处理时间', kind: 'time' },
  skewSeconds: { label: '时钟误差', kind: 'count' },
  soilType: { label: '打卡土质', kind: 'text' },
  state: { label: '打卡状态', kind: 'code', code: 'PunchState', codes: punchStateCodes },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  truck: { label: '车辆', kind: 'rows' },
  truckCode: { label: '车牌', kind: 'text', sort: 'TRUCK_CODE' },
  truckId: { label: '打卡车辆编号', kind: 'id' },
  userName: { label: '打卡人', kind: 'text' },
  version: { label: '版本', kind: 'count' },
  waybill: { label: '运单', kind: 'rows' },
  waybillId: { label: '运单编号', kind: 'id' },
  waybillNo: { label: '运单号', kind: 'text' },
  waybillStatus: { label: '运单的状态', kind: 'code', code: 'WaybillStatus', codes: waybillStatusCodes },
  weightTons: { label: '数量', kind: 'quantity' },
} as const

export const punchFilter = {
  cardNo: { label: '结算卡号', kind: 'text', found: 'part' },
  conflict: { label: '待处理的原因', kind: 'code', found: 'any', code: 'PunchConflict', codes: punchConflictCodes },
  correctedAt: { label: '打卡时间', kind: 'time', found: 'range' },
  kind: { label: '打卡动作', kind: 'code', found: 'any', code: 'PunchKind', codes: punchKindCodes },
  machineCode: { label: '挖机编号', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  state: { label: '打卡状态', kind: 'code', found: 'any', code: 'PunchState', codes: punchStateCodes },
  truckCode: { label: '车牌', kind: 'text', found: 'part' },
  userName: { label: '打卡人', kind: 'text', found: 'part' },
  waybillId: { label: '运单编号', kind: 'id', found: 'is' },
} as const

export const tripConfirmationFields = {
  createBy: { label: '签认人', kind: 'text' },
  createTime: { label: '签认时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  picture: { label: '签认照片的地址', kind: 'text' },
  reason: { label: '更正或拒绝的原因', kind: 'text' },
  side: { label: '签认方', kind: 'code', code: 'TripSide', codes: tripSideCodes },
  verdict: { label: '签认结果', kind: 'code', code: 'ConfirmationVerdict', codes: confirmationVerdictCodes },
  weightTons: { label: '数量更正', kind: 'quantity' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const waybillFields = {
  accountedAmt: { label: '核算金额', kind: 'money' },
  actual: { label: '实收', kind: 'money' },
  actuallyPaid: { label: '已付', kind: 'money' },
  adjustAmt: { label: '调整金额', kind: 'money' },
  agentName: { label: '代理人', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'WaybillAction', codes: waybillActionCodes },
  anomalies: { label: '异常', kind: 'code', code: 'AnomalyRule', codes: anomalyRuleCodes },
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainMobile: { label: '车队联系电话', kind: 'text' },
  captainName: { label: '车队长', kind: 'text', sort: 'CAPTAIN_NAME' },
  card: { label: '结算卡', kind: 'rows' },
  cardNo: { label: '结算卡号', kind: 'text' },
  carrierName: { label: '承运人', kind: 'text' },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  completeDatetime: { label: '完成时间', kind: 'time' },
  confirmations: { label: '司机、渣土场与车队长现在的签认', kind: 'rows' },
  createTime: { label: '建单时间', kind: 'time' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  exAmt: { label: '额外金额', kind: 'money' },
  expectedPrice: { label: '预计单价', kind: 'money' },
  expectedPriceRef: { label: '预计单价所取的直付价或项目单价的编号', kind: 'id' },
  expectedPriceSource: { label: '预计单价来源', kind: 'code', code: 'PriceSource', codes: priceSourceCodes },
  fleetName: { label: '车队名称', kind: 'text' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  garbagePreparePrice: { label: '渣土场预付价', kind: 'money' },
  giveCardNo: { label: '回执单号', kind: 'text' },
  goDatetime: { label: '出场时间', kind: 'time', sort: 'GO_DATETIME' },
  goName: { label: '出场口', kind: 'text' },
  goPicture: { label: '出场照片', kind: 'text' },
  goSoilType: { label: '出场土质', kind: 'text' },
  goStaffName: { label: '出场员', kind: 'text' },
  goTruckCode: { label: '出场车牌', kind: 'text' },
  goVehicleType: { label: '车辆类型', kind: 'text' },
  hasTrack: { label: '是否有轨迹', kind: 'flag' },
  id: { label: '运单编号', kind: 'id' },
  inDatetime: { label: '装车时间', kind: 'time', sort: 'IN_DATETIME' },
  inName: { label: '装车地点', kind: 'text' },
  inPicture: { label: '装车照片', kind: 'text' },
  inPreparePrice: { label: '装车预付价', kind: 'money' },
  inShiftType: { label: '班次', kind: 'code', code: 'ShiftType', codes: shiftTypeCodes },
  inSoilType: { label: '装车土质', kind: 'text' },
  inStaffName: { label: '装车员', kind: 'text' },
  isTicket: { label: '是否用票', kind: 'flag' },
  load: { label: '装载量', kind: 'quantity' },
  machineCode: { label: '挖机编号', kind: 'text' },
  names: { label: '渣土场', kind: 'text' },
  no: { label: '运单号', kind: 'text', sort: 'NO' },
  notSettleableReason: { label: '为何不可结算', kind: 'text' },
  payTaxes: { label: '税费', kind: 'money' },
  payee: { label: '收款人', kind: 'rows' },
  payeeId: { label: '收款人编号', kind: 'id' },
  payeeName: { label: '收款人', kind: 'text' },
  pendingReview: { label: '修改待审核', kind: 'flag' },
  priceRef: { label: '结算时所取的直付价或项目单价的编号', kind: 'id' },
  priceRejectBy: { label: '驳回单价的人', kind: 'text' },
  priceRejectReason: { label: '单价驳回原因', kind: 'text' },
  priceSource: { label: '单价来源', kind: 'code', code: 'PriceSource', codes: priceSourceCodes },
  priceTypedBy: { label: '人工填写该单价的人', kind: 'text' },
  project: { label: '项目', kind: 'rows' },
  projectId: { label: '项目编号', kind: 'id' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectInfoName: { label: '项目信息名称', kind: 'text' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
  punches: { label: '计入运单的打卡', kind: 'rows' },
  receivable: { label: '应收', kind: 'money', sort: 'RECEIVABLE' },
  remark: { label: '备注', kind: 'text' },
  review: { label: '待审核的修改申请', kind: 'rows' },
  sealedFields: { label: '不能再修改的字段', kind: 'rows' },
  settleActions: { label: '结算运单的各种操作', kind: 'rows' },
  settleNo: { label: '结算单号', kind: 'text' },
  settlePrice: { label: '结算单价', kind: 'money' },
  settleable: { label: '可结算', kind: 'flag' },
  settlement: { label: '结算单', kind: 'rows' },
  settlementId: { label: '结算单编号', kind: 'id' },
  settlementStatus: { label: '所在结算单的状态', kind: 'code', code: 'SettlementStatus', codes: settlementStatusCodes },
  status: { label: '状态', kind: 'code', code: 'WaybillStatus', codes: waybillStatusCodes },
  ticket: { label: '所用的票', kind: 'rows' },
  ticketNo: { label: '票号', kind: 'text' },
  timeline: { label: '时间线', kind: 'rows' },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  truckCode: { label: '装车车牌', kind: 'text', sort: 'TRUCK_CODE' },
  version: { label: '版本', kind: 'count' },
  weightTons: { label: '数量', kind: 'quantity', sort: 'WEIGHT_TONS' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const waybillFilter = {
  anomaly: { label: '有这些异常中任一项未处理完', kind: 'code', found: 'any', code: 'AnomalyRule', codes: anomalyRuleCodes },
  captainMobile: { label: '车队联系电话', kind: 'text', found: 'part' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  cardNo: { label: '结算卡号', kind: 'text', found: 'is' },
  cardNos: { label: '结算卡号', kind: 'text', found: 'any' },
  completeDatetime: { label: '完成时间', kind: 'time', found: 'range' },
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  giveCardNo: { label: '回执单号', kind: 'text', found: 'is' },
  goDatetime: { label: '出场时间', kind: 'time', found: 'range' },
  goSoilType: { label: '出场土质', kind: 'text', found: 'is' },
  hasAnomaly: { label: '是否有未处理完的异常', kind: 'flag', found: 'is' },
  ids: { label: '运单编号', kind: 'id', found: 'any' },
  inDatetime: { label: '装车时间', kind: 'time', found: 'range' },
  inShiftType: { label: '班次', kind: 'code', found: 'is', code: 'ShiftType', codes: shiftTypeCodes },
  inStaffName: { label: '装车员', kind: 'text', found: 'part' },
  isTicket: { label: '是否用票', kind: 'flag', found: 'is' },
  lackingPayee: { label: '是否缺收款人', kind: 'flag', found: 'is' },
  machineCode: { label: '挖机编号', kind: 'text', found: 'part' },
  machineLoaded: { label: '是否由挖机装车', kind: 'flag', found: 'is' },
  no: { label: '运单号', kind: 'text', found: 'is' },
  nos: { label: '运单号', kind: 'text', found: 'any' },
  payeeName: { label: '收款人', kind: 'text', found: 'part' },
  pendingReview: { label: '修改待审核', kind: 'flag', found: 'is' },
  priceRejected: { label: '单价是否被驳回', kind: 'flag', found: 'is' },
  projectId: { label: '项目编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  settleNo: { label: '结算单号', kind: 'text', found: 'is' },
  settleable: { label: '是否可结算', kind: 'flag', found: 'is' },
  settled: { label: '是否已结算', kind: 'flag', found: 'is' },
  settlementId: { label: '结算单编号', kind: 'id', found: 'is' },
  settlementPending: { label: '是否在待审核的结算单上', kind: 'flag', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'WaybillStatus', codes: waybillStatusCodes },
  ticketNo: { label: '票号', kind: 'text', found: 'part' },
  tpMode: { label: '运输模式', kind: 'code', found: 'any', code: 'TpMode', codes: tpModeCodes },
  truckCode: { label: '车牌', kind: 'text', found: 'part' },
  truckCodes: { label: '车牌', kind: 'text', found: 'any' },
  unpriced: { label: '是否缺单价', kind: 'flag', found: 'is' },
} as const

export const waybillImportRowFields = {
  changes: { label: '更新的字段', kind: 'rows' },
  done: { label: '是否已执行', kind: 'flag' },
  goDatetime: { label: '出场时间', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  issues: { label: '问题', kind: 'rows' },
  line: { label: '行号', kind: 'count' },
  no: { label: '文件中的运单号', kind: 'text' },
  outcome: { label: '结果', kind: 'code', code: 'WaybillImportOutcome', codes: waybillImportOutcomeCodes },
  projectName: { label: '项目', kind: 'text' },
  truckCode: { label: '车牌号', kind: 'text' },
  waybill: { label: '运单', kind: 'rows' },
  waybillId: { label: '对应的运单', kind: 'id' },
  waybillNo: { label: '系统运单号', kind: 'text' },
} as const

export const waybillImportRowFilter = {
  done: { label: '是否已执行', kind: 'flag', found: 'is' },
  importId: { label: '运单导入', kind: 'id', found: 'is' },
  outcome: { label: '结果', kind: 'code', found: 'any', code: 'WaybillImportOutcome', codes: waybillImportOutcomeCodes },
} as const

export const waybillReviewFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'WaybillReviewAction', codes: waybillReviewActionCodes },
  amountAfter: { label: '修改后金额', kind: 'money' },
  amountBefore: { label: '修改前金额', kind: 'money' },
  applyName: { label: '申请人', kind: 'text' },
  applyTime: { label: '申请时间', kind: 'time', sort: 'APPLY_TIME' },
  auditName: { label: '审核人', kind: 'text' },
  auditOwn: { label: '本人审核', kind: 'flag' },
  auditReason: { label: '审核意见', kind: 'text' },
  auditTime: { label: '审核时间', kind: 'time' },
  cardNo: { label: '结算卡号', kind: 'text' },
  changes: { label: '修改内容', kind: 'rows' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  goDatetime: { label: '出场时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '申请原因', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'WaybillReviewStatus', codes: waybillReviewStatusCodes },
  truckCode: { label: '装车车牌', kind: 'text' },
  waybill: { label: '运单', kind: 'rows' },
  waybillId: { label: '运单编号', kind: 'id' },
  waybillNo: { label: '运单号', kind: 'text' },
} as const

export const waybillReviewFilter = {
  applyName: { label: '申请人', kind: 'text', found: 'part' },
  applyTime: { label: '申请时间', kind: 'time', found: 'range' },
  no: { label: '运单号', kind: 'text', found: 'part' },
  own: { label: '是否为本人申请', kind: 'flag', found: 'is' },
  projectId: { label: '项目编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'WaybillReviewStatus', codes: waybillReviewStatusCodes },
  truckCode: { label: '装车车牌', kind: 'text', found: 'part' },
  waybillId: { label: '运单编号', kind: 'id', found: 'is' },
  auditOwn: { label: '本人审核', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
} as const

export const waybillStatFields = {
  accountedAmt: { label: '核算金额', kind: 'money' },
  actual: { label: '实收', kind: 'money', sort: 'ACTUAL' },
  actuallyPaid: { label: '已付', kind: 'money' },
  captain: { label: '车队长', kind: 'rows', sort: 'CAPTAIN' },
  captainId: { label: '车队长编号', kind: 'id' },
  company: { label: '公司', kind: 'rows', sort: 'COMPANY' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  cubic: { label: '方数', kind: 'quantity', sort: 'CUBIC' },
  day: { label: '出场日期', kind: 'day', sort: 'DAY' },
  driver: { label: '司机', kind: 'rows', sort: 'DRIVER' },
  driverId: { label: '司机编号', kind: 'id' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  expectedAmt: { label: '预计应收', kind: 'money' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  goSoilType: { label: '出场土质', kind: 'text' },
  inShiftType: { label: '班次', kind: 'code', code: 'ShiftType', codes: shiftTypeCodes },
  isTicket: { label: '是否用票', kind: 'flag' },
  leftOut: { label: '不计入合计的条数', kind: 'count', sort: 'LEFT_OUT' },
  machineCode: { label: '挖机编号', kind: 'text' },
  month: { label: '出场月份', kind: 'text', sort: 'MONTH' },
  payee: { label: '收款人', kind: 'rows', sort: 'PAYEE' },
  payeeId: { label: '收款人编号', kind: 'id' },
  phaseCost: { label: '分期口径的成本', kind: 'money', sort: 'PHASE_COST' },
  phaseCubic: { label: '分期口径的方量', kind: 'quantity', sort: 'PHASE_CUBIC' },
  phaseDumpCost: { label: '分期口径的消纳费用', kind: 'money', sort: 'PHASE_DUMP_COST' },
  phasePaidAmt: { label: '分期口径的已付金额', kind: 'money' },
  phasePartAmt: { label: '所查的一部分成本', kind: 'money' },
  priceSource: { label: '单价来源', kind: 'code', sort: 'PRICE_SOURCE', code: 'PriceSource', codes: priceSourceCodes },
  project: { label: '项目', kind: 'rows', sort: 'PROJECT' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  receivable: { label: '应收', kind: 'money', sort: 'RECEIVABLE' },
  settled: { label: '已在结算单上', kind: 'flag', sort: 'SETTLED' },
  settlementStatus: { label: '结算单状态', kind: 'text', sort: 'SETTLEMENT_STATUS' },
  status: { label: '状态', kind: 'code', sort: 'STATUS', code: 'WaybillStatus', codes: waybillStatusCodes },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  trips: { label: '趟数', kind: 'count', sort: 'TRIPS' },
  truckCode: { label: '装车车牌', kind: 'text' },
  unpriced: { label: '未定价的趟数', kind: 'count', sort: 'UNPRICED' },
  waybills: { label: '构成本组的运单', kind: 'rows' },
  weightTons: { label: '吨数', kind: 'quantity', sort: 'WEIGHT_TONS' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
  year: { label: '出场年份', kind: 'text', sort: 'YEAR' },
} as const

export const waybillTrackFields = {
  coordinateSystem: { label: '坐标系', kind: 'code', code: 'CoordinateSystem', codes: coordinateSystemCodes },
  destination: { label: '渣土场', kind: 'rows' },
  distance: { label: '里程', kind: 'count' },
  duration: { label: '从第一个到最后一个定位点的时长', kind: 'count' },
  flags: { label: '轨迹的异常', kind: 'code', code: 'TrackFlag', codes: trackFlagCodes },
  offRouteBasis: { label: '偏航的比较依据', kind: 'code', code: 'RouteBasis', codes: routeBasisCodes },
  offRouteShare: { label: '偏航里程所占的比例', kind: 'rows' },
  origin: { label: '项目', kind: 'rows' },
  points: { label: '定位点', kind: 'rows' },
  snapping: { label: '纠偏方式', kind: 'code', code: 'TrackSnapping', codes: trackSnappingCodes },
  stops: { label: '停留', kind: 'rows' },
  truckCode: { label: '车牌', kind: 'text' },
  waybill: { label: '运单', kind: 'rows' },
  waybillId: { label: '运单编号', kind: 'id' },
} as const

export const deviceKeyInputLengths = {
  name: 20,
} as const

export const excavatorRecordInputLengths = {
  address: 50,
  ledgerRemark: 200,
  machineCode: 20,
  staffName: 20,
} as const

export const handleAnomaliesInputLengths = {
  note: 200,
} as const

export const captainWordInputLengths = {
  reason: 200,
} as const

export const tripWordInputLengths = {
  reason: 200,
} as const
