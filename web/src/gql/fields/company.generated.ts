export const administratorRescueActionCodes = {
  confirm: '确认',
  refuse: '不同意',
  withdraw: '撤回',
} as const

export const companySettingsActionCodes = {
  cancelFourEyesOff: '撤销关闭双人复核的申请',
  cancelFourEyesPayment: '撤销提高复核付款金额的申请',
  confirmFourEyesOff: '确认关闭双人复核的申请',
  confirmFourEyesPayment: '确认提高复核付款金额的申请',
  setFourEyes: '设置双人复核',
  setPayments: '设置复核的付款金额与资料不完整时能否付款',
  setShiftStarts: '设置默认的班次时间',
  setTrucks: '设置证件过期的车辆能否新增运单',
  update: '修改收款人校验',
} as const

export const companyStateCodes = {
  ACTIVE: '正常',
  SUSPENDED: '已停用',
} as const

export const companyTypeCodes = {
  COMPANY: '企业',
  MUD_TAIL: '渣土场',
} as const

export const deskCompanyActionCodes = {
  resume: '恢复公司',
  suspend: '停用公司',
} as const

export const payDocCheckCodes = {
  BLOCK: '不能付款',
  WARN: '提醒',
} as const

export const registrationActionCodes = {
  approve: '审核通过',
  reject: '驳回',
  submit: '提交认证',
} as const

export const registrationStatusCodes = {
  APPROVED: '已通过',
  PENDING: '待审核',
  REGISTERED: '待认证',
  REJECTED: '已驳回',
} as const

export const rescueLossCodes = {
  BOTH: '手机号、动态口令与恢复码',
  FACTOR: '动态口令与恢复码',
  PHONE: '手机号',
} as const

export const rescueStateCodes = {
  APPLIED: '待确认',
  DONE: '已生效',
  FAILED: '未能生效',
  REFUSED: '未同意',
  STOPPED: '已停止',
  WAITING: '等待生效',
  WITHDRAWN: '已撤回',
} as const

export const administratorRescueFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'AdministratorRescueAction', codes: administratorRescueActionCodes },
  appliedByName: { label: '申请人', kind: 'text' },
  company: { label: '平台运营', kind: 'rows' },
  companyAuthId: { label: '所属公司编号', kind: 'id' },
  companyName: { label: '公司名称', kind: 'text', sort: 'COMPANY_NAME' },
  confirmedAt: { label: '确认时间', kind: 'time' },
  confirmedByName: { label: '确认人', kind: 'text' },
  createTime: { label: '申请时间', kind: 'time', sort: 'CREATE_TIME' },
  dueAt: { label: '生效时间', kind: 'time', sort: 'DUE_AT' },
  endReason: { label: '办结原因', kind: 'text' },
  endedAt: { label: '办结时间', kind: 'time' },
  endedByName: { label: '办结人', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  loss: { label: '丢失的内容', kind: 'code', code: 'RescueLoss', codes: rescueLossCodes },
  newMobile: { label: '新手机号', kind: 'text' },
  oldMobile: { label: '原手机号', kind: 'text' },
  proofUrls: { label: '证明材料的图片链接', kind: 'text' },
  reason: { label: '申请原因', kind: 'text' },
  refusedActions: { label: '不能做的操作及原因', kind: 'rows' },
  state: { label: '找回的状态', kind: 'code', code: 'RescueState', codes: rescueStateCodes },
  userName: { label: '管理员姓名', kind: 'text' },
  version: { label: '版本', kind: 'count' },
} as const

export const authenticationInputFields = {
  companyAddress: { label: '住所', kind: 'text' },
  companyFound: { label: '成立日期', kind: 'text' },
  companyName: { label: '公司名称', kind: 'text' },
  companyNo: { label: '统一社会信用代码', kind: 'text' },
  companyRepre: { label: '法定代表人', kind: 'text' },
  companyType: { label: '主体类型', kind: 'text' },
  companyUrl: { label: '营业执照', kind: 'text' },
  idAddress: { label: '住址', kind: 'text' },
  idAuthority: { label: '签发机关', kind: 'text' },
  idBirth: { label: '出生日期', kind: 'text' },
  idCardNegativeUrl: { label: '身份证头像面', kind: 'text' },
  idCardPositiveUrl: { label: '身份证国徽面', kind: 'text' },
  idEndDate: { label: '有效期止', kind: 'text' },
  idName: { label: '身份证姓名', kind: 'text' },
  idNation: { label: '民族', kind: 'text' },
  idNo: { label: '身份证号', kind: 'text' },
  idSex: { label: '性别', kind: 'text' },
  idStartDate: { label: '有效期起', kind: 'text' },
  mobile: { label: '管理员手机号', kind: 'text' },
} as const

