import { z } from 'zod'
import { plainTime } from '../../kernel/values/clock.js'
import { ReceiptStatus } from '../../modules/settlement/enums.js'
import type { ReceiptLineView, ReceiptView } from '../../modules/settlement/receipt/receipt.view.js'
import { cardType } from '../codes.js'
import { count, flagOf, text, textOrNull, time, zeroOrOne } from '../shapes.js'

/** A receipt of the history list (001 §3 Card receipt, history list). */
export const receiptShape = z.object({
  id: z.string(),
  giveCardNo: text('回执单号'),
  settleCardNo: text('卡号，逗号分隔'),
  cardCount: count('卡数'),
  giveCardCnt: count('交卡时的运单总数'),
  settleAbleCount: count('现在可结算的运单数'),
  updateWaybillsCount: count('现在修改待审核的运单数'),
  giveCardDatetime: time('交卡时间'),
  giveCardUserId: text('交卡人'),
  isSettle: zeroOrOne('是否已生成结算单'),
  isVoid: zeroOrOne('是否已作废'),
  voidReason: textOrNull('作废原因'),
  createBy: text('制单人'),
  createTime: time('制单时间'),
  ids: z.array(z.string()).describe('现在可结算运单的编号'),
})

export const receiptOf = (receipt: ReceiptView): z.output<typeof receiptShape> => ({
  id: receipt.id,
  giveCardNo: receipt.giveCardNo,
  settleCardNo: receipt.settleCardNo,
  cardCount: receipt.cardCount,
  giveCardCnt: receipt.giveCardCnt,
  settleAbleCount: receipt.settleAbleCount,
  updateWaybillsCount: receipt.updateWaybillsCount,
  giveCardDatetime: plainTime(receipt.giveCardDatetime),
  giveCardUserId: receipt.giveCardUserId,
  isSettle: flagOf(receipt.isSettle),
  isVoid: flagOf(receipt.status === ReceiptStatus.VOIDED),
  voidReason: receipt.voidReason,
  createBy: receipt.createBy,
  createTime: plainTime(receipt.createTime),
  ids: receipt.ids,
})

/** A receipt as its drawer shows it (001 §3 Card receipt, drawer). */
export const receiptDrawerShape = receiptShape.extend({
  receipt: text('回执单号'),
  companyAuthName: text('公司名称'),
  rows: z.array(
    z.object({
      cardType: cardType.shape,
      settleCardNo: text('卡号'),
      projectName: text('项目'),
      giveCardCnt: count('运单总数'),
      giveCardDatetime: time('交卡时间'),
    }),
  ),
})

export const receiptDrawerOf = (
  receipt: ReceiptView,
  lines: ReceiptLineView[],
): z.output<typeof receiptDrawerShape> => ({
  ...receiptOf(receipt),
  receipt: receipt.giveCardNo,
  companyAuthName: receipt.companyAuthName,
  rows: lines.map((line) => ({
    cardType: cardType.numberOf(line.cardType),
    settleCardNo: line.settleCardNo,
    projectName: line.projectName,
    giveCardCnt: line.giveCardCnt,
    giveCardDatetime: plainTime(line.giveCardDatetime),
  })),
})
