import { payeeLabels as fields, receiptLabels } from '../../../gql/labels.generated'
import type { PayeeContractState, PayeeProposal } from '../../../gql/types.generated'

/** Every text of choosing and setting payees. */
export const texts = {
  payee: fields.payeeName,
  title: '设置收款人',
  choose: '请选择',
  placeholder: '输入姓名或手机号搜索',
  searching: '查找中…',
  nothing: '没有找到收款人',
  nothingButFree: '没有找到，可直接填写新的收款人',
  found: (count: number) => `找到 ${count} 个收款人`,
  mobile: fields.mobile,
  carrierName: fields.carrierName,
  bankNo: fields.bindingBankNo,
  bankName: fields.bindingBankName,
  accountNote: fields.accountNote,
  contract: fields.contractState,
  contracts: { UNSIGNED: '未签约', VALID: '已签约', ENDING: '合同即将到期', EXPIRED: '合同已到期' } satisfies Record<
    PayeeContractState,
    string
  >,
  until: (state: string, day: string) => `${state}（${day}）`,
  missing: '未填写',
  giver: receiptLabels.giveCardUserId,
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
  noBankNo: `没有${fields.bindingBankNo}`,
  noBankName: `没有${fields.bindingBankName}`,
  noContract: '未签约',
  contractEnded: (day: string) => `合同已于${day}到期`,
  submit: '确定',
  cancel: '取消',
  done: '操作成功',
}
