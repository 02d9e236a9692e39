import { paymentPlanFields, paymentPlanItemFields } from '../../../gql/fields/payment.generated'
import { labelsOf } from '../../../kit/fields'
import { commonTexts } from '../../../ui/texts'

/** Every text of the payment plan of a settlement. */
export const texts = {
  title: '付款计划',
  missing: '该结算单不存在，或无权查看',
  about: (settleNo: string, amount: string) => `结算单 ${settleNo}，共 ${amount} 元`,
  aboutRest: (settleNo: string, amount: string, pledged: string, rest: string) =>
    `结算单 ${settleNo}，共 ${amount} 元，其中 ${pledged} 元已付款或已在付款单中，余 ${rest} 元`,
  fixed: '已付款或已在付款单中的，保留',
  beside: (amount: string) => `不按计划付款的 ${amount} 元，也保留`,
  fields: labelsOf(paymentPlanItemFields),
  remark: paymentPlanFields.remark.label,
  now: '现有计划',
  lapsed: '结算单已变更，现有计划不再有效',
  madeBy: (name: string, time: string) => `${name}制定于 ${time}`,
  fresh: '将制定的计划',
  instalment: (at: number) => `第 ${at} 期`,
  laterInstalment: (at: number) => `余款第 ${at} 期`,
  due: (instalment: string) => `${instalment}付款日期`,
  amount: (instalment: string) => `${instalment}金额（元）`,
  restHint: '最后一期可不填，付其余金额',
  add: '增加一期',
  remove: (instalment: string) => `删除${instalment}`,
  planned: (planned: string, rest: string) => `已填 ${planned} 元，余 ${rest} 元`,
  over: (planned: string, over: string) => `已填 ${planned} 元，超出 ${over} 元`,
  notWhole: (total: string) => `各期金额合计须等于未付的结算金额 ${total} 元`,
  nothingLeft: '前几期已付清，最后一期没有余额',
  amountMissing: '除最后一期外，各期都要填写金额',
  descending: '不能早于上一期的付款日期',
  preview: commonTexts.preview,
  confirm: '确认制定',
  replace: '确认替换现有计划',
  done: '付款计划已制定',
  bank: (name: string, no: string) => `${name} ${no}`,
}
