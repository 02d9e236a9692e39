export const captainActionCodes = {
  delete: '删除',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const captainTaskActionCodes = {
  approve: '审核通过',
  delete: '删除',
  edit: '修改',
  invalidate: '失效',
  reject: '驳回',
  view: '查看',
} as const

export const driverActionCodes = {
  delete: '删除',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const fleetPaperActionCodes = {
  delete: '删除',
  renew: '换证',
  update: '修改',
} as const

export const fleetPaperKindCodes = {
  DRIVING_LICENCE: '驾驶证',
  INSURANCE: '保险',
  TRANSPORT_PERMIT: '道路运输证',
  VEHICLE_LICENCE: '行驶证',
} as const

export const fleetPaperStateCodes = {
  EXPIRED: '已过期',
  EXPIRING: '即将到期',
  VALID: '有效',
} as const

export const machineActionCodes = {
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const priceStatusCodes = {
  APPROVED: '已审核',
  EXPIRED: '已失效',
  PENDING: '待审核',
  REJECTED: '已驳回',
} as const

export const tpModeCodes = {
  BACKFILL: '资源回填',
  FREIGHT: '货运',
  INTERNAL: '内转',
  RELEASE: '放飞',
} as const

export const truckActionCodes = {
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const weightUnitCodes = {
  CUBIC: '方',
  TON: '吨',
  TRUCK: '车',
} as const

export const captainFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'CaptainAction', codes: captainActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  hasAccount: { label: '是否可登录', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '车队长编号', kind: 'id' },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag' },
  mobile: { label: '手机号', kind: 'text', sort: 'MOBILE' },
  name: { label: '车队长', kind: 'text', sort: 'NAME' },
  remark: { label: '备注', kind: 'text' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '车队长的运单', kind: 'rows' },
} as const

export const captainFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  hasAccount: { label: '是否可登录', kind: 'flag', found: 'is' },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag', found: 'is' },
  mobile: { label: '手机号', kind: 'text', found: 'part' },
  name: { label: '车队长', kind: 'text', found: 'part' },
  remark: { label: '备注', kind: 'text', found: 'part' },
} as const

export const captainDriverFields = {
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text' },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag' },
  projectName: { label: '已审核任务申请的项目', kind: 'text' },
} as const

export const captainDriverFilter = {
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag', found: 'is' },
  keyword: { label: '车队长或司机的姓名、手机号', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
} as const

export const captainTaskFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'CaptainTaskAction', codes: captainTaskActionCodes },
  applyDatetime: { label: '申请时间', kind: 'time', sort: 'APPLY_DATETIME' },
  applyName: { label: '申请人', kind: 'text' },
  auditDatetime: { label: '审核时间', kind: 'time' },
  auditName: { label: '审核人', kind: 'text' },
  auditOwn: { label: '本人审核', kind: 'flag' },
  captainAndDriver: { label: '车队长和司机', kind: 'rows' },
  captainAndDrivers: { label: '车队长和司机', kind: 'rows' },
  captainAndDriversText: { label: '车队长和司机', kind: 'text' },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  directPayPrice: { label: '直付价', kind: 'money' },
  directPayPriceId: { label: '生效的直付价', kind: 'id' },
  dumpSite: { label: '渣土场', kind: 'rows' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  garbageId: { label: '渣土场编号', kind: 'id' },
  garbageName: { label: '渣土场', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  invalidDatetime: { label: '失效时间', kind: 'time' },
  invalidName: { label: '失效操作人', kind: 'text' },
  own: { label: '是否为当前用户本人申请或修改', kind: 'flag' },
  price: { label: '生效的直付价', kind: 'rows' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  reason: { label: '原因', kind: 'text' },
  remark: { label: '备注', kind: 'text' },
  soilType: { label: '土质', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'PriceStatus', codes: priceStatusCodes },
  tpMode: { label: '运输模式', kind: 'code', code: 'TpMode', codes: tpModeCodes },
  version: { label: '版本', kind: 'count' },
  weightType: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const captainTaskFilter = {
  applyDatetime: { label: '申请时间', kind: 'time', found: 'range' },
  captainId: { label: '车队长编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'PriceStatus', codes: priceStatusCodes },
  auditOwn: { label: '本人审核', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
} as const

export const driverFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'DriverAction', codes: driverActionCodes },
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text', sort: 'CAPTAIN_NAME' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '司机编号', kind: 'id' },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag' },
  mobile: { label: '手机号', kind: 'text', sort: 'MOBILE' },
  name: { label: '司机', kind: 'text', sort: 'NAME' },
  papers: { label: '在用的证件', kind: 'rows' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '司机的运单', kind: 'rows' },
} as const

export const driverFilter = {
  captainId: { label: '车队长编号', kind: 'id', found: 'is' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  isOpenWallet: { label: '是否已开通钱包', kind: 'flag', found: 'is' },
  mobile: { label: '手机号', kind: 'text', found: 'part' },
  name: { label: '司机', kind: 'text', found: 'part' },
} as const

export const fleetPaperFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'FleetPaperAction', codes: fleetPaperActionCodes },
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text', sort: 'CAPTAIN_NAME' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  driver: { label: '司机', kind: 'rows' },
  driverId: { label: '司机编号', kind: 'id' },
  driverName: { label: '司机', kind: 'text', sort: 'DRIVER_NAME' },
  former: { label: '换证前的证件', kind: 'rows' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '证件编号', kind: 'id' },
  kind: { label: '证件种类', kind: 'code', sort: 'KIND', code: 'FleetPaperKind', codes: fleetPaperKindCodes },
  number: { label: '证件号码', kind: 'text' },
  pictureUrl: { label: '证件图片', kind: 'text' },
  plate: { label: '车牌', kind: 'text', sort: 'PLATE' },
  remark: { label: '备注', kind: 'text' },
  state: { label: '证件状态', kind: 'code', sort: 'STATE', code: 'FleetPaperState', codes: fleetPaperStateCodes },
  truck: { label: '车辆', kind: 'rows' },
  truckId: { label: '车辆编号', kind: 'id' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  validFrom: { label: '有效期起', kind: 'day' },
  validUntil: { label: '有效期止', kind: 'day', sort: 'VALID_UNTIL' },
  version: { label: '版本', kind: 'count' },
} as const

export const fleetPaperFilter = {
  captainId: { label: '车队长编号', kind: 'id', found: 'is' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', found: 'part' },
  kind: { label: '证件种类', kind: 'code', found: 'any', code: 'FleetPaperKind', codes: fleetPaperKindCodes },
  number: { label: '证件号码', kind: 'text', found: 'part' },
  plate: { label: '车牌', kind: 'text', found: 'part' },
  state: { label: '证件状态', kind: 'code', found: 'any', code: 'FleetPaperState', codes: fleetPaperStateCodes },
  truckId: { label: '车辆编号', kind: 'id', found: 'is' },
  validUntil: { label: '有效期止不早于此日', kind: 'day', found: 'range' },
} as const

export const machineFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'MachineAction', codes: machineActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '机械编号', kind: 'id' },
  loadPrice: { label: '装车单价', kind: 'money', sort: 'LOAD_PRICE' },
  machineCode: { label: '机械代号', kind: 'text', sort: 'MACHINE_CODE' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  model: { label: '机械型号', kind: 'text', sort: 'MODEL' },
  name: { label: '机械', kind: 'text', sort: 'NAME' },
  operatorMobile: { label: '操作手手机号', kind: 'text' },
  operatorName: { label: '操作手', kind: 'text' },
  shiftCost: { label: '台班费', kind: 'money', sort: 'SHIFT_COST' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
} as const

export const machineFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  machineCode: { label: '机械代号', kind: 'text', found: 'part' },
  model: { label: '机械型号', kind: 'text', found: 'part' },
  name: { label: '机械', kind: 'text', found: 'part' },
  operatorMobile: { label: '操作手手机号', kind: 'text', found: 'part' },
  operatorName: { label: '操作手', kind: 'text', found: 'part' },
} as const

export const truckFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'TruckAction', codes: truckActionCodes },
  capacityTons: { label: '核定载重', kind: 'quantity' },
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text', sort: 'CAPTAIN_NAME' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '车辆编号', kind: 'id' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  papers: { label: '在用的证件', kind: 'rows' },
  plate: { label: '车牌', kind: 'text', sort: 'PLATE' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  vehicleType: { label: '车型', kind: 'text', sort: 'VEHICLE_TYPE' },
  version: { label: '版本', kind: 'count' },
  volumeCubic: { label: '车厢容积', kind: 'quantity' },
  waybills: { label: '车辆的运单', kind: 'rows' },
} as const

export const truckFilter = {
  captainId: { label: '车队长编号', kind: 'id', found: 'is' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  plate: { label: '车牌', kind: 'text', found: 'part' },
  vehicleType: { label: '车型', kind: 'text', found: 'part' },
} as const

export const captainInputLengths = {
  mobile: 11,
  name: 20,
  remark: 200,
} as const

export const captainTaskInputLengths = {
  remark: 200,
} as const

export const driverInputLengths = {
  mobile: 11,
  name: 20,
} as const

export const fleetPaperInputLengths = {
  number: 50,
  pictureUrl: 500,
  remark: 200,
} as const

export const machineInputLengths = {
  machineCode: 20,
  model: 40,
  name: 40,
  operatorMobile: 11,
  operatorName: 20,
} as const

export const truckInputLengths = {
  plate: 20,
  vehicleType: 40,
} as const
