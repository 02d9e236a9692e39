import { commonTexts } from '../../../../ui/texts'

/** Every text of activating and voiding cards. */
export const texts = {
  menu: '卡操作',
  unit: '张卡',
  verbs: { activate: '激活', void: '作废' },
  titles: { activate: '激活结算卡', void: '作废结算卡' },
  hints: {
    activate: '激活后可以登记运单、交卡和结算',
    void: '作废后不能恢复；有已结算运单或未结算回执单的卡不能作废',
  },
  against: { activate: '只有未激活的卡可以激活', void: '已结算或已作废的卡不能作废' },
  tooMany: (max: number) => `一次最多处理 ${max} 张卡`,
  trying: (done: string, all: string) => `正在试算 ${done} / ${all}`,
  doing: (done: string, all: string) => `正在处理 ${done} / ${all}`,
  apply: (verb: string, count: string) => `确认${verb} ${count} 张`,
  nothing: '没有可以处理的卡',
  done: (verb: string, count: string) => `已${verb} ${count} 张卡`,
  results: commonTexts.results,
}
