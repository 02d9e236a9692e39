export const directPayPriceActionCodes = {
  approve: '审核通过',
  copy: '复制',
  delete: '删除',
  edit: '修改',
  invalidate: '失效',
  reject: '驳回',
  view: '查看',
} as const

export const priceStatusCodes = {
  APPROVED: '已审核',
  EXPIRED: '已失效',
  PENDING: '待审核',
  REJECTED: '已驳回',
} as const

export const projectPriceActionCodes = {
  delete: '删除',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const tpModeCodes = {
  BACKFILL: '资源回填',
  FREIGHT: '货运',
  INTERNAL: '内转',
  RELEASE: '放飞',
} as const

export const weightUnitCodes = {
  CUBIC: '方',
  TON: '吨',
  TRUCK: '车',
} as const

export const directPayPriceFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'DirectPayPriceAction', codes: directPayPriceActionCodes },
  applyDatetime: { label: '申请时间', kind: 'time', sort: 'APPLY_DATETIME' },
  applyName: { label: '申请人', kind: 'text' },
  auditDatetime: { label: '审核时间', kind: 'time', sort: 'AUDIT_DATETIME' },
  auditName: { label: '审核人', kind: 'text' },
  auditOwn: { label: '本人审核', kind: 'flag' },
  captainAndDriver: { label: '车队长和司机', kind: 'rows' },
  captainAndDrivers: { label: '车队长和司机', kind: 'rows' },
  captainAndDriversText: { label: '车队长和司机', kind: 'text' },
  clashes: { label: '审核通过前须先失效的、已生效的直付价', kind: 'rows' },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  copiedFrom: { label: '复制自的直付价', kind: 'rows' },
  copiedFromId: { label: '复制自', kind: 'id' },
  directPayPrice: { label: '直付价', kind: 'money', sort: 'DIRECT_PAY_PRICE' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  history: { label: '修改记录', kind: 'rows' },
  id: { label: '直付价编号', kind: 'id' },
  invalidDatetime: { label: '失效时间', kind: 'time', sort: 'INVALID_DATETIME' },
  invalidName: { label: '失效操作人', kind: 'text' },
  own: { label: '是否为当前用户本人申请或修改', kind: 'flag' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '原因', kind: 'text' },
  replacedBy: { label: '取代者', kind: 'rows' },
  replacedById: { label: '取代者', kind: 'id' },
  soilType: { label: '土质', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'PriceStatus', codes: priceStatusCodes },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  version: { label: '版本', kind: 'count' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const directPayPriceFilter = {
  applyDatetime: { label: '申请时间', kind: 'time', found: 'range' },
  captainAndDrivers: { label: '车队长或司机', kind: 'text', found: 'any' },
  effectiveAt: { label: '在该时刻有效', kind: 'time', found: 'is' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  soilType: { label: '土质', kind: 'text', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'PriceStatus', codes: priceStatusCodes },
  tpMode: { label: '运输模式', kind: 'code', found: 'any', code: 'TpMode', codes: tpModeCodes },
  weightType: { label: '计量单位', kind: 'code', found: 'any', code: 'WeightUnit', codes: weightUnitCodes },
  auditOwn: { label: '本人审核', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
} as const

export const projectPriceFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ProjectPriceAction', codes: projectPriceActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  enabled: { label: '是否启用', kind: 'flag' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '项目单价编号', kind: 'id' },
  price: { label: '项目单价', kind: 'money', sort: 'PRICE' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
  soilType: { label: '土质', kind: 'text', sort: 'SOIL_TYPE' },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  validFrom: { label: '有效期起', kind: 'time', sort: 'VALID_FROM' },
  validUntil: { label: '有效期止', kind: 'time', sort: 'VALID_UNTIL' },
  version: { label: '版本', kind: 'count' },
} as const

export const projectPriceFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  soilType: { label: '土质', kind: 'text', found: 'part' },
  tpMode: { label: '运输模式', kind: 'code', found: 'is', code: 'TpMode', codes: tpModeCodes },
} as const
