import { excavatorRecordLabels } from '../../../gql/labels.generated'
import type { InType, LedgerType, RecordAuditStatus, ShiftType, WeightUnit } from '../../../gql/types.generated'

/** Every text of the excavators' work. */
export const texts = {
  title: '挖机工时',
  empty: '没有挖机工时记录',
  linkUnreadable: '链接中的筛选条件无法识别，已忽略',
  fields: { ...excavatorRecordLabels, workTime: `${excavatorRecordLabels.workTime}（分钟）` },
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
