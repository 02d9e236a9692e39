import type { InType, LedgerType, RecordAuditStatus, ShiftType, WeightUnit } from '../../../gql/types.generated'

/** Every text of the excavators' work. */
export const texts = {
  title: '挖机工时',
  empty: '没有挖机工时记录',
  linkUnreadable: '链接中的筛选条件无法识别，已忽略',
  fields: {
    machineCode: '挖机编号',
    staffName: '挖机手',
    projectName: '项目',
    startDatetime: '开始时间',
    endDatetime: '结束时间',
    workTime: '时长（分钟）',
    ledgerType: '台账类型',
    inType: '作业类型',
    inShiftType: '班次',
    scheduleWork: '工作量',
    unitWork: '工作量单位',
    auditStatus: '审核状态',
    address: '作业地点',
    ledgerRemark: '备注',
    createTime: '上报时间',
  },
  machine: '挖机',
  searchDate: '日期',
  ledgerTypes: { SHIFT: '台班', MEASURED: '计量' } satisfies Record<LedgerType, string>,
  inTypes: { DIG: '挖装', REHANDLE: '倒运', GRADE: '平整修坡', BREAK: '破碎', OTHER: '其他' } satisfies Record<
    InType,
    string
  >,
  shifts: { DAY: '白班', NIGHT: '夜班' } satisfies Record<ShiftType, string>,
  units: { TRUCK: '车', CUBIC: '方', TON: '吨' } satisfies Record<WeightUnit, string>,
  statuses: {
    SUBMITTED: '已提交',
    IN_APPROVAL: '审批中',
    APPROVED: '已通过',
    REJECTED: '已驳回',
    DELETED: '已删除',
  } satisfies Record<RecordAuditStatus, string>,
  duration: (hours: number, minutes: number) => (minutes > 0 ? `${hours}小时${minutes}分` : `${hours}小时`),
}
