export const accessTokenActionCodes = {
  revoke: '作废',
} as const

export const companyUserActionCodes = {
  delete: '移除',
  disable: '停用',
  edit: '编辑',
  enable: '启用',
  give: '分配角色',
  invite: '重发邀请',
  password: '重置密码',
  secondFactor: '重置两步验证',
  withdraw: '撤回邀请',
} as const

export const dataScopeCodes = {
  ALL: '全部项目',
  CHOSEN: '指定的项目',
  ORGAN: '本机构及下级机构的项目',
} as const

export const logActionCodes = {
  delete: '删除',
} as const

export const loginMethodCodes = {
  CODE: '手机验证码',
  PASSWORD: '密码',
  THIRD_PARTY: '第三方账号',
} as const

export const logKindCodes = {
  LOGIN: '登录日志',
  OPERATION: '操作日志',
} as const

export const logServiceCodes = {
  GRAPHQL: 'GraphQL',
  JOB: '后台任务',
  REST: 'REST',
  WEB: '网页',
} as const

export const logTypeCodes = {
  FAILURE: '异常',
  SUCCESS: '正常',
} as const

export const memberStateCodes = {
  ACTIVE: '在职',
  DISABLED: '已停用',
  INVITED: '受邀',
} as const

export const organActionCodes = {
  add: '新增下级',
  delete: '删除',
  edit: '编辑',
  merge: '合并',
  move: '移动',
  setProjects: '设置项目',
} as const

export const organKindCodes = {
  DEPARTMENT: '部门',
  SITE: '项目部',
} as const

export const ownSessionActionCodes = {
  end: '退出登录',
} as const

export const roleActionCodes = {
  copy: '复制',
  delete: '删除',
  edit: '编辑',
  reset: '恢复标准',
} as const

export const roleTypeCodes = {
  CAPTAIN: '车队长',
  COMPANY: '建筑公司',
  DRIVER: '司机',
  ENTERPRISE: '注册企业或渣土场',
  OPERATOR: '挖机手',
  PLATFORM: '平台运营',
} as const

export const standardRoleCodes = {
  ADMINISTRATOR: '管理员',
  AUDITOR: '审核员',
  CASHIER: '出纳',
  READER: '只读',
  SETTLER: '结算员',
} as const

export const thirdPartyCodes = {
  DINGTALK: '钉钉',
  OIDC: '统一身份认证',
  WECOM: '企业微信',
} as const

export const accessTokenFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'AccessTokenAction', codes: accessTokenActionCodes },
  createTime: { label: '创建时间', kind: 'time' },
  expiresTime: { label: '失效时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  name: { label: '令牌名称', kind: 'text' },
  permissions: { label: '可用的权限键', kind: 'text' },
  revokeTime: { label: '吊销时间', kind: 'time' },
  tail: { label: '令牌', kind: 'text' },
  usedTime: { label: '最近使用', kind: 'time' },
  valid: { label: '是否仍然有效', kind: 'flag' },
} as const

