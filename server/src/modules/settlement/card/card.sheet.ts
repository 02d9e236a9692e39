import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { cardKindLabels, cardTypeLabels, sheetTitles } from '../labels.js'
import { cardMachine } from './card.machine.js'
import { cardList } from './card.queries.js'
import type { CardView } from './card.view.js'

/** Cards in a spreadsheet: the columns of the ledger and of the list of captains' cards (000 §3). */
export const cardSheet: ListSheet<CardView> = {
  title: sheetTitles.cards,
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
}
