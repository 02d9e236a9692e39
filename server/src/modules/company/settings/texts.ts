import { inputTexts } from '../../../kernel/values/texts.js'
import { payDocCheckLabel } from '../enums.js'
import { settingLabels } from './fields.js'

/** The Chinese texts of company settings. */
export const settingsTexts = {
  company: '公司',
  update: '修改公司设置',
  setFourEyes: `设置${settingLabels.fourEyes}`,
  version: inputTexts.version,
  nothing: '请至少填写一项设置',
  payDocCheck: `${payDocCheckLabel}须为 WARN 或 BLOCK`,
  sameShift: `${settingLabels.nightStart}不能与${settingLabels.dayStart}相同`,
  oneWish: '关闭双人复核与提高复核的付款金额须分别申请',
  on: '开启',
  off: '关闭',
  yuan: (amount: string) => `${amount}元`,
} as const
