import { type Code, type Field, labelsOf } from '../../../kernel/fields.js'
import { PayDocCheck, payDocCheckLabel, payDocCheckLabels } from '../enums.js'

const nullable = { nullable: true } as const
const payDocCheck = { values: PayDocCheck, labels: payDocCheckLabels } as const satisfies Code<string>

/** Settings that change what verbs do. */
const decidedTable = {
  payeeCheck: { label: '收款人校验', kind: 'flag', note: '：设置交卡人时须填写收款人' },
  fourEyes: {
    label: '双人复核',
    kind: 'flag',
    note: '：不能审核通过自己申请或修改的直付价与任务、自己申请的退票、自己申请的运单修改、自己上报的挖机工时、自己经手过的结算单和付款单；审核人自己修改涉及金额的运单内容也须由他人审核',
  },
  fourEyesPayment: {
    label: '复核的付款金额',
    kind: 'money',
    note: '：双人复核开启时，超过此金额的付款单不能由经手人审核通过；经手人自己审核、付给同一收款人或同一结算单的，30天内合计也不能超过此金额',
  },
  payDocCheck: { label: payDocCheckLabel, kind: 'code', code: payDocCheck },
  preDated: { label: '日期可晚于当天', kind: 'flag', note: '：付款日期与开票日期可以晚于登记的当天' },
  refuseExpiredTrucks: {
    label: '证件过期的车辆不可新增运单',
    kind: 'flag',
    note: '：以运单的出场日为准，没有出场时间的以装车日为准；已有的运单不受影响',
  },
  dayStart: { label: '默认白班开始', kind: 'text', length: 5, note: '，HH:mm；新项目没有填写时即用' },
  nightStart: { label: '默认夜班开始', kind: 'text', length: 5, note: '，HH:mm；新项目没有填写时即用' },
} as const satisfies Record<string, Field>

export type Setting = keyof typeof decidedTable
export const settingLabels: Readonly<Record<Setting, string>> = labelsOf(decidedTable)

/** The one table of the fields of a company's settings. */
export const settingsTable = {
  id: { label: '公司编号', kind: 'id' },
  ...decidedTable,
  fourEyesOffBy: { label: '申请关闭双人复核的人', kind: 'text', note: '；须由另一人确认，为空则没有申请', ...nullable },
  fourEyesOffTime: { label: '申请关闭双人复核的时间', kind: 'time', ...nullable },
  fourEyesPaymentWanted: {
    label: '申请提高到的复核付款金额',
    kind: 'money',
    note: '；须由另一人确认，为空则没有申请',
    ...nullable,
  },
  fourEyesPaymentWantedBy: { label: '申请提高复核付款金额的人', kind: 'text', ...nullable },
  fourEyesPaymentWantedTime: { label: '申请提高复核付款金额的时间', kind: 'time', ...nullable },
  version: { label: '版本', kind: 'count', note: '，修改时带回；0 为从未修改' },
  updateBy: { label: '最后修改人', kind: 'text', ...nullable },
  updateTime: { label: '最后修改时间', kind: 'time', ...nullable },
} as const satisfies Record<string, Field>