export const companyUserFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'CompanyUserAction', codes: companyUserActionCodes },
  avatar: { label: '头像地址', kind: 'text' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  email: { label: '邮箱', kind: 'text' },
  enabled: { label: '是否启用', kind: 'flag' },
  hisOwn: { label: '资料是否只能由本人修改', kind: 'flag' },
  id: { label: '用户编号', kind: 'id' },
  inviteFailed: { label: '邀请短信是否未送达', kind: 'flag' },
  invitedAt: { label: '最近一次邀请时间', kind: 'time' },
  joinedAt: { label: '加入时间', kind: 'time', sort: 'JOINED_AT' },
  name: { label: '姓名', kind: 'text', sort: 'NAME' },
  organ: { label: '所属机构', kind: 'rows' },
  organId: { label: '机构编号', kind: 'id' },
  organName: { label: '机构', kind: 'text', sort: 'ORGAN_NAME' },
  phone: { label: '手机号', kind: 'text', sort: 'PHONE' },
  positionName: { label: '职位', kind: 'text', sort: 'POSITION_NAME' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  roleNames: { label: '角色', kind: 'text' },
  roleType: { label: '身份类型', kind: 'code', code: 'RoleType', codes: roleTypeCodes },
  roles: { label: '所有的角色', kind: 'rows' },
  state: { label: '状态', kind: 'code', code: 'MemberState', codes: memberStateCodes },
  userId: { label: '账号编号', kind: 'id' },
  version: { label: '版本', kind: 'count' },
} as const

export const logDeletionFields = {
  content: { label: '原日志的内容', kind: 'text' },
  createBy: { label: '删除人', kind: 'text' },
  createId: { label: '删除人编号', kind: 'id' },
  createTime: { label: '删除时间', kind: 'time', sort: 'CREATE_TIME' },
  creator: { label: '删除人', kind: 'rows' },
  id: { label: '删除记录编号', kind: 'id' },
  kind: { label: '日志种类', kind: 'code', code: 'LogKind', codes: logKindCodes },
  logId: { label: '被删日志的编号', kind: 'id' },
  loggedAt: { label: '原日志的时间', kind: 'time' },
  ofName: { label: '原日志的当事人', kind: 'text' },
  remoteAddr: { label: '删除时的 IP', kind: 'text' },
} as const

export const logDeletionFilter = {
  createBy: { label: '删除人', kind: 'text', found: 'part' },
  createTime: { label: '删除时间', kind: 'time', found: 'range' },
  kind: { label: '日志种类', kind: 'code', found: 'is', code: 'LogKind', codes: logKindCodes },
  ofName: { label: '原日志的当事人', kind: 'text', found: 'part' },
} as const

export const loginLogFields = {
  address: { label: '登录地点', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'LogAction', codes: logActionCodes },
  createBy: { label: '登录账号', kind: 'text' },
  createId: { label: '登录人编号', kind: 'id' },
  createTime: { label: '登录时间', kind: 'time', sort: 'CREATE_TIME' },
  creator: { label: '登录人', kind: 'rows' },
  device: { label: '登录设备', kind: 'text' },
  exception: { label: '登录失败原因', kind: 'text' },
  id: { label: '登录日志编号', kind: 'id' },
  method: { label: '登录方式', kind: 'code', code: 'LoginMethod', codes: loginMethodCodes },
  params: { label: '登录请求内容', kind: 'text' },
  remoteAddr: { label: '登录 IP', kind: 'text' },
  requestUri: { label: '登录请求路径', kind: 'text' },
  type: { label: '登录结果', kind: 'code', code: 'LogType', codes: logTypeCodes },
  userAgent: { label: '浏览器标识', kind: 'text' },
  userName: { label: '登录人', kind: 'text' },
} as const

export const loginLogFilter = {
  address: { label: '登录地点', kind: 'text', found: 'part' },
  createBy: { label: '登录账号', kind: 'text', found: 'part' },
  createId: { label: '登录人编号', kind: 'id', found: 'is' },
  createTime: { label: '登录时间', kind: 'time', found: 'range' },
  method: { label: '登录方式', kind: 'code', found: 'is', code: 'LoginMethod', codes: loginMethodCodes },
  remoteAddr: { label: '登录 IP', kind: 'text', found: 'is' },
  type: { label: '登录结果', kind: 'code', found: 'is', code: 'LogType', codes: logTypeCodes },
} as const

export const operationLogFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'LogAction', codes: logActionCodes },
  createBy: { label: '操作人', kind: 'text' },
  createId: { label: '操作人编号', kind: 'id' },
  createTime: { label: '操作时间', kind: 'time', sort: 'CREATE_TIME' },
  creator: { label: '操作人', kind: 'rows' },
  exception: { label: '失败原因', kind: 'text' },
  id: { label: '操作日志编号', kind: 'id' },
  method: { label: '请求方法', kind: 'text' },
  params: { label: '请求内容', kind: 'text' },
  remoteAddr: { label: '操作 IP', kind: 'text' },
  requestId: { label: '请求标识', kind: 'text' },
  requestUri: { label: '请求路径', kind: 'text' },
  serviceId: { label: '操作经由', kind: 'code', code: 'LogService', codes: logServiceCodes },
  time: { label: '耗时', kind: 'count', sort: 'TIME' },
  title: { label: '操作名称', kind: 'text' },
  type: { label: '操作结果', kind: 'code', code: 'LogType', codes: logTypeCodes },
} as const

