import { receiptFields, settlementFields, statementTruckFields } from '../../../../gql/fields/settlement.generated'
import { waybillFields } from '../../../../gql/fields/waybill.generated'
import { countTexts } from '../../../../ui/format/texts'
import { commonTexts } from '../../../../ui/texts'
import type { LineVerbName } from './verbs'

/** Names of the verbs on a page. */
export interface Words {
  verbs: Record<LineVerbName | 'split', string>
  /** Short name for buttons and success messages. */
  short: Record<LineVerbName, string>
}

const words: Words = {
  verbs: {
    reprice: '改价',
    payee: '设置收款人',
    settle: '结算',
    remove: '移出结算单',
    reject: '驳回单价',
    keep: '撤销单价驳回',
    void: '作废',
    split: '拆分结算单',
  },
  short: {
    ...{ reprice: '改价', payee: '设置收款人', settle: '结算', remove: '移出' },
    ...{ reject: '驳回单价', keep: '撤销驳回', void: '作废' },
  },
}

/** Texts of the verbs on trips of settlements. */
export const texts = {
  menu: '结算操作',
  rowMenu: '结算',
  unit: countTexts.trips,
  chosen: (count: string) => `已选 ${count} 趟`,
  words,
  /** Documented names of the calls on settle waybills. */
  settleWords: {
    verbs: { ...words.verbs, reprice: '填写单价', remove: '撤销结算', keep: '撤回驳回' },
    short: { ...words.short, reprice: '填写单价', remove: '撤销结算', keep: '撤回驳回' },
  } satisfies Words,
  hints: {
    reprice: '只改待审核结算单上的运单与未结算的运单，改后须重新审核',
    payee: '须为已签约的；结算单审核通过后不能再改',
    settle: '每个项目与交卡人生成一张结算单；不能结算的运单不纳入',
    remove: '移出后可重新结算；结算卡与回执单随之恢复。全部移出的结算单将驳回',
    reject: '重新定价或撤销驳回之前，结算单不能审核通过',
    keep: '单价恢复有效，结算单可以审核',
    void: '运单号与历史保留，金额退出结算卡台账；在结算单上的不能作废',
  } satisfies Record<LineVerbName, string>,
  reasons: { remove: '移出原因', reject: settlementFields.reason.label, void: receiptFields.voidReason.label },
  no: waybillFields.no.label,
  price: statementTruckFields.settlePrice.label,
  payee: waybillFields.payeeName.label,
  choosePayee: '请从列表中选择',
  apply: (verb: string, count: string) => `确认${verb} ${count} 张`,
  done: (verb: string, count: string) => `已${verb} ${count} 趟`,
  results: commonTexts.results,
  noneSettled: '所选运单都不在结算单上',
  severalSettlements: '所选运单须在同一张结算单上',
  severalKinds: '所选运单的计量单位、运输模式或土质不同，不能统一改价',
  allRefuse: (reason: string) => `所选运单都不能处理，如：${reason}`,
  become: {
    nothing: '无',
    unsettled: '未结算',
    stands: '有效',
    rejected: (reason: string) => `驳回：${reason}`,
    settled: (settleNo: string, amount: string) => `${settleNo} ${amount} 元`,
    valid: '未作废',
    voided: '已作废',
  },
}
