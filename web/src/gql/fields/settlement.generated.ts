export const accountKindCodes = {
  ACCOUNT: '其他账号',
  CARD: '银行卡',
  WRONG_CARD: '卡号校验不符',
} as const

export const cardActionCodes = {
  activate: '激活',
  bind: '绑定',
  generateReceipt: '交卡',
  move: '换绑',
  replaceLost: '补卡',
  reportFound: '找回',
  reportLost: '挂失',
  setGiver: '设置交卡人',
  setType: '修改类型',
  void: '作废',
} as const

export const cardKindCodes = {
  CAPTAIN: '车队长主卡',
  SUB: '子卡',
} as const

export const cardStatusCodes = {
  ACTIVATED: '已激活',
  NOT_ACTIVATED: '未激活',
  SETTLED: '已结算',
  VOIDED: '已作废',
} as const

export const cardTypeCodes = {
  CARRY_OVER: '月末转月初',
  PURCHASE: '购票',
  REFUND: '退票',
} as const

export const exclusionReasonCodes = {
  AMOUNT_OUT_OF_RANGE: '金额不在0到999999999.99元之间',
  ANOMALY: '有异常未处理',
  IN_SETTLEMENT: '运单已在结算单中',
  NOT_FOUND: '运单不存在',
  NOT_UNLOADED: '运单尚未卸车',
  PENDING_REVIEW: '运单修改待审核',
  UNPRICED: '没有单价',
  VOID: '运单已作废',
} as const

export const paperKindCodes = {
  CONTRACT: '合同',
  INVOICE: '发票',
  OTHER: '其他',
  RECEIPT: '已签回执单',
  SITE_CONFIRMATION: '工地确认单',
  WEIGH_NOTE: '磅单',
} as const

export const payeeActionCodes = {
  confirmAccount: '确认账户',
  delete: '删除',
  merge: '合并',
  restore: '启用',
  retire: '停用',
  sign: '签约',
  unsign: '取消签约',
  update: '修改',
} as const

export const payeeContractStateCodes = {
  ENDING: '即将到期',
  EXPIRED: '已到期',
  UNSIGNED: '未签约',
  VALID: '有效',
} as const

export const priceSourceCodes = {
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
  TYPED: '人工填写',
} as const

export const receiptActionCodes = {
  settle: '结算',
  void: '作废',
} as const

export const receiptStatusCodes = {
  OPEN: '未结算',
  SETTLED: '已结算',
  VOIDED: '已作废',
} as const

export const settlementActionCodes = {
  approve: '审核通过',
  delete: '删除',
  merge: '合并或拆分',
  reject: '驳回',
  setPayee: '设置收款人',
  split: '合并或拆分',
} as const

export const settlementStatusCodes = {
  APPROVED: '已审核',
  PAID: '已付款',
  PENDING: '待审核',
  REJECTED: '已驳回',
  SUPERSEDED: '已合并或拆分',
} as const

export const weightUnitCodes = {
  CUBIC: '方',
  TON: '吨',
  TRUCK: '车',
} as const

