import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { yesOrNo } from '../../waybill/index.js'
import { partlySettled, sheetTitles } from '../labels.js'
import { receiptMachine } from './receipt.machine.js'
import { receiptList } from './receipt.queries.js'
import type { ReceiptView } from './receipt.view.js'

/** Handover receipts in a spreadsheet: the columns of the history page (001 §3). */
export const receiptSheet: ListSheet<ReceiptView> = {
  title: sheetTitles.receipts,
  permission: 'chain:garbagecustomersales:get',
  spec: { ...receiptList, needs: { ...receiptList.needs, status: ['status', 'isSettle'] } },
  filterType: 'ReceiptFilter',
  sortType: 'ReceiptSort',
  fields: {
    giveCardNo: 'text',
    status: told(({ status, isSettle }) =>
      status === 'OPEN' && isSettle ? partlySettled : receiptMachine.label(status),
    ),
    companyAuthName: 'text',
    settleCardNo: 'text',
    cardCount: 'count',
    giveCardCnt: 'count',
    settleAbleCount: 'count',
    updateWaybillsCount: 'count',
    giveCardDatetime: 'datetime',
    giveCardUserId: 'text',
    isSettle: told(({ isSettle }) => yesOrNo(isSettle)),
    createBy: 'text',
    createTime: 'datetime',
    voidReason: 'text',
  },
}
