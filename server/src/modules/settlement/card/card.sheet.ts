import { pick, sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { sheetTitles } from '../labels.js'
import { cardList } from './card.queries.js'
import type { CardView } from './card.view.js'
import { cardTable } from './fields.js'

const shown = pick(
  cardTable,
  ...(['cardNo', 'kind', 'cardType', 'status', 'captainName', 'companyAuthName', 'parentCardNo'] as const),
  ...(['batchNo', 'lostTime', 'lostReason', 'replacedByNo', 'createTime'] as const),
  ...(['bindingDate', 'subCardCount', 'waybillCount', 'totalWaybillCount', 'settleAbleCount'] as const),
  ...(['updateWaybillsCount', 'unsettledAmount', 'settledAmount', 'paidAmount'] as const),
)

/** Cards in a spreadsheet: the columns of the ledger and of the list of captains' cards (000 §3). */
export const cardSheet: ListSheet<CardView> = {
  title: sheetTitles.cards,
  label: '结算卡',
  permission: 'chain:garbagecustomersales:get',
  spec: { ...cardList, needs: { company: ['companyAuthName'] } },
  filterType: 'CardFilter',
  sortType: 'CardSort',
  fields: sheetFieldsOf(shown),
  titles: sheetTitlesOf(shown),
}
