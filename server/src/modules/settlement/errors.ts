import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const settlementErrors = defineErrors({
  CARD_NOT_FOUND: ['rule', '{cardNo}不存在'],
  CARD_NO_INVALID: ['rule', '{cardNo}不是有效的卡号'],
  CARD_NOT_ACTIVATED: ['rule', '{cardNo}未激活'],
  CARD_VOIDED: ['rule', '{cardNo}已作废'],
  CARD_SETTLED: ['rule', '{cardNo}已结算'],
  CARD_NOT_BOUND: ['rule', '{cardNo}未绑定车队长'],
  CARD_BOUND: ['rule', '{cardNo}已绑定车队长{captainName}，请用换绑'],
  CARD_LOST: ['rule', '{cardNo}已挂失'],
  CARD_HAS_WAYBILLS: ['rule', '{cardNo}已有运单，不能换给其他车队长'],
  CARD_NEEDS_PARENT: ['rule', '{cardNo}是子卡，请选择所属主卡'],
  CARD_TAKES_NO_PARENT: ['rule', '{cardNo}是主卡，不能挂在其他主卡下'],
  CARD_PARENT_UNFIT: ['rule', '{cardNo}{reason}，不能作为所属主卡'],
  CARD_SERIES_ENDS: ['rule', '前缀{prefix}的编号只剩{left}个，不够制{count}张卡，请换一个前缀'],
  CARD_IN_LIST: ['rule', '{cardNo}已在列表中'],
  CARD_NOT_SCANNED: ['rule', '{cardNo}不在扫卡列表中'],
  CARD_HAS_NO_GIVER: ['rule', '{cardNo}尚未设置交卡人'],
  CARD_GIVER_CHANGED: ['rule', '{cardNo}的交卡人已变更，请刷新列表'],
  CARD_IN_RECEIPT: ['rule', '{cardNo}已有未结算的回执单{giveCardNo}'],
  CARD_HAS_NO_WAYBILLS: ['rule', '{cardNo}没有可结算的运单'],
  CARD_HAS_SETTLED_WAYBILLS: ['rule', '{cardNo}已有结算的运单，不能作废'],
  CARD_NOT_IN_RECEIPT: ['rule', '{cardNo}不在回执单{giveCardNo}中，或已结算'],
  RECEIPT_IN_SETTLEMENT: ['rule', '回执单{giveCardNo}已被结算单使用，不能作废'],
  NOTHING_TO_SETTLE: ['rule', '没有可结算的运单：{reason}'],
  SETTLEMENT_TOO_LARGE: ['rule', '一次最多结算{limit}张运单'],
  SETTLEMENT_PAYEE_MISSING: ['rule', '还有{count}张运单没有收款人'],
  SETTLEMENT_PRICE_REJECTED: ['rule', '还有{count}张运单的单价被驳回'],
  SETTLEMENT_PAID: ['rule', '结算单{settleNo}已付款或已开票，不能{move}'],
  SETTLEMENT_OWN: ['rule', '公司已开启复核，不能审核自己生成或修改的结算单{settleNo}'],
  PART_ONLY: ['rule', '{what}还有其他车队长或项目的部分，您看到的仅是您的部分，不能对整张单据操作'],
  SETTLEMENTS_DIFFER: ['rule', '只能合并同一项目、同一收款人的结算单'],
  SPLIT_NOT_PROPER: ['rule', '拆分的运单须是结算单的一部分，且不能为全部'],
  PAYEE_NOT_READY: ['rule', '收款人{payeeName}未签约或银行账号、开户行不完整'],
  PAYEE_RETIRED: ['rule', '收款人{payeeName}已停用，请选择其他收款人'],
  PAYEE_MERGED: ['rule', '收款人{payeeName}已并入{keptName}，不能再启用或合并'],
  PAYEE_MERGE_TOO_LARGE: ['rule', '收款人{payeeName}还有超过{limit}张未审核的运单，不能合并，请先更换其收款人'],
  PAYEE_BANK_DIFFERS: [
    'rule',
    '收款人{payeeName}的开户行是{bankName}，与填写的{typed}不同；请核对，或不选择收款人而填写为新的收款人',
  ],
  WAYBILL_NOT_SETTLED: ['rule', '运单{no}不在结算单中'],
  PRICE_NOT_REJECTED: ['rule', '运单{no}的单价没有被驳回'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof settlementErrors> {}
}