export const cardFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'CardAction', codes: cardActionCodes },
  batchNo: { label: '制卡批次', kind: 'text' },
  bindingDate: { label: '激活时间', kind: 'time', sort: 'BINDING_DATE' },
  bound: { label: '是否已绑定车队长', kind: 'flag' },
  captain: { label: '车队长', kind: 'rows' },
  captainId: { label: '车队长编号', kind: 'id' },
  captainName: { label: '车队长', kind: 'text', sort: 'CAPTAIN_NAME' },
  cardNo: { label: '卡号', kind: 'text', sort: 'CARD_NO' },
  cardType: { label: '购票类型', kind: 'code', code: 'CardType', codes: cardTypeCodes },
  company: { label: '公司', kind: 'rows' },
  companyAuthId: { label: '公司编号', kind: 'id' },
  companyAuthName: { label: '公司', kind: 'text' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  excelUrl: { label: '卡上运单 .xlsx 的地址', kind: 'text' },
  giveCardDatetime: { label: '交卡时间', kind: 'time' },
  giveCardNo: { label: '回执单号', kind: 'text' },
  giveCardUserId: { label: '交卡人', kind: 'text' },
  id: { label: '编号', kind: 'id' },
  ids: { label: '可结算运单的编号', kind: 'id' },
  kind: { label: '种类', kind: 'code', code: 'CardKind', codes: cardKindCodes },
  lost: { label: '是否已挂失', kind: 'flag' },
  lostReason: { label: '挂失原因', kind: 'text' },
  lostTime: { label: '挂失时间', kind: 'time' },
  paidAmount: { label: '已付款金额', kind: 'money' },
  parent: { label: '主卡', kind: 'rows' },
  parentCardNo: { label: '主卡卡号', kind: 'text' },
  part: { label: '仅含本人部分', kind: 'flag' },
  payee: { label: '收款人', kind: 'rows' },
  receipts: { label: '交过此卡的回执单', kind: 'rows' },
  replacedByNo: { label: '补办的卡号', kind: 'text' },
  settleAbleCount: { label: '可结算运单数', kind: 'count' },
  settleAmount: { label: '申请结算金额', kind: 'money' },
  settledAmount: { label: '已结算金额', kind: 'money' },
  status: { label: '状态', kind: 'code', sort: 'STATUS', code: 'CardStatus', codes: cardStatusCodes },
  subCardCount: { label: '子卡数', kind: 'count' },
  subCards: { label: '本卡的子卡', kind: 'rows' },
  timeline: { label: '时间线', kind: 'rows' },
  totalWaybillCount: { label: '运单总数', kind: 'count' },
  unsettledAmount: { label: '未结算金额', kind: 'money' },
  updateWaybillsCount: { label: '修改待审核运单数', kind: 'count' },
  waybillCount: { label: '运单数', kind: 'count' },
  waybills: { label: '卡上的运单', kind: 'rows' },
  waybillsCount: { label: '运单总数', kind: 'count' },
} as const

export const cardFilter = {
  batchNo: { label: '制卡批次', kind: 'text', found: 'part' },
  bindingDate: { label: '激活时间', kind: 'time', found: 'range' },
  bound: { label: '是否已绑定', kind: 'flag', found: 'is' },
  captainName: { label: '车队长', kind: 'text', found: 'part' },
  cardNo: { label: '卡号', kind: 'text', found: 'part' },
  cardNos: { label: '卡号', kind: 'text', found: 'any' },
  cardType: { label: '购票类型', kind: 'code', found: 'is', code: 'CardType', codes: cardTypeCodes },
  kind: { label: '种类', kind: 'code', found: 'is', code: 'CardKind', codes: cardKindCodes },
  lost: { label: '是否已挂失', kind: 'flag', found: 'is' },
  parentCardNo: { label: '主卡卡号', kind: 'text', found: 'is' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'CardStatus', codes: cardStatusCodes },
  part: { label: '仅含本人部分', kind: 'flag', found: 'equal' },
} as const

export const cardBatchFields = {
  activatedCount: { label: '激活过的张数', kind: 'count' },
  batchNo: { label: '制卡批次', kind: 'text', sort: 'BATCH_NO' },
  boundCount: { label: '已绑定张数', kind: 'count' },
  cardCount: { label: '张数', kind: 'count', sort: 'CARD_COUNT' },
  cardType: { label: '购票类型', kind: 'code', code: 'CardType', codes: cardTypeCodes },
  createBy: { label: '制卡人', kind: 'text' },
  createTime: { label: '制卡时间', kind: 'time', sort: 'CREATE_TIME' },
  firstNo: { label: '首张卡号', kind: 'text', sort: 'FIRST_NO' },
  id: { label: '编号', kind: 'id' },
  kind: { label: '种类', kind: 'code', code: 'CardKind', codes: cardKindCodes },
  labelsUrl: { label: '标签的地址', kind: 'text' },
  lastNo: { label: '末张卡号', kind: 'text' },
  prefix: { label: '卡号前缀', kind: 'text' },
} as const

