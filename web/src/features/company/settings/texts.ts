import { companySettingsFields } from '../../../gql/fields/company.generated'
import { commonTexts } from '../../../ui/texts'

/** Every text of the company settings. */
export const texts = {
  title: '公司设置',
  intro: '这些设置对公司所有人即时生效，每次修改都有记录。',
  settings: {
    payeeCheck: [companySettingsFields.payeeCheck.label, '设置交卡人时须填写收款人、收款账号、开户行与结算金额'],
    fourEyes: [
      companySettingsFields.fourEyes.label,
      '直付价、任务申请、退票、挖机工时、结算单与付款单，不能由申请、上报、修改、生成或制作它的人自己审核通过',
    ],
    fourEyesPayment: [
      companySettingsFields.fourEyesPayment.label,
      '双人复核开启时，超过此金额的付款单须由另一人审核通过；0 为每一笔都要。提高须由另一位有此权限的人确认，修改会通知公司所有管理员',
    ],
    payDocCheck: [
      '资料不完整时不能付款',
      '结算单的运单缺装车照片、出场照片、已签约的收款人或结算卡时，付款单不能提交；不开启则只提醒',
    ],
    preDated: [companySettingsFields.preDated.label, '付款日期与开票日期可以填写还没到的日子；不开启则不能晚于今天'],
    refuseExpiredTrucks: [
      companySettingsFields.refuseExpiredTrucks.label,
      '行驶证、道路运输证或保险在运单当日已过期的车辆，不能再录入新运单；已有的运单不受影响',
    ],
  },
  docStates: { on: '不能付款', off: '只提醒' },
  elsewhere: '其他设置',
  links: {
    rules: ['异常规则', '哪些运单算异常、是否阻止结算、各项限值', '去设置'],
    tickets: ['默认用票', '按项目设置：新运单运往渣土场时是否默认用票', '去项目'],
  },
  shifts: '默认班次时间',
  shiftsMeaning: '新项目没有填写班次时间时即用；已有的项目不变',
  starts: { dayStart: '白班开始', nightStart: '夜班开始' },
  clockWrong: '班次时间请按 06:00 的格式填写',
  sameShift: '夜班开始不能与白班开始相同',
  offAsked: '已申请关闭双人复核，由另一位有此权限的人确认后关闭',
  raiseAsked: '已申请提高复核的付款金额，由另一位有此权限的人确认后生效',
  cancelWish: '撤销申请',
  offWish: (who: string, when: string) => ({
    wanted: `${who}于${when}申请关闭双人复核，须由另一位有此权限的人确认后才关闭`,
    ...({ confirmAction: 'confirmFourEyesOff', cancelAction: 'cancelFourEyesOff' } as const),
    ...{ confirm: '确认关闭', title: '关闭双人复核', question: '确认关闭双人复核？' },
    about: '关闭后，申请人、修改人或生成人可以自己审核通过，并标记为本人审核；关闭期间审核通过的都有标记，可以查询',
    ...{ confirmed: '双人复核已关闭', cancelled: '已撤销，双人复核仍然开启' },
  }),
  raiseWish: (who: string, when: string, amount: string) => ({
    wanted: `${who}于${when}申请将复核的付款金额提高到${amount}元，须由另一位有此权限的人确认后才生效`,
    ...({ confirmAction: 'confirmFourEyesPayment', cancelAction: 'cancelFourEyesPayment' } as const),
    ...{ confirm: '确认提高', title: '提高复核的付款金额', question: `确认将复核的付款金额提高到${amount}元？` },
    about: '提高后，不超过此金额的付款单可以由经手人自己审核通过，并标记为本人审核',
    ...{ confirmed: '复核的付款金额已提高', cancelled: '已撤销，复核的付款金额不变' },
  }),
  on: '开启',
  off: '关闭',
  save: commonTexts.save,
  reset: '恢复',
  saved: '公司设置已保存',
  noChange: commonTexts.noChange,
  notAllowed: '没有权限修改公司设置',
  locked: '没有权限修改此项',
  lastSet: (who: string, when: string) => `最后由${who}于${when}修改`,
  neverSet: '从未修改',
  history: commonTexts.history,
  noHistory: '还没有修改',
  change: (label: string, before: string, after: string) => `${label}：${before} → ${after}`,
} as const
