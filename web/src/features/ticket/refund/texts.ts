import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of refunds of tickets. */
export const texts = {
  title: '退票',
  drawer: '退票详情',
  add: '申请退票',
  submit: '提交申请',
  empty: '还没有退票',
  missing: '退票不存在或无权查看',
  approved: '已审核',
  pending: '待审核',
  cases: '笔',
  tickets: countTexts.ticketsOf,
  yuan: commonTexts.yuanOf,
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
  auditedOwn: commonTexts.auditedOwn,
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
}
