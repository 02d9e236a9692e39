import type { Setting } from './company-settings.view.js'

/** The Chinese texts of company settings. */
export const settingsTexts = {
  company: '公司',
  update: '修改公司设置',
  setFourEyes: '设置直付价复核',
  version: '请提供版本号',
  nothing: '请至少填写一项设置',
  labels: { payeeCheck: '收款人校验', fourEyes: '直付价复核' } satisfies Record<Setting, string>,
  on: '开启',
  off: '关闭',
} as const
