import { company, type KindsOfMessage } from './kind.js'

/** Messages about settings and roles that a second person must confirm. */
export const settingKinds = {
  FOUR_EYES_CHANGED: {
    title: '双人复核的设置变更',
    text: '{actor}{change}了双人复核',
    link: '/sys/companySettings',
    when: '公司开启或关闭双人复核时',
    roleTypes: company,
    permission: 'chain:company:setting',
    toActor: true,
    always: true,
  },
  FOUR_EYES_PAYMENT_CHANGED: {
    title: '复核的付款金额变更',
    text: '{actor}将复核的付款金额由{before}元改为{after}元',
    link: '/sys/companySettings',
    when: '双人复核开启时，复核的付款金额被修改时',
    roleTypes: company,
    permission: 'chain:company:setting',
    toActor: true,
    always: true,
  },
  FOUR_EYES_PAYMENT_WANTED: {
    title: '提高复核的付款金额待确认',
    text: '{actor}申请将复核的付款金额由{before}元提高到{after}元，须由您或其他有此权限的人确认',
    link: '/sys/companySettings',
    when: '双人复核开启时，有人申请提高复核的付款金额时',
    roleTypes: company,
    permission: 'chain:company:setting',
    always: true,
  },
  FOUR_EYES_OFF_WANTED: {
    title: '关闭双人复核待确认',
    text: '{actor}申请关闭双人复核，须由您或其他有此权限的人确认',
    link: '/sys/companySettings',
    when: '有人申请关闭公司的双人复核时',
    roleTypes: company,
    permission: 'chain:company:setting',
    always: true,
  },
} as const satisfies KindsOfMessage
