import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const settlementErrors = defineErrors({
  CARD_NOT_FOUND: ['rule', '{cardNo}不存在'],
  CARD_NO_INVALID: ['rule', '{cardNo}不是有效的卡号'],
  CARD_NOT_ACTIVATED: ['rule', '{cardNo}未激活'],
  CARD_VOIDED: ['rule', '{cardNo}已作废'],
  CARD_SETTLED: ['rule', '{cardNo}已结算'],
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
  PART_ONLY: ['rule', '{what}还有其他车队长的部分，您看到的仅是本人的部分，不能对整张单据操作'],
  SETTLEMENTS_DIFFER: ['rule', '只能合并同一项目、同一收款人的结算单'],
  SPLIT_NOT_PROPER: ['rule', '拆分的运单须是结算单的一部分，且不能为全部'],
  PAYEE_NOT_READY: ['rule', '收款人{payeeName}未签约或银行账号、开户行不完整'],
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