export const cardBatchFilter = {
  batchNo: { label: '制卡批次', kind: 'text', found: 'part' },
  cardType: { label: '购票类型', kind: 'code', found: 'is', code: 'CardType', codes: cardTypeCodes },
  createTime: { label: '制卡时间', kind: 'time', found: 'range' },
  kind: { label: '种类', kind: 'code', found: 'is', code: 'CardKind', codes: cardKindCodes },
  prefix: { label: '卡号前缀', kind: 'text', found: 'part' },
} as const

export const documentCompletenessFields = {
  companySettleId: { label: '结算单编号', kind: 'id' },
  complete: { label: '资料完整的运单数', kind: 'count' },
  held: { label: '其中已有的种类数', kind: 'count' },
  lacking: { label: '缺少的资料种类', kind: 'code', code: 'PaperKind', codes: paperKindCodes },
  missing: { label: '缺少的资料', kind: 'rows' },
  missingText: { label: '缺少的资料', kind: 'text' },
  needed: { label: '整张结算单需要的资料种类数', kind: 'count' },
  rate: { label: '完整率', kind: 'percent' },
  settleNo: { label: '结算单号', kind: 'text' },
  settlement: { label: '结算单', kind: 'rows' },
  total: { label: '运单数', kind: 'count' },
} as const

export const excludedWaybillFields = {
  cardNo: { label: '卡号', kind: 'text' },
  id: { label: '运单编号', kind: 'id' },
  message: { label: '原因', kind: 'text' },
  no: { label: '运单号', kind: 'text' },
  reason: { label: '原因代码', kind: 'code', code: 'ExclusionReason', codes: exclusionReasonCodes },
  truckCode: { label: '车牌号', kind: 'text' },
} as const

export const missingDocumentsFields = {
  card: { label: '缺结算卡', kind: 'count' },
  gatePicture: { label: '缺出场照片', kind: 'count' },
  loadPicture: { label: '缺装车照片', kind: 'count' },
  payeeContract: { label: '缺已签约的收款人', kind: 'count' },
} as const

export const payeeFields = {
  accountBy: { label: '收款账号录入人', kind: 'rows' },
  accountById: { label: '收款账号录入人编号', kind: 'id' },
  accountKind: { label: '账号校验', kind: 'code', code: 'AccountKind', codes: accountKindCodes },
  accountNote: { label: '账号提醒', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'PayeeAction', codes: payeeActionCodes },
  bindingBankName: { label: '开户行', kind: 'text' },
  bindingBankNo: { label: '收款账号', kind: 'text' },
  carrierName: { label: '承运人', kind: 'text', sort: 'CARRIER_NAME' },
  contractFrom: { label: '合同有效期起', kind: 'day' },
  contractState: { label: '合同状态', kind: 'code', code: 'PayeeContractState', codes: payeeContractStateCodes },
  contractTo: { label: '合同有效期止', kind: 'day', sort: 'CONTRACT_TO' },
  contractUrl: { label: '合同文件', kind: 'text' },
  createTime: { label: '创建时间', kind: 'time', sort: 'CREATE_TIME' },
  enabled: { label: '是否启用', kind: 'flag' },
  history: { label: '最近的修改', kind: 'rows' },
  id: { label: '编号', kind: 'id' },
  mergedInto: { label: '已并入', kind: 'rows' },
  mergedIntoId: { label: '并入的收款人编号', kind: 'id' },
  mergedIntoName: { label: '已并入', kind: 'text' },
  mergedNames: { label: '并入的重复收款人', kind: 'text' },
  mobile: { label: '手机号', kind: 'text' },
  payeeId: { label: '收款人编号', kind: 'id' },
  payeeName: { label: '收款人', kind: 'text', sort: 'PAYEE_NAME' },
  signBy: { label: '签约登记人', kind: 'text' },
  signTime: { label: '签约登记时间', kind: 'time', sort: 'SIGN_TIME' },
  status: { label: '是否已签约', kind: 'flag' },
  updateTime: { label: '最后修改时间', kind: 'time', sort: 'UPDATE_TIME' },
  uses: { label: '在何处使用', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '以此为收款人的运单', kind: 'rows' },
} as const

