import { countTexts } from '../../../../ui/format/texts'

/** Every text of splitting a settlement. */
export const texts = {
  title: '拆分结算单',
  hint: '所选运单转到新结算单，单号为原单号加“-序号”，状态与申请人不变',
  cards: '按结算卡选择要拆出的运单',
  noCard: '无卡运单',
  unit: countTexts.tickets,
  choose: '请选择要拆出的结算卡；要按运单拆分，请在“查看运单”中选择运单后使用“结算操作”',
  all: '不能全部拆出，至少留下一张卡',
  oneCard: '这张结算单只有一张结算卡，请在“查看运单”中选择运单后使用“结算操作”拆分',
  confirm: '确认拆分',
  done: (settleNo: string) => `已拆分出结算单 ${settleNo}`,
}
