import { countTexts } from '../../../../ui/format/texts'

/** Every text of merging settlements. */
export const texts = {
  title: '合并结算单',
  hint: '同一项目、同一收款人的未付款结算单可以合并，保留最早的单号；其中有待审核的，合并后须重新审核；合并后其余单号不能恢复',
  choices: '选择要合并的结算单',
  unit: countTexts.tickets,
  choose: '请至少选择两张结算单',
  none: '同一项目中没有其他可合并的结算单',
  into: (settleNo: string) => `并入 ${settleNo}`,
  confirm: '确认合并',
  done: (settleNo: string) => `已合并为结算单 ${settleNo}`,
}
