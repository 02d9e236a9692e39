import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { yesOrNo } from '../../waybill/index.js'
import { partlySettled, sheetTitles } from '../labels.js'
import { receiptMachine } from './receipt.machine.js'
import { receiptList } from './receipt.queries.js'
import type { ReceiptView } from './receipt.view.js'

/** Handover receipts in a spreadsheet: the columns of the history page (001 §3). */
export const receiptSheet: ListSheet<ReceiptView> = {
  title: sheetTitles.receipts,
  label: '交卡回执单',
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
  titles: {
    giveCardNo: '回执单号',
    status: '状态',
    companyAuthName: '公司名称',
    settleCardNo: '卡号',
    cardCount: '卡数',
    giveCardCnt: '运单总数',
    settleAbleCount: '可结算运单数',
    updateWaybillsCount: '修改待审核运单数',
    giveCardDatetime: '交卡时间',
    giveCardUserId: '交卡人',
    isSettle: '是否结算',
    createBy: '制单人',
    createTime: '制单时间',
    voidReason: '作废原因',
  },
}
