import { companySettingsLabels } from '../../../gql/labels.generated'

/** Every text of the company settings. */
export const texts = {
  title: '公司设置',
  intro: '这些设置对公司所有人即时生效，每次修改都有记录。',
  settings: {
    payeeCheck: [companySettingsLabels.payeeCheck, '设置交卡人时须填写收款人、收款账号、开户行与结算金额'],
    fourEyes: [
      companySettingsLabels.fourEyes,
      '直付价、任务申请、退票与结算单，不能由申请、修改或生成它的人自己审核通过',
    ],
  },
  on: '开启',
  off: '关闭',
  save: '保存',
  reset: '恢复',
  saved: '公司设置已保存',
  noChange: '没有修改',
  notAllowed: '没有权限修改公司设置',
  lastSet: (who: string, when: string) => `最后由${who}于${when}修改`,
  neverSet: '从未修改',
  history: '修改记录',
  noHistory: '还没有修改',
  change: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
} as const
