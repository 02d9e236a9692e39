import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const paymentErrors = defineErrors({
  PAYMENT_NOTHING_LEFT: ['rule', '结算单{settleNo}没有可付的金额，已全部付款或已在其他付款单中', '请查看其他付款单'],
  PAYMENT_TOO_MUCH: ['rule', '付款金额{amount}元超过可付的{left}元', '请减少付款金额'],
  PAYMENT_TOO_LARGE: ['rule', '一张付款单最多{limit}趟，请分开付款'],
  PAYMENT_SEVERAL_PAYEES: ['rule', '所选结算单有多个收款人：{payees}；请选择其中一个，或按收款人拆分'],
  PAYMENT_OWN: ['rule', '公司已开启复核，不能审核自己制作或修改的付款单{paymentNo}', '请另一个有审核权限的人审核'],
  PAYMENT_OWN_SUM: [
    'rule',
    '公司已开启复核，{days}天内由您一人经手并审核、付给同一收款人或同一结算单的款项加上付款单{paymentNo}共{sum}元，超过{limit}元',
    '请另一个有审核权限的人审核',
  ],
  PAYMENT_PLAN_ITEM_PAID: ['rule', '付款计划的这一期只剩{left}元未付', '请减少付款金额，或选择下一期'],
  PAYMENT_DOCS_INCOMPLETE: [
    'rule',
    '结算单{settleNo}的资料不完整：{missing}，公司设置为不能付款',
    '请先补齐资料，或请管理员修改公司设置',
  ],
  INVOICE_TAKEN: ['rule', '发票{invoiceNo}已登记过', '请在发票列表中查看'],
  INVOICE_EXCEEDED: [
    'rule',
    '发票{invoiceSn}可用的金额只有{left}元，不足{amount}元',
    '请减少所选的运单，或另登记一张发票',
  ],
  INVOICE_NOTHING_LEFT: ['rule', '发票{invoiceSn}的金额已全部认领或红冲', '请另登记一张发票'],
  INVOICE_OTHER_PAYEE: ['rule', '{what}不是发票{invoiceSn}的收款人的', '请选择该收款人的单据'],
  INVOICE_CLAIMED: ['rule', '发票{invoiceSn}已认领运单，不能{move}，请先释放认领'],
  INVOICE_CANCELLED: ['rule', '发票{invoiceSn}已有红字发票，不能{move}', '请另登记一张发票'],
  INVOICE_RED: ['rule', '发票{invoiceSn}是红字发票，不能{move}', '请选择蓝字发票'],
  INVOICE_NOT_CLAIMED: ['rule', '发票{invoiceSn}没有认领运单，或所选运单不是它认领的', '请刷新后重新选择'],
  INVOICE_NOTHING_TO_CLAIM: ['rule', '结算单{settleNo}没有可认领的运单，已有发票或金额不大于0', '请选择其他结算单'],
  INVOICE_NOTHING_DUE: ['rule', '运单{no}的核算金额不大于0，不能认领', '请去掉这张运单'],
  INVOICE_UNREADABLE: ['rule', '不是可识别的电子发票（XML、OFD、PDF）', '请上传开票方发来的原文件，或手工填写'],
  WAYBILL_CLAIMED: ['rule', '运单{no}已被发票{invoiceSn}认领', '请先取消那张发票的认领'],
  PLAN_NOT_WHOLE: ['rule', '各期付款合计须等于未付的结算金额{amount}元'],
  PLAN_TOO_LONG: ['rule', '一份付款计划最多{limit}笔', '请合并一些期次'],
  PLAN_NOTHING_LEFT: ['rule', '结算单{settleNo}已全部付款或已在付款单中，没有可计划的金额', '请查看已有的付款单'],
  PLAN_NOTHING_TO_PAY: ['rule', '{payeeName}的结算金额不大于0，不能制定付款计划', '请去掉该收款人的结算单'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof paymentErrors> {}
}