export const operationLogFilter = {
  createBy: { label: '操作人', kind: 'text', found: 'part' },
  createId: { label: '操作人编号', kind: 'id', found: 'is' },
  createTime: { label: '操作时间', kind: 'time', found: 'range' },
  method: { label: '请求方法', kind: 'text', found: 'is' },
  remoteAddr: { label: '操作 IP', kind: 'text', found: 'is' },
  requestUri: { label: '请求路径', kind: 'text', found: 'part' },
  serviceId: { label: '操作经由', kind: 'code', found: 'is', code: 'LogService', codes: logServiceCodes },
  title: { label: '操作名称', kind: 'text', found: 'part' },
  type: { label: '操作结果', kind: 'code', found: 'is', code: 'LogType', codes: logTypeCodes },
} as const

export const organFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'OrganAction', codes: organActionCodes },
  childCount: { label: '下级机构数', kind: 'count' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  id: { label: '机构编号', kind: 'id' },
  kind: { label: '机构类型', kind: 'code', code: 'OrganKind', codes: organKindCodes },
  memberCount: { label: '用户数', kind: 'count', sort: 'MEMBER_COUNT' },
  name: { label: '机构名称', kind: 'text', sort: 'NAME' },
  parent: { label: '上级机构', kind: 'rows' },
  parentId: { label: '上级机构编号', kind: 'id' },
  projectCount: { label: '项目数', kind: 'count', sort: 'PROJECT_COUNT' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  remark: { label: '机构说明', kind: 'text' },
  sort: { label: '顺序', kind: 'count', sort: 'SORT' },
  updateTime: { label: '最后修改时间', kind: 'time' },
  version: { label: '版本', kind: 'count' },
} as const

export const organFilter = {
  kind: { label: '机构类型', kind: 'code', found: 'any', code: 'OrganKind', codes: organKindCodes },
  name: { label: '机构名称', kind: 'text', found: 'part' },
  parentId: { label: '上级机构编号', kind: 'id', found: 'is' },
} as const

export const organProjectFields = {
  enabled: { label: '是否启用', kind: 'flag' },
  id: { label: '项目编号', kind: 'id' },
  organ: { label: '所属机构', kind: 'rows' },
  organId: { label: '机构编号', kind: 'id' },
  organName: { label: '机构', kind: 'text', sort: 'ORGAN_NAME' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
} as const

export const organProjectFilter = {
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  ofCompany: { label: '是否直属公司', kind: 'flag', found: 'is' },
  organId: { label: '机构编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
} as const

export const ownSessionFields = {
  address: { label: '登录地点', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'OwnSessionAction', codes: ownSessionActionCodes },
  companyAuthName: { label: '登录的公司', kind: 'text' },
  createTime: { label: '登录时间', kind: 'time' },
  current: { label: '是否本设备', kind: 'flag' },
  device: { label: '设备', kind: 'text' },
  id: { label: '会话编号', kind: 'id' },
  lastUsedTime: { label: '最近使用时间', kind: 'time' },
  locked: { label: '是否已锁屏', kind: 'flag' },
  remoteAddr: { label: 'IP 地址', kind: 'text' },
  roleType: { label: '登录身份', kind: 'code', code: 'RoleType', codes: roleTypeCodes },
} as const

export const profileFields = {
  avatar: { label: '头像', kind: 'text' },
  companyAuthName: { label: '公司', kind: 'text' },
  email: { label: '邮箱', kind: 'text' },
  hasPassword: { label: '是否设置过密码', kind: 'flag' },
  id: { label: '用户编号', kind: 'id' },
  mobile: { label: '手机号', kind: 'text' },
  name: { label: '姓名', kind: 'text' },
  organName: { label: '机构', kind: 'text' },
  phoneReleasedTime: { label: '可绑定新手机号的期限', kind: 'time' },
  positionName: { label: '职位', kind: 'text' },
} as const

export const roleFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'RoleAction', codes: roleActionCodes },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  dataScope: { label: '数据范围', kind: 'code', code: 'DataScope', codes: dataScopeCodes },
  differences: { label: '与标准的差别', kind: 'rows' },
  holderNames: { label: '使用的人', kind: 'text' },
  id: { label: '角色编号', kind: 'id' },
  memberCount: { label: '使用人数', kind: 'count', sort: 'MEMBER_COUNT' },
  name: { label: '角色名称', kind: 'text', sort: 'NAME' },
  permissionCount: { label: '权限数', kind: 'count', sort: 'PERMISSION_COUNT' },
  permissions: { label: '权限键', kind: 'text' },
  projectIds: { label: '可见的项目', kind: 'id' },
  projects: { label: '可见的项目', kind: 'rows' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  remark: { label: '角色说明', kind: 'text' },
  secondFactor: { label: '要求两步验证', kind: 'flag' },
  standard: { label: '标准角色', kind: 'code', code: 'StandardRole', codes: standardRoleCodes },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  version: { label: '版本', kind: 'count' },
} as const

export const roleFilter = {
  dataScope: { label: '数据范围', kind: 'code', found: 'any', code: 'DataScope', codes: dataScopeCodes },
  name: { label: '角色名称', kind: 'text', found: 'part' },
  secondFactor: { label: '要求两步验证', kind: 'flag', found: 'is' },
} as const

export const secondFactorFields = {
  demandedBy: { label: '要求本人使用两步验证的公司', kind: 'text' },
  enabledTime: { label: '开启时间', kind: 'text' },
  recoveryCodesLeft: { label: '未用的恢复码个数', kind: 'count' },
} as const

export const thirdPartyAccountFields = {
  accountName: { label: '账号名称', kind: 'text' },
  createTime: { label: '绑定时间', kind: 'time' },
  id: { label: '第三方账号编号', kind: 'id' },
  provider: { label: '第三方平台', kind: 'code', code: 'ThirdParty', codes: thirdPartyCodes },
} as const

export const userFilter = {
  createTime: { label: '创建时间', kind: 'time', found: 'range' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  joinedAt: { label: '加入时间', kind: 'time', found: 'range' },
  name: { label: '姓名', kind: 'text', found: 'part' },
  organId: { label: '机构编号', kind: 'id', found: 'is' },
  phone: { label: '手机号', kind: 'text', found: 'part' },
  positionName: { label: '职位', kind: 'text', found: 'part' },
  roleId: { label: '有此角色', kind: 'id', found: 'is' },
  state: { label: '状态', kind: 'code', found: 'any', code: 'MemberState', codes: memberStateCodes },
  userId: { label: '账号编号', kind: 'id', found: 'is' },
  hisOwn: { label: '资料是否只能由本人修改', kind: 'flag', found: 'equal' },
  inviteFailed: { label: '邀请短信是否未送达', kind: 'flag', found: 'equal' },
} as const

export const accessTokenInputLengths = {
  name: 20,
} as const

export const inviteUserInputLengths = {
  name: 20,
  positionName: 20,
} as const

export const lockSettingInputLengths = {
  password: 50,
} as const

export const organInputLengths = {
  name: 20,
  remark: 200,
} as const

export const profileInputLengths = {
  avatar: 500,
  email: 100,
  name: 20,
} as const

export const roleInputLengths = {
  name: 20,
  remark: 200,
} as const

export const updateUserInputLengths = {
  email: 100,
  name: 20,
  positionName: 20,
} as const