export const payeeFilter = {
  accountKind: { label: '账号校验', kind: 'code', found: 'any', code: 'AccountKind', codes: accountKindCodes },
  bindingBankName: { label: '开户行', kind: 'text', found: 'part' },
  bindingBankNo: { label: '收款账号', kind: 'text', found: 'part' },
  carrierName: { label: '承运人', kind: 'text', found: 'part' },
  contractState: { label: '合同状态', kind: 'code', found: 'any', code: 'PayeeContractState', codes: payeeContractStateCodes },
  contractTo: { label: '合同有效期止不早于此日', kind: 'day', found: 'range' },
  enabled: { label: '是否启用', kind: 'flag', found: 'is' },
  mobile: { label: '手机号', kind: 'text', found: 'part' },
  payeeName: { label: '收款人', kind: 'text', found: 'part' },
  status: { label: '是否已签约', kind: 'flag', found: 'is' },
} as const

export const priceSourceTotalFields = {
  amount: { label: '金额', kind: 'money' },
  count: { label: '运单数', kind: 'count' },
  source: { label: '单价来源', kind: 'code', code: 'PriceSource', codes: priceSourceCodes },
} as const

export const receiptFields = {
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'ReceiptAction', codes: receiptActionCodes },
  cardCount: { label: '卡数', kind: 'count', sort: 'CARD_COUNT' },
  cards: { label: '回执单上的结算卡', kind: 'rows' },
  companyAuthName: { label: '公司名称', kind: 'text' },
  createBy: { label: '制单人', kind: 'text' },
  createTime: { label: '制单时间', kind: 'time' },
  excelUrl: { label: '回执单上的卡 .xlsx 的地址', kind: 'text' },
  giveCardCnt: { label: '运单总数', kind: 'count', sort: 'GIVE_CARD_CNT' },
  giveCardDatetime: { label: '交卡时间', kind: 'time', sort: 'GIVE_CARD_DATETIME' },
  giveCardNo: { label: '回执单号', kind: 'text', sort: 'GIVE_CARD_NO' },
  giveCardUserId: { label: '交卡人', kind: 'text', sort: 'GIVE_CARD_USER_ID' },
  id: { label: '编号', kind: 'id' },
  ids: { label: '可结算运单的编号', kind: 'id' },
  isSettle: { label: '是否结算', kind: 'flag' },
  lines: { label: '回执单上的卡', kind: 'rows' },
  notSelectableReason: { label: '为何不能选来生成结算单', kind: 'text' },
  part: { label: '仅含本人部分', kind: 'flag' },
  pdfUrl: { label: '交卡回执单.pdf 的地址', kind: 'text' },
  receipt: { label: '回执单号', kind: 'text' },
  refusedActions: { label: '当前不能做的操作及其原因', kind: 'rows' },
  settleAbleCount: { label: '可结算运单数', kind: 'count' },
  settleCardNo: { label: '卡号', kind: 'text' },
  settlements: { label: '依据此回执单的结算单', kind: 'rows' },
  status: { label: '状态', kind: 'code', code: 'ReceiptStatus', codes: receiptStatusCodes },
  timeline: { label: '时间线', kind: 'rows' },
  updateWaybillsCount: { label: '修改待审核运单数', kind: 'count' },
  voidReason: { label: '作废原因', kind: 'text' },
  waybills: { label: '回执单的运单', kind: 'rows' },
} as const

