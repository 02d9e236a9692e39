export const dictionaryActionCodes = {
  create: '新增',
} as const

export const dictionaryItemActionCodes = {
  reset: '恢复平台的设置',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const phaseSurveyActionCodes = {
  delete: '删除',
  update: '修改',
} as const

export const projectActionCodes = {
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const projectPhaseActionCodes = {
  addSurvey: '填报实测',
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const siteActionCodes = {
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const siteOwnershipCodes = {
  OWN: '自有',
  SHARED: '合作',
} as const

export const soilActionCodes = {
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  update: '修改',
} as const

export const companyDictionaryFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'DictionaryAction', codes: dictionaryActionCodes },
  name: { label: '字典的名称', kind: 'text' },
  open: { label: '可增减', kind: 'flag' },
  ownCount: { label: '公司改过的条目数', kind: 'count' },
  title: { label: '字典名称', kind: 'text' },
} as const

export const companyDictionaryItemFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'DictionaryItemAction', codes: dictionaryItemActionCodes },
  enabled: { label: '是否启用', kind: 'flag' },
  id: { label: '编号', kind: 'id' },
  itemName: { label: '名称', kind: 'text' },
  itemValue: { label: '值', kind: 'text' },
  ownName: { label: '本公司名称', kind: 'text' },
  platformEnabled: { label: '平台在用', kind: 'flag' },
  platformName: { label: '平台名称', kind: 'text' },
  sort: { label: '排序', kind: 'count' },
  version: { label: '版本', kind: 'count' },
} as const

export const dumpSiteFields = {
  address: { label: '地址', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'SiteAction', codes: siteActionCodes },
  code: { label: '编码', kind: 'text', sort: 'CODE' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  dumpPrice: { label: '消纳单价', kind: 'money' },
  enabled: { label: '是否启用', kind: 'flag' },
  fenceRadius: { label: '围栏半径', kind: 'count' },
  garbageName: { label: '渣土场', kind: 'text', sort: 'GARBAGE_NAME' },
  garbageType: { label: '渣土场类型', kind: 'text', sort: 'GARBAGE_TYPE' },
  garbageTypeName: { label: '渣土场类型', kind: 'text' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '渣土场编号', kind: 'id' },
  lat: { label: '纬度', kind: 'text' },
  lng: { label: '经度', kind: 'text' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  name: { label: '渣土场', kind: 'text' },
  operatorMobile: { label: '负责人电话', kind: 'text' },
  operatorName: { label: '负责人', kind: 'text' },
  ownership: { label: '归属', kind: 'code', sort: 'OWNERSHIP', code: 'SiteOwnership', codes: siteOwnershipCodes },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '卸在此渣土场的运单', kind: 'rows' },
  yard: { label: '由谁经营、何时开放', kind: 'rows' },
} as const

export const dumpSiteFilter = {
  address: { label: '地址', kind: 'text', found: 'part' },
  code: { label: '编码', kind: 'text', found: 'part' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', found: 'part' },
  garbageType: { label: '渣土场类型', kind: 'text', found: 'is' },
  operatorName: { label: '负责人', kind: 'text', found: 'part' },
  ownership: { label: '归属', kind: 'code', found: 'is', code: 'SiteOwnership', codes: siteOwnershipCodes },
} as const

export const phaseSurveyFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'PhaseSurveyAction', codes: phaseSurveyActionCodes },
  createTime: { label: '创建时间', kind: 'time' },
  cubic: { label: '累计实测方量', kind: 'quantity' },
  day: { label: '实测日期', kind: 'day' },
  id: { label: '实测编号', kind: 'id' },
  isLower: { label: '少于之前', kind: 'flag' },
  phase: { label: '分期', kind: 'rows' },
  phaseId: { label: '分期编号', kind: 'id' },
  remark: { label: '备注', kind: 'text' },
  updateTime: { label: '最后修改时间', kind: 'time' },
  version: { label: '版本', kind: 'count' },
} as const

