import { defineErrors, type TextsOf } from '../../kernel/errors.js'
import { adviceTexts, doneTexts, inputTexts, moveTexts } from '../../kernel/values/texts.js'
import { waybillLabels } from './waybill/fields.js'

/** Chinese texts of waybills: fields, verbs, refusals. */
export const waybillTexts = {
  named: (no: string, others: number) => (others === 0 ? no : `${no}等${others + 1}张`),
  approvedOf: '通过',
  rejectedOf: moveTexts.reject,
  waybill: '运单',
  waybillId: waybillLabels.id,
  projectInfoName: '项目信息名称',
  anomalies: '异常',
  anomaly: (rule: string) => `异常“${rule}”`,
  fields: { ...waybillLabels, settlementId: '结算单', payee: waybillLabels.payeeName },
  reason: '原因',
  version: '版本号',
  versionMissing: inputTexts.version,
  nothingSet: (fields: string) => `请提供${fields}，空则清除`,
  nothing: '没有可修改的内容',
  mergeUnderReview: (nos: readonly string[]) => `运单${nos.join('、')}有涉及它的修改待审核，请先审核或撤回`,
  mergeWorth: (count: number, nos: readonly string[]) =>
    `${count}趟未结算运单的金额会因此改变（${nos.join('、')}），请先结算它们，或使两者的单价一致`,
  mergeDoubled: (no: string) => `运单${no}有未处理的票号重复，请先处理`,
  mergeOverlap: (from: string, to: string) => `两者在${from}至${to}都有工时记录且未都审核，请先驳回或删除其中一条`,
  sealedBy: {
    VOID: '运单已作废',
    PENDING: (settleNo: string) => `运单已在结算单${settleNo}中`,
    APPROVED: (settleNo: string) => `结算单${settleNo}已审核`,
    PAID: (settleNo: string) => `结算单${settleNo}已付款`,
  },
  notFound: (what: string) => `${what}不存在`,
  retired: (what: string) => `${what}已停用`,
  siteNeeded: '货运须选择渣土场',
  siteNotFreight: '只有货运才填写渣土场',
  timesOrder: '时间须依次为装车时间、出场时间、完成时间',
  inFuture: (what: string) => `${what}不能晚于当前时间`,
  completeBeforeUnload: '未卸车的运单不填写完成时间',
  taxesTooHigh: '税费不能超过应收',
  amountOutOfRange: (no: string, limit: string) => `运单${no}的金额不在0到${limit}元之间`,
  cardCaptain: (cardNo: string) => `${cardNo}不属于所选车队长`,
  timeMissing: inputTexts.choose,
  timeInvalid: (what: string) => `${what}不是有效的时间`,
  flagInvalid: (what: string) => `${what}须为是或否`,
  codeMissing: inputTexts.choose,
  codeInvalid: inputTexts.wrong,
  plateLetters: (what: string) => `${what}中没有字母I和O，请核对是否为数字1和0`,
  numberInvalid: inputTexts.notNumber,
  setting: '设置',
  create: '新增运单',
  update: '修改运单',
  depart: '确认出场',
  unload: '确认卸车',
  void: '作废运单',
  unvoid: '撤销作废',
  remarks: '批量修改备注',
  preparePrices: '批量修改预付价',
  vehicleTypes: '批量修改车辆类型',
  fleetNames: '批量修改车队名称',
  shifts: '批量设置班次',
  undo: '撤销修改',
  changeSet: '修改记录',
  notOwnChange: '只能撤销本人的修改，或须有审核权限',
  changedSince: '之后又有其他修改',
  notUndoable: '该操作不能撤销',
  notOwnVoid: '只有作废它的人或审核人可以撤销作废',
  voidedLongAgo: (minutes: number) => `作废已超过${minutes}分钟，请重新新增运单`,
  needsAudit: '涉及金额的修改须由审核人员撤销',
  review: '修改申请',
  reviews: '运单修改申请',
  change: (label: string, before: string | null, after: string | null) =>
    `${label}：${before ?? '空'}→${after ?? '空'}`,
  request: '申请修改',
  approve: '审核通过运单修改',
  reject: '驳回运单修改',
  withdraw: '撤回修改申请',
  notOwnReview: '只能撤回本人的修改申请',
  cancelledByVoid: '运单已作废',
  submitted: '修改已提交审核',
  saved: doneTexts.saved,
  added: doneTexts.added,
  deleted: doneTexts.deleted,
  done: doneTexts.done,
  groups: {
    project: waybillLabels.projectName,
    captain: waybillLabels.captainName,
    driver: waybillLabels.driverName,
    truck: '车辆',
  },
} as const

/** Names of spreadsheets that a request returns at once. */
export const waybillExportTexts = {
  loading: '挖机装车记录',
  delivered: '渣土场运单',
  dumpSite: waybillLabels.garbageName,
  fileName: (name: string) => `${name}.xlsx`,
} as const

export const waybillErrors = defineErrors({
  DEVICE_KEY_INVALID: ['unauthenticated', '设备密钥无效或已吊销', '请管理员重新发放设备密钥'],
  WAYBILL_IN_SETTLEMENT: ['rule', '运单{no}已在结算单中', '请先把它移出结算单，或由审核人驳回结算单'],
  WAYBILL_SEALED: ['rule', '{field}不能修改：{reason}', '请先解除所说的情况'],
  WAYBILL_UNDER_REVIEW: ['rule', '运单{no}有修改待审核，请先审核或撤回'],
  WAYBILL_NO_TAKEN: ['rule', '运单号{no}已存在', '请核对运单号'],
  EXCAVATOR_OVERLAP: [
    'rule',
    '{machineCode}在{from}至{to}已有工时记录，同一挖机的工时不能重叠',
    '请修改时间，或先删除那条记录',
  ],
  EXCAVATOR_OWN: ['rule', '公司已开启复核，不能审核自己上报的{what}', adviceTexts.askAnother],
  WAYBILL_CHANGE_OWN: ['rule', '公司已开启复核，不能审核自己申请的运单修改', adviceTexts.askAnother],
  CHANGE_UNDONE: ['rule', '该修改已撤销', '请刷新查看'],
  CHANGE_NOT_UNDOABLE: ['rule', '{reason}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof waybillErrors> {}
}
