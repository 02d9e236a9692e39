import { waybillReviewFields } from '../../../../gql/fields/waybill.generated'
import { commonTexts } from '../../../../ui/texts'

/** Every text of reviewing changes of waybills. */
export const texts = {
  title: '运单修改审核',
  one: '修改申请',
  waiting: '待审核',
  open: '审核',
  look: commonTexts.view,
  approve: '通过',
  approveNext: '通过并下一条',
  reject: '驳回',
  withdraw: '撤回',
  close: commonTexts.close,
  actions: commonTexts.actions,
  /** Question and success note of each verb. */
  asked: {
    approve: { title: '审核运单修改', content: commonTexts.approveQuestion, news: '审核通过，修改已生效' },
    reject: { title: '驳回运单修改', content: commonTexts.rejectQuestion, news: '已驳回，运单不变' },
    withdraw: { title: '撤回修改申请', content: '确定撤回修改申请？', news: '已撤回' },
  },
  decideAbout: (no: string) => `运单 ${no} 的修改申请`,
  approveAbout: (numbers: readonly string[]) =>
    `运单 ${numbers.slice(0, 5).join('、')}${numbers.length > 5 ? ` 等 ${numbers.length} 趟` : ''}。通过后按申请修改运单`,
  approveSome: (count: number, left: number) => `确定审核通过其中待审核的${count}条？另外${left}条不受影响`,
  rejectSome: (count: number, left: number) => `确定驳回其中待审核的${count}条？另外${left}条不受影响`,
  done: commonTexts.done,
  opinion: waybillReviewFields.auditReason.label,
  opinionHint: '驳回时必填，申请人可见',
  opinionNeeded: commonTexts.rejectReasonNeeded,
  notYours: '只有审核人员可以审核',
  decided: '该申请已处理',
  missing: '申请不存在或无权查看',
  before: '修改前',
  after: '修改后',
  field: commonTexts.field,
  blank: commonTexts.noValue,
  amount: '运单金额（元）',
  overtaken: '申请之后运单又被修改过，不能照此通过。下列内容已不同：',
  overtakenAsked: '申请的',
  overtakenNow: '现在的',
  ownWaiting: '您的修改申请等待审核，通过前运单保持原样',
  empty: '没有修改申请',
  results: '审核结果',
  onlyMine: '本人申请',
  auditedOwn: '审核人就是申请人本人',
  more: (count: number) => `等 ${count} 项`,
}
