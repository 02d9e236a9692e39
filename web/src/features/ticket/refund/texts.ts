import { ticketRefundLabels } from '../../../gql/labels.generated'
import type { TicketRefundGoal, TicketRefundStatus } from '../../../gql/types.generated'

/** Every text of refunds of tickets. */
export const texts = {
  title: '退票',
  drawer: '退票详情',
  add: '申请退票',
  submit: '提交申请',
  empty: '还没有退票',
  missing: '退票不存在或无权查看',
  fields: ticketRefundLabels,
  statuses: { PENDING: '待审核', APPROVED: '已审核', REJECTED: '已驳回', WITHDRAWN: '已撤回' } satisfies Record<
    TicketRefundStatus,
    string
  >,
  goals: { COMPANY: '退回公司库存', SUPPLIER: '退还渣土场' } satisfies Record<TicketRefundGoal, string>,
  approved: '已审核',
  pending: '待审核',
  cases: '笔',
  tickets: (count: string) => `${count} 张`,
  yuan: (amount: string) => `${amount} 元`,
  perTicket: (price: string) => `${price} 元/张`,
  driver: '退票司机',
  driverHint: '由司机退回时选择，不选则由项目退回',
  project: '项目退回',
  price: '退款单价（元/张）',
  sum: '退款金额',
  sumMissing: '填写张数和退款单价后算出',
  leftMissing: '选择项目、渣土场和土质后显示项目剩余',
  left: '项目剩余',
  short: (have: string) => `项目剩余只有${have}张，审核时可能不通过`,
  added: (no: string) => `已提交退票申请 ${no}，审核通过后入账`,
  hint: '提交后由他人审核，审核通过后才入账',
  approve: '通过',
  reject: '驳回',
  withdraw: '撤回',
  opinion: '审核意见',
  rejectReason: '驳回原因',
  withdrawReason: '撤回原因',
  process: '申请与审核',
  own: '本人',
  auditedOwn: '审核人与申请人为同一人',
  done: '操作成功',
  titles: { approve: '审核通过', reject: '驳回退票', withdraw: '撤回退票' },
  subject: (no: string, project: string, count: string) => `${no}：${project}，${count} 张`,
  subjectPaid: (no: string, project: string, count: string, amount: string) =>
    `${no}：${project}，${count} 张，${amount} 元`,
  toCompany: (project: string, site: string, soil: string, count: string) =>
    `通过后${project}的${site}（${soil}）减少 ${count} 张，退回公司库存`,
  toSupplier: (project: string, site: string, soil: string, count: string) =>
    `通过后${project}的${site}（${soil}）减少 ${count} 张，退还渣土场，票不再属于公司`,
  rejected: '驳回后票数不变，申请人需要时重新申请',
  withdrawn: '撤回后票数不变，需要时重新申请',
  everyState: '全部',
}
