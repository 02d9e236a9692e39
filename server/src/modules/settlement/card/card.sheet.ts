import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { cardKindLabels, cardTypeLabels, sheetTitles } from '../labels.js'
import { cardMachine } from './card.machine.js'
import { cardList } from './card.queries.js'
import type { CardView } from './card.view.js'

/** Cards in a spreadsheet: the columns of the ledger and of the list of captains' cards (000 §3). */
export const cardSheet: ListSheet<CardView> = {
  title: sheetTitles.cards,
  label: '结算卡',
  permission: 'chain:garbagecustomersales:get',
  spec: { ...cardList, needs: { company: ['companyAuthName'] } },
  filterType: 'CardFilter',
  sortType: 'CardSort',
  fields: {
    cardNo: 'text',
    kind: told(({ kind }) => cardKindLabels[kind]),
    cardType: told(({ cardType }) => cardTypeLabels[cardType]),
    status: told(({ status }) => cardMachine.label(status)),
    captainName: 'text',
    company: told(({ companyAuthName }) => companyAuthName),
    parentCardNo: 'text',
    bindingDate: 'datetime',
    subCardCount: 'count',
    waybillCount: 'count',
    totalWaybillCount: 'count',
    settleAbleCount: 'count',
    updateWaybillsCount: 'count',
    unsettledAmount: 'money',
    settledAmount: 'money',
    paidAmount: 'money',
  },
  titles: {
    cardNo: '卡号',
    kind: '种类',
    cardType: '购票类型',
    status: '状态',
    captainName: '车队长',
    company: '公司',
    parentCardNo: '主卡卡号',
    bindingDate: '激活时间',
    subCardCount: '子卡数',
    waybillCount: '运单数',
    totalWaybillCount: '运单总数',
    settleAbleCount: '可结算运单数',
    updateWaybillsCount: '修改待审核运单数',
    unsettledAmount: '未结算金额',
    settledAmount: '已结算金额',
    paidAmount: '已付款金额',
  },
}