export const projectFields = {
  address: { label: '地址', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ProjectAction', codes: projectActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  dayStart: { label: '白班开始', kind: 'text' },
  dumpSiteIds: { label: '该项目的渣土场编号', kind: 'id' },
  dumpSites: { label: '渣土场', kind: 'rows' },
  enabled: { label: '是否启用', kind: 'flag' },
  garbageIds: { label: '渣土场编号', kind: 'id' },
  garbageNames: { label: '渣土场', kind: 'text' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '项目编号', kind: 'id' },
  lat: { label: '纬度', kind: 'text' },
  lng: { label: '经度', kind: 'text' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  name: { label: '项目', kind: 'text' },
  nightStart: { label: '夜班开始', kind: 'text' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
  soilTypeIds: { label: '土质编号', kind: 'id' },
  soilTypes: { label: '土质', kind: 'text' },
  soils: { label: '土质', kind: 'rows' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  usesTickets: { label: '默认用票', kind: 'flag' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '项目的运单', kind: 'rows' },
} as const

export const projectFilter = {
  address: { label: '地址', kind: 'text', found: 'part' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  garbageNames: { label: '渣土场', kind: 'text', found: 'part' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  soilTypes: { label: '土质', kind: 'text', found: 'part' },
  usesTickets: { label: '默认用票', kind: 'flag', found: 'is' },
} as const

export const projectPhaseFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ProjectPhaseAction', codes: projectPhaseActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  dumpSites: { label: '渣土场', kind: 'rows' },
  enabled: { label: '是否启用', kind: 'flag' },
  fromDate: { label: '开始日期', kind: 'day', sort: 'FROM_DATE' },
  garbageIds: { label: '渣土场编号', kind: 'id' },
  garbageNames: { label: '渣土场', kind: 'text' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '分期编号', kind: 'id' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  phaseName: { label: '分期', kind: 'text', sort: 'PHASE_NAME' },
  planCubic: { label: '计划方量', kind: 'quantity', sort: 'PLAN_CUBIC' },
  planCubicPrice: { label: '预计每方成本', kind: 'money' },
  planTransportCost: { label: '预计运输成本', kind: 'money' },
  project: { label: '项目', kind: 'rows' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
  remark: { label: '备注', kind: 'text' },
  soilTypes: { label: '土质', kind: 'text' },
  surveyHistory: { label: '实测的最近 100 次修改', kind: 'rows' },
  surveyedCubic: { label: '实测方量', kind: 'quantity' },
  surveys: { label: '各次实测', kind: 'rows' },
  toDate: { label: '结束日期', kind: 'day', sort: 'TO_DATE' },
  truckCubic: { label: '每车方量', kind: 'quantity' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
} as const

export const projectPhaseFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  garbageNames: { label: '渣土场', kind: 'text', found: 'part' },
  phaseName: { label: '分期', kind: 'text', found: 'part' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  remark: { label: '备注', kind: 'text', found: 'part' },
} as const

export const soilFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'SoilAction', codes: soilActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '土质编号', kind: 'id' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '已并入的编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '由其他并入', kind: 'text' },
  name: { label: '土质', kind: 'text', sort: 'NAME' },
  sort: { label: '排序', kind: 'count', sort: 'SORT' },
  tonsPerCubic: { label: '每方吨数', kind: 'quantity', sort: 'TONS_PER_CUBIC' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
} as const

export const soilFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  name: { label: '土质', kind: 'text', found: 'part' },
} as const

export const newDictionaryItemLengths = {
  itemName: 20,
  itemValue: 20,
} as const

export const phaseSurveyInputLengths = {
  day: 10,
  remark: 200,
} as const

export const projectInputLengths = {
  address: 200,
  dayStart: 5,
  lat: 10,
  lng: 11,
  nightStart: 5,
  projectName: 60,
} as const

export const projectPhaseInputLengths = {
  fromDate: 10,
  phaseName: 40,
  remark: 200,
  toDate: 10,
} as const

export const siteInputLengths = {
  address: 200,
  code: 30,
  garbageName: 60,
  garbageType: 20,
  lat: 10,
  lng: 11,
  operatorMobile: 20,
  operatorName: 20,
} as const

export const soilInputLengths = {
  name: 40,
} as const
