import { dueDayFields } from '../../../gql/fields/payment.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'

/** Texts of instalments that are due by payment plans. */
export const texts = {
  title: '付款计划',
  empty: '还没有付款计划',
  dayFields: labelsOf(dueDayFields),
  states: { PAID: '已付清', OVERDUE: '已逾期', OPEN: '未逾期' },
  actions: commonTexts.actions,
  rowName: (settleNo: string, sequence: number, payee: string) => `${settleNo} 第 ${sequence} 期 ${payee}`,
  account: (bank: string, no: string) => `${bank} ${no}`,
  yuan: commonTexts.yuanOf,
  unit: commonTexts.yuan,

  settled: '付清情况',
  onlyOpen: '只看未付清',
  periods: '付款日期范围',
  period: { all: commonTexts.all, late: '已逾期', today: '今天', week: '7天内', month: '30天内' },

  pay: '付款',
  change: '修改计划',
  pdf: '下载PDF',
  pdfName: '付款计划.pdf',
  nothingLeft: '没有未安排的金额，已全部付款或已在其他付款单中',
  allPaid: '各期已全部付款或已在付款单中，没有可再计划的金额',

  tabs: { list: '列表', calendar: '日历' },
  today: '今天',
  due: '到期',
  overdueDays: '逾期',
  days: '天',
  cases: '笔',
  count: (count: string) => `${count} 笔`,
  left: (amount: string) => `未安排 ${amount}`,
  overdue: '逾期',
  nothingDue: '本月没有到期的付款',
  dayTold: (day: string, count: string, amount: string, left: string) =>
    `${day}，到期 ${count} 笔，共 ${amount} 元，未安排 ${left} 元`,
  dayOverdue: (told: string) => `${told}，已逾期`,
  monthTotal: (month: string) => `${month}合计`,

  missing: '该结算单没有付款计划，或无权查看',
  inForce: '有效',
  lapsed: '已失效',
  lapsedNote: '结算单已变更，此计划不再有效，可以重新制定',
  about: (project: string, agent: string) => `${project} · ${agent}`,
  process: '计划',
  items: '各期付款',
  plannedItems: '计划的各期',
  someItems: (shown: string, total: string) => `只显示前 ${shown} 笔，共 ${total} 笔`,
  former: '历史计划',
  noFormer: '没有被替换的计划',
  formerPlan: (name: string, time: string) => `${time} ${name}制定`,
  formerTotal: (amount: string, remark: string | null) => (remark ? `${amount} 元，备注：${remark}` : `${amount} 元`),
}
