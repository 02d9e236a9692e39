import { countTexts } from '../../../../ui/format/texts'
import { commonTexts } from '../../../../ui/texts'

/** Every text of changing many waybills at once. */
export const texts = {
  menu: '批量修改',
  preview: commonTexts.preview,
  cancel: commonTexts.cancel,
  apply: (count: string) => `确认修改 ${count} 张`,
  selected: (count: string) => `已选 ${count} 趟`,
  clears: '不填则清除原有内容',
  changed: (count: string) => `将修改 ${count} 张`,
  same: (count: string) => `${count} 张本来如此，不变`,
  refused: (count: string) => `${count} 张不能修改`,
  amounts: (before: string, after: string) => `预付合计 ${before} 元 → ${after} 元`,
  nothing: '没有可修改的运单',
  saved: (count: string) => `已修改 ${count} 趟`,
  results: '批量修改结果',
  times: countTexts.ticketsOf,
}