export const companySettingsFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'CompanySettingsAction', codes: companySettingsActionCodes },
  dayStart: { label: '默认白班开始', kind: 'text' },
  fourEyes: { label: '双人复核', kind: 'flag' },
  fourEyesOffBy: { label: '申请关闭双人复核的人', kind: 'text' },
  fourEyesOffTime: { label: '申请关闭双人复核的时间', kind: 'time' },
  fourEyesPayment: { label: '复核的付款金额', kind: 'money' },
  fourEyesPaymentWanted: { label: '申请提高到的复核付款金额', kind: 'money' },
  fourEyesPaymentWantedBy: { label: '申请提高复核付款金额的人', kind: 'text' },
  fourEyesPaymentWantedTime: { label: '申请提高复核付款金额的时间', kind: 'time' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '公司编号', kind: 'id' },
  nightStart: { label: '默认夜班开始', kind: 'text' },
  payDocCheck: { label: '付款时资料不完整', kind: 'code', code: 'PayDocCheck', codes: payDocCheckCodes },
  payeeCheck: { label: '收款人校验', kind: 'flag' },
  preDated: { label: '日期可晚于当天', kind: 'flag' },
  refuseExpiredTrucks: { label: '证件过期的车辆不可新增运单', kind: 'flag' },
  updateBy: { label: '最后修改人', kind: 'text' },
  updateTime: { label: '最后修改时间', kind: 'time' },
  version: { label: '版本', kind: 'count' },
} as const

export const deskCompanyFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'DeskCompanyAction', codes: deskCompanyActionCodes },
  authenticatedAt: { label: '通过认证的时间', kind: 'time' },
  cards: { label: '结算卡数', kind: 'count' },
  companyName: { label: '公司名称', kind: 'text', sort: 'COMPANY_NAME' },
  companyNo: { label: '统一社会信用代码', kind: 'text' },
  createTime: { label: '开通时间', kind: 'time', sort: 'CREATE_TIME' },
  id: { label: '编号', kind: 'id' },
  settlements: { label: '结算单数', kind: 'count' },
  state: { label: '公司状态', kind: 'code', code: 'CompanyState', codes: companyStateCodes },
  suspendedAt: { label: '停用时间', kind: 'time' },
  suspendedReason: { label: '停用原因', kind: 'text' },
  users: { label: '在职的人数', kind: 'count' },
  waybills: { label: '运单数', kind: 'count' },
} as const

export const deskCompanyFilter = {
  authenticated: { label: '是否已通过认证', kind: 'flag', found: 'is' },
  companyName: { label: '公司名称', kind: 'text', found: 'part' },
  companyNo: { label: '统一社会信用代码', kind: 'text', found: 'part' },
  createTime: { label: '开通时间', kind: 'time', found: 'range' },
  state: { label: '公司状态', kind: 'code', found: 'any', code: 'CompanyState', codes: companyStateCodes },
} as const

export const paperLookFields = {
  at: { label: '查看时间', kind: 'time' },
  fileId: { label: '文件编号', kind: 'id' },
  remoteAddr: { label: 'IP 地址', kind: 'text' },
  user: { label: '查看人', kind: 'rows' },
  userId: { label: '查看人编号', kind: 'id' },
  userName: { label: '查看人', kind: 'text' },
} as const

export const registerCompanyInputFields = {
  code: { label: '发到管理员手机的短信验证码', kind: 'text' },
  companyName: { label: '公司名称', kind: 'text' },
  companyNo: { label: '统一社会信用代码', kind: 'text' },
  companyType: { label: '注册的企业类型', kind: 'code', code: 'CompanyType', codes: companyTypeCodes },
  companyUrl: { label: '营业执照的图片链接', kind: 'text' },
  contactName: { label: '管理员姓名', kind: 'text' },
  contactPhone: { label: '管理员手机号', kind: 'text' },
  idCardNegativeUrl: { label: '身份证头像面的图片链接', kind: 'text' },
  idCardPositiveUrl: { label: '身份证国徽面的图片链接', kind: 'text' },
  idNo: { label: '身份证号', kind: 'text' },
  registerAddress: { label: '注册地址', kind: 'text' },
} as const

