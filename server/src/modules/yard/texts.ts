import { defineErrors, type TextsOf } from '../../kernel/errors.js'

/** Chinese texts of a dump site's desk. */
export const yardTexts = {
  site: '渣土场',
  offer: '可认领的渣土场',
  arrival: '到场车次',
  claim: '认领渣土场',
  update: '公布渣土场信息',
  end: '结束渣土场的经营',
  arrive: '登记到场',
  tip: '确认卸土',
  refuse: '拒收',
  reopen: '撤回登记',
  weighed: '场方过磅与运单不同',
  weight: '场方过磅',
} as const

export const yardErrors = defineErrors({
  YARD_SITE_TAKEN: ['conflict', '{name}已被认领', '请刷新查看'],
  YARD_SITE_NO_YARD: ['forbidden', '只有渣土场的账号可以认领', '请先注册渣土场'],
  ARRIVAL_IN_SETTLEMENT: ['rule', '运单{no}已在结算单中，不能再改登记', '请与建筑公司联系'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof yardErrors> {}
}
