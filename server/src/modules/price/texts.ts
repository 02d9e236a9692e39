import { defineErrors, type TextsOf } from '../../kernel/errors.js'

import { doneTexts, moveTexts } from '../../kernel/values/texts.js'
/** Chinese texts of direct-pay prices. */
export const priceTexts = {
  approved: '通过',
  rejected: moveTexts.reject,
  what: '直付价',
  projectPrice: '项目单价',
  driverOfCaptain: '该车队长的司机',
  reason: '驳回原因',
  projectFixed: '项目不能修改',
  allDrivers: '全部司机',
  coverage: '直付价覆盖',
  someDrivers: (captain: string, drivers: string) => `${captain}（${drivers}）`,
  apply: '申请直付价',
  update: '修改直付价',
  approve: '审核直付价',
  reject: '驳回直付价',
  invalidate: '失效直付价',
  delete: '删除直付价',
  copy: '复制直付价',
  deleteMove: moveTexts.delete,
  viewMove: '查看',
  copyMove: '复制',
  applied: doneTexts.added,
  updated: doneTexts.saved,
  deleted: doneTexts.deleted,
  done: doneTexts.done,
  noReason: '未填写原因',
  replaced: '由新的直付价取代',
  tooManyMembers: (max: number) => `车队长和司机一次最多${max}个`,
  mergeTwice: (what: string, project: string) => `${project}两者在同一时间都有${what}，请先停用或作废其中之一`,
  terms: (mode: string, soilType: string, garbage: string | null) =>
    [mode, soilType, ...(garbage === null ? [] : [garbage])].join(' · '),
  clash: (terms: string, price: string, members: string, since: string) =>
    `${terms} ${price}元，${members}，${since}起`,
  moreClashes: (count: number) => `等${count}条`,
  typedPrice: '单价',
  idOrInput: '请选择直付价，或填写其内容',
  siteNotFreight: '只有货运才填写渣土场',
  notFound: (what: string) => `${what}不存在`,
  timeOrder: (until: string, from: string) => `${until}须晚于${from}`,
  overlaps: (price: string, from: string | null, until: string | null) =>
    `与单价${price}元的有效期重叠：${from ?? '不限'}至${until ?? '不限'}`,
  hints: {
    mode: '填放飞、货运、内转或资源回填',
    site: '只有货运才填写；空着则适用于所有渣土场',
    price: '元，最多2位小数',
    from: '此时及以后出场的运单适用，空着不限',
    until: '此时及以后出场的运单不再适用，空着不限',
    retired: '已停用的单价不更新，会新增一条；有效期与启用的单价重叠的行不导入。',
  },
  verdicts: {
    TAKEN: '取此价',
    OUTRANKED: '有更优先的单价',
    NOT_TYPED: '没有人工填写单价',
    NO_CAPTAIN: '该车队长在该项目没有直付价',
    OTHER_TERMS: '该车队长的直付价，运输模式、土质或渣土场不符',
    OTHER_DRIVER: '直付价不适用于该司机',
    OTHER_UNIT: '直付价的计量单位与该趟不同',
    OTHER_TIME: '出场时不在直付价的有效期内',
    PROJECT_OTHER_TIME: '出场时不在项目单价的有效期内',
    NO_PROJECT_PRICE: '项目没有该运输模式、土质与渣土场的单价',
  },
} as const

export const priceErrors = defineErrors({
  PRICE_CLASH: ['rule', '与已生效的直付价冲突：{rows}', '请改期限或先终止冲突的直付价'],
  PROJECT_PRICE_OVERLAPS: ['rule', '{why}'],
  PRICE_OWN: ['rule', '公司已开启复核，不能审核自己申请或修改的{what}'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof priceErrors> {}
}