export const registrationFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'RegistrationAction', codes: registrationActionCodes },
  checks: { label: '平台运营', kind: 'rows' },
  company: { label: '平台运营', kind: 'rows' },
  companyAddress: { label: '住所', kind: 'text' },
  companyAuthId: { label: '开通的公司', kind: 'id' },
  companyFound: { label: '成立日期', kind: 'text' },
  companyName: { label: '公司名称', kind: 'text', sort: 'COMPANY_NAME' },
  companyNo: { label: '统一社会信用代码', kind: 'text' },
  companyRepre: { label: '法定代表人', kind: 'text' },
  companyType: { label: '注册的企业类型', kind: 'code', code: 'CompanyType', codes: companyTypeCodes },
  companyUrl: { label: '营业执照的图片链接', kind: 'text' },
  contactName: { label: '管理员姓名', kind: 'text' },
  contactPhone: { label: '管理员手机号', kind: 'text' },
  createTime: { label: '注册时间', kind: 'time', sort: 'CREATE_TIME' },
  decidedAt: { label: '审核时间', kind: 'time' },
  decidedByName: { label: '审核人', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  idAddress: { label: '住址', kind: 'text' },
  idAuthority: { label: '签发机关', kind: 'text' },
  idBirth: { label: '出生日期', kind: 'text' },
  idCardNegativeUrl: { label: '身份证头像面的图片链接', kind: 'text' },
  idCardPositiveUrl: { label: '身份证国徽面的图片链接', kind: 'text' },
  idEndDate: { label: '有效期止', kind: 'text' },
  idName: { label: '身份证姓名', kind: 'text' },
  idNation: { label: '民族', kind: 'text' },
  idNo: { label: '身份证号', kind: 'text' },
  idSex: { label: '性别', kind: 'text' },
  idStartDate: { label: '有效期起', kind: 'text' },
  licenceType: { label: '主体类型', kind: 'text' },
  looks: { label: '平台运营', kind: 'rows' },
  readings: { label: '平台运营', kind: 'rows' },
  reason: { label: '驳回原因', kind: 'text' },
  status: { label: '认证状态', kind: 'code', code: 'RegistrationStatus', codes: registrationStatusCodes },
  submissions: { label: '提交次数', kind: 'count' },
  submittedAt: { label: '提交时间', kind: 'time', sort: 'SUBMITTED_AT' },
  version: { label: '版本号', kind: 'count' },
  warnings: { label: '须再核对的', kind: 'text' },
} as const

export const registrationFilter = {
  companyName: { label: '公司名称', kind: 'text', found: 'part' },
  companyNo: { label: '统一社会信用代码', kind: 'text', found: 'part' },
  companyType: { label: '注册的企业类型', kind: 'code', found: 'any', code: 'CompanyType', codes: companyTypeCodes },
  contactName: { label: '管理员姓名', kind: 'text', found: 'part' },
  contactPhone: { label: '管理员手机号', kind: 'text', found: 'part' },
  createTime: { label: '注册时间', kind: 'time', found: 'range' },
  status: { label: '认证状态', kind: 'code', found: 'any', code: 'RegistrationStatus', codes: registrationStatusCodes },
  submittedAt: { label: '提交时间', kind: 'time', found: 'range' },
} as const

export const rescueFilter = {
  appliedByName: { label: '申请人', kind: 'text', found: 'part' },
  companyAuthId: { label: '所属公司编号', kind: 'id', found: 'is' },
  companyName: { label: '公司名称', kind: 'text', found: 'part' },
  createTime: { label: '申请时间', kind: 'time', found: 'range' },
  dueAt: { label: '生效时间', kind: 'time', found: 'range' },
  loss: { label: '丢失的内容', kind: 'code', found: 'any', code: 'RescueLoss', codes: rescueLossCodes },
  newMobile: { label: '新手机号', kind: 'text', found: 'part' },
  oldMobile: { label: '原手机号', kind: 'text', found: 'part' },
  state: { label: '找回的状态', kind: 'code', found: 'any', code: 'RescueState', codes: rescueStateCodes },
  userName: { label: '管理员姓名', kind: 'text', found: 'part' },
} as const

export const authenticationInputLengths = {
  companyAddress: 200,
  companyFound: 10,
  companyName: 100,
  companyNo: 50,
  companyRepre: 50,
  companyType: 100,
  companyUrl: 500,
  idAddress: 200,
  idAuthority: 100,
  idBirth: 10,
  idCardNegativeUrl: 500,
  idCardPositiveUrl: 500,
  idEndDate: 10,
  idName: 50,
  idNation: 20,
  idNo: 50,
  idSex: 1,
  idStartDate: 10,
  mobile: 20,
} as const

export const registerCompanyInputLengths = {
  companyName: 20,
  companyNo: 50,
  contactName: 10,
  registerAddress: 100,
} as const
