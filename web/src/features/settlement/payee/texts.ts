import { payeeFields, receiptFields } from '../../../gql/fields/settlement.generated'
import type { PayeeContractState, PayeeProposal } from '../../../gql/types.generated'
import { commonTexts } from '../../../ui/texts'

/** Every text of choosing and setting payees. */
export const texts = {
  payee: payeeFields.payeeName.label,
  title: '设置收款人',
  choose: commonTexts.choose,
  placeholder: '输入姓名或手机号搜索',
  searching: '查找中…',
  nothing: '没有找到收款人',
  nothingButFree: '没有找到，可直接填写新的收款人',
  found: (count: number) => `找到 ${count} 个收款人`,
  mobile: payeeFields.mobile.label,
  carrierName: payeeFields.carrierName.label,
  bankNo: payeeFields.bindingBankNo.label,
  bankName: payeeFields.bindingBankName.label,
  accountNote: payeeFields.accountNote.label,
  contract: payeeFields.contractState.label,
  contracts: { UNSIGNED: '未签约', VALID: '已签约', ENDING: '合同即将到期', EXPIRED: '合同已到期' } satisfies Record<
    PayeeContractState,
    string
  >,
  until: (state: string, day: string) => `${state}（${day}）`,
  missing: '未填写',
  giver: receiptFields.giveCardUserId.label,
  noGiver: '未登记',
  unsettled: '未结算',
  loading: '正在读取…',
  nobody: '没有需要设置收款人的运单',
  now: (name: string, account: string) => `现收款人：${name} ${account}，更换须填写原因`,
  proposedBy: { NAMED: '推荐：与交卡人同名', LAST: '推荐：该交卡人上次的收款人' } satisfies Record<
    PayeeProposal,
    string
  >,
  share: (trips: string, amount: string) => `${trips} 趟 ${amount} 元`,
  shares: '各收款人所得',
  gets: (name: string, share: string, givers: readonly string[]) => `${name}：${share}（${givers.join('、')}）`,
  mixed: '同一收款人将收到不同交卡人的款项，是否继续？',
  reason: '更换原因',
  reasonMissing: '请输入更换原因',
  notReady: (reasons: string) => `${reasons}，不能提交`,
  noBankNo: `没有${payeeFields.bindingBankNo.label}`,
  noBankName: `没有${payeeFields.bindingBankName.label}`,
  noContract: '未签约',
  contractEnded: (day: string) => `合同已于${day}到期`,
  submit: '确定',
  cancel: commonTexts.cancel,
  done: commonTexts.done,
}
