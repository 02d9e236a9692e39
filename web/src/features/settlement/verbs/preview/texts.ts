import { settlementFields } from '../../../../gql/fields/settlement.generated'
import { commonTexts } from '../../../../ui/texts'

/** Texts of every preview of a verb. */
export const texts = {
  preview: commonTexts.preview,
  waiting: '正在试算…',
  will: (verb: string, count: string, unit: string) => `将${verb} ${count} ${unit}`,
  refused: (count: string, unit: string) => `${count} ${unit}不能处理`,
  nothing: '没有可以处理的',
  several: (count: string, unit: string) => `${count} ${unit}`,
  changes: '结算单变化',
  outcomes: '逐张预览',
  now: '现在',
  later: '将变为',
  moreRows: (count: string) => `另有 ${count} 张，处理后逐张列出`,
  settleNo: settlementFields.settleNo.label,
  count: settlementFields.settleCnt.label,
  amountBefore: '原金额（元）',
  amountAfter: '处理后金额（元）',
  fresh: '新结算单',
  emptied: '全部移出，将驳回',
  merged: '并入',
  arrow: (before: string, after: string) => (before === after ? after : `${before} → ${after}`),
  yuan: commonTexts.yuanOf,
}
