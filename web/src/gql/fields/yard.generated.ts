export const arrivalActionCodes = {
  arrive: '登记到场',
  refuse: '拒收',
  reopen: '撤回登记',
  tip: '确认卸土',
} as const

export const arrivalStateCodes = {
  ANNOUNCED: '待到场',
  ARRIVED: '已到场',
  REFUSED: '已拒收',
  TIPPED: '已卸土',
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

export const yardSiteActionCodes = {
  end: '结束渣土场的经营',
  update: '公布渣土场信息',
} as const

export const arrivalFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ArrivalAction', codes: arrivalActionCodes },
  arrivedAt: { label: '到场时间', kind: 'time', sort: 'ARRIVED_AT' },
  closedAt: { label: '卸土或拒收时间', kind: 'time' },
  companyName: { label: '建筑公司', kind: 'text' },
  driverName: { label: '司机', kind: 'text' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  goDatetime: { label: '出场时间', kind: 'time', sort: 'GO_DATETIME' },
  goSoilType: { label: '出场土质', kind: 'text' },
  id: { label: '运单编号', kind: 'id' },
  no: { label: '运单号', kind: 'text' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '拒收原因', kind: 'text' },
  saidName: { label: '登记人', kind: 'text' },
  siteWeight: { label: '场方过磅', kind: 'quantity' },
  state: { label: '到场状态', kind: 'code', code: 'ArrivalState', codes: arrivalStateCodes },
  status: { label: '运单状态', kind: 'code', code: 'WaybillStatus', codes: waybillStatusCodes },
  ticketNo: { label: '票号', kind: 'text' },
  truckCode: { label: '装车车牌', kind: 'text', sort: 'TRUCK_CODE' },
  weightTons: { label: '数量', kind: 'quantity' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const arrivalFilter = {
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  goDatetime: { label: '出场时间', kind: 'time', found: 'range' },
  goSoilType: { label: '出场土质', kind: 'text', found: 'is' },
  no: { label: '运单号', kind: 'text', found: 'part' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  state: { label: '到场状态', kind: 'code', found: 'any', code: 'ArrivalState', codes: arrivalStateCodes },
  ticketNo: { label: '票号', kind: 'text', found: 'part' },
  truckCode: { label: '装车车牌', kind: 'text', found: 'part' },
} as const

export const yardSiteFields = {
  address: { label: '地址', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'YardSiteAction', codes: yardSiteActionCodes },
  capacityLeft: { label: '剩余容量', kind: 'quantity' },
  claimedAt: { label: '认领时间', kind: 'time', sort: 'CLAIMED_AT' },
  claimedName: { label: '认领人', kind: 'text' },
  companyName: { label: '建筑公司', kind: 'text', sort: 'COMPANY_NAME' },
  createTime: { label: '创建时间', kind: 'time' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text', sort: 'GARBAGE_NAME' },
  id: { label: '经营编号', kind: 'id' },
  openHours: { label: '开放时间', kind: 'text' },
  priceNote: { label: '收费说明', kind: 'text' },
  soils: { label: '收哪些土质', kind: 'text' },
  updateTime: { label: '最后修改时间', kind: 'time' },
  version: { label: '版本', kind: 'count' },
  yardName: { label: '经营方', kind: 'text' },
} as const

export const yardSiteFilter = {
  companyName: { label: '建筑公司', kind: 'text', found: 'part' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  yardName: { label: '经营方', kind: 'text', found: 'part' },
} as const

export const yardSiteInputLengths = {
  openHours: 60,
  priceNote: 200,
  soils: 20,
} as const
