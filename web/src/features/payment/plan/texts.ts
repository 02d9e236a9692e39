import { paymentPlanItemLabels, paymentPlanLabels } from '../../../gql/labels.generated'

/** Every text of the payment plan of a settlement. */
export const texts = {
  title: '付款计划',
  about: (settleNo: string, amount: string) => `结算单 ${settleNo}，共 ${amount} 元`,
  fields: paymentPlanItemLabels,
  remark: paymentPlanLabels.remark,
  now: '现有计划',
  lapsed: '结算单已变更，现有计划不再有效',
  madeBy: (name: string, time: string) => `${name}制定于 ${time}`,
  fresh: '将制定的计划',
  due: (at: number) => `第 ${at} 期付款日期`,
  amount: (at: number) => `第 ${at} 期金额（元）`,
  restHint: '最后一期可不填，付其余金额',
  add: '增加一期',
  remove: (at: number) => `删除第 ${at} 期`,
  planned: (planned: string, rest: string) => `已填 ${planned} 元，余 ${rest} 元`,
  over: (planned: string, over: string) => `已填 ${planned} 元，超出 ${over} 元`,
  notWhole: (total: string) => `各期金额合计须等于结算金额 ${total} 元`,
  nothingLeft: '前几期已付清，最后一期没有余额',
  amountMissing: '除最后一期外，各期都要填写金额',
  descending: '不能早于上一期的付款日期',
  preview: '预览',
  confirm: '确认制定',
  replace: '确认替换现有计划',
  done: '付款计划已制定',
  bank: (name: string, no: string) => `${name} ${no}`,
}
