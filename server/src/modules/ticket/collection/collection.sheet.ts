import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import { ticketTexts as texts } from '../texts.js'
import { collectionList } from './collection.list.queries.js'
import type { TicketCollectionView } from './collection.view.js'
import { collectionTable } from './fields.js'

/** Collections in a spreadsheet. */
export const collectionSheet: ListSheet<TicketCollectionView> = {
  title: texts.collection,
  permission: 'chain:companyticket:get',
  spec: collectionList,
  filterType: 'TicketCollectionFilter',
  sortType: 'TicketCollectionSort',
  fields: sheetFieldsOf(collectionTable),
  titles: sheetTitlesOf(collectionTable),
  units: { quantity: '张' },
}