export const receiptFilter = {
  giveCardDatetime: { label: '交卡时间', kind: 'time', found: 'range' },
  giveCardNo: { label: '回执单号', kind: 'text', found: 'part' },
  giveCardNos: { label: '回执单号', kind: 'text', found: 'any' },
  giveCardUserId: { label: '交卡人', kind: 'text', found: 'part' },
  isSettle: { label: '是否结算', kind: 'flag', found: 'is' },
  settleCardNo: { label: '卡号', kind: 'text', found: 'part' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'ReceiptStatus', codes: receiptStatusCodes },
  part: { label: '仅含本人部分', kind: 'flag', found: 'equal' },
} as const

export const receiptLineFields = {
  cardType: { label: '购票类型', kind: 'code', code: 'CardType', codes: cardTypeCodes },
  giveCardCnt: { label: '运单总数', kind: 'count' },
  giveCardDatetime: { label: '交卡时间', kind: 'time' },
  id: { label: '编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  settleAbleCount: { label: '可结算运单数', kind: 'count' },
  settleCardNo: { label: '卡号', kind: 'text' },
  status: { label: '状态', kind: 'code', code: 'ReceiptStatus', codes: receiptStatusCodes },
  updateWaybillsCount: { label: '修改待审核运单数', kind: 'count' },
} as const

export const settlementFields = {
  agentName: { label: '申请人', kind: 'text' },
  allowedActions: { label: '当前用户可做的操作', kind: 'code', code: 'SettlementAction', codes: settlementActionCodes },
  auditOwn: { label: '本人审核', kind: 'flag' },
  auditTime: { label: '审核时间', kind: 'time' },
  companyAuthName: { label: '公司', kind: 'text' },
  createTime: { label: '生成时间', kind: 'time', sort: 'CREATE_TIME' },
  excelUrl: { label: '运单明细 .xlsx 的地址', kind: 'text' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag' },
  id: { label: '编号', kind: 'id' },
  invoicePage: { label: '认领了此结算单的运单的发票', kind: 'rows' },
  invoicedAmt: { label: '已开票金额', kind: 'money' },
  invoices: { label: '认领了此结算单的运单的发票', kind: 'rows' },
  lackingPayeeCount: { label: '缺收款人', kind: 'count' },
  leftAmt: { label: '待付金额', kind: 'money' },
  missingPapers: { label: '缺少的资料种类', kind: 'code', code: 'PaperKind', codes: paperKindCodes },
  neededPapers: { label: '需要的资料种类', kind: 'code', code: 'PaperKind', codes: paperKindCodes },
  own: { label: '是否为当前用户本人生成或最后修改', kind: 'flag' },
  paidAmt: { label: '已付金额', kind: 'money' },
  paperRate: { label: '资料齐全率', kind: 'percent' },
  papers: { label: '结算资料', kind: 'rows' },
  part: { label: '仅含本人部分', kind: 'flag' },
  payee: { label: '收款人', kind: 'rows' },
  paymentPage: { label: '此结算单的付款单', kind: 'rows' },
  payments: { label: '此结算单的付款单', kind: 'rows' },
  pdfUrl: { label: '结算单.pdf 的地址', kind: 'text' },
  pledgedAmt: { label: '付款单金额', kind: 'money' },
  project: { label: '项目', kind: 'rows' },
  projectId: { label: '项目编号', kind: 'id' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text', sort: 'PROJECT_NAME' },
  reason: { label: '驳回原因', kind: 'text' },
  receipts: { label: '结算所依据的交卡回执单', kind: 'rows' },
  refusedActions: { label: '当前不能做的操作及其原因', kind: 'rows' },
  rejectedPriceCount: { label: '单价被驳回的运单数', kind: 'count' },
  remark: { label: '备注', kind: 'text' },
  settleAmt: { label: '结算金额', kind: 'money', sort: 'SETTLE_AMT' },
  settleCnt: { label: '运单数', kind: 'count', sort: 'SETTLE_CNT' },
  settleName: { label: '核算人', kind: 'text' },
  settleNo: { label: '结算单号', kind: 'text', sort: 'SETTLE_NO' },
  statement: { label: '结算明细', kind: 'rows' },
  status: { label: '状态', kind: 'code', sort: 'STATUS', code: 'SettlementStatus', codes: settlementStatusCodes },
  successor: { label: '合并或拆分到', kind: 'rows' },
  successorId: { label: '合并或拆分到的结算单编号', kind: 'id' },
  timeline: { label: '时间线', kind: 'rows' },
  version: { label: '版本', kind: 'count' },
  waybills: { label: '结算单的运单', kind: 'rows' },
} as const

export const settlementFilter = {
  agentName: { label: '申请人', kind: 'text', found: 'part' },
  createTime: { label: '生成时间', kind: 'time', found: 'range' },
  giveCardNo: { label: '回执单号', kind: 'text', found: 'is' },
  papersComplete: { label: '资料是否齐全', kind: 'flag', found: 'is' },
  payeeName: { label: '收款人', kind: 'text', found: 'part' },
  planned: { label: '是否已排计划', kind: 'flag', found: 'is' },
  projectId: { label: '项目编号', kind: 'id', found: 'is' },
  projectInfoId: { label: '项目编号', kind: 'id', found: 'is' },
  projectName: { label: '项目', kind: 'text', found: 'part' },
  settleName: { label: '核算人', kind: 'text', found: 'part' },
  settleNo: { label: '结算单号', kind: 'text', found: 'part' },
  settleNos: { label: '结算单号', kind: 'text', found: 'any' },
  status: { label: '状态', kind: 'code', found: 'any', code: 'SettlementStatus', codes: settlementStatusCodes },
  auditOwn: { label: '本人审核', kind: 'flag', found: 'equal' },
  fourEyesOff: { label: '审核时双人复核关闭', kind: 'flag', found: 'equal' },
  part: { label: '仅含本人部分', kind: 'flag', found: 'equal' },
} as const

export const settlementPreviewGroupFields = {
  agentName: { label: '申请人', kind: 'text' },
  project: { label: '项目', kind: 'rows' },
  projectId: { label: '项目编号', kind: 'id' },
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName: { label: '项目', kind: 'text' },
  settleAmt: { label: '结算金额', kind: 'money' },
  settleCnt: { label: '运单数', kind: 'count' },
} as const

export const statementCarrierFields = {
  amt: { label: '核算合计', kind: 'money' },
  carrierName: { label: '承运人', kind: 'text' },
  cnt: { label: '运单数', kind: 'count' },
  detail: { label: '各日', kind: 'rows' },
} as const

export const statementDateFields = {
  cnt: { label: '运单数', kind: 'count' },
  createDatetime: { label: '日期', kind: 'day' },
  detailDetail: { label: '各车', kind: 'rows' },
  totalAmt: { label: '核算合计', kind: 'money' },
} as const

export const statementTruckFields = {
  payeePrice: { label: '预付合计', kind: 'money' },
  settleCnt: { label: '运单数', kind: 'count' },
  settlePrice: { label: '单价', kind: 'money' },
  totalAmt: { label: '核算合计', kind: 'money' },
  truckCode: { label: '车牌号', kind: 'text' },
  weightTons: { label: '数量合计', kind: 'quantity' },
  weightUnit: { label: '计量单位', kind: 'code', code: 'WeightUnit', codes: weightUnitCodes },
} as const

export const cardGiverInputLengths = {
  bindingBankName: 30,
  bindingBankNo: 20,
  giveCardUserId: 20,
  payeeName: 10,
} as const

export const createCardsInputLengths = {
  prefix: 11,
} as const

export const mergePayeesInputLengths = {
  reason: 200,
} as const

export const payeeInputLengths = {
  bindingBankName: 30,
  bindingBankNo: 20,
  carrierName: 50,
  mobile: 11,
  payeeName: 10,
} as const

export const setGroupPayeesInputLengths = {
  reason: 200,
} as const
