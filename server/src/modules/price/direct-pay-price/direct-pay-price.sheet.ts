import type { ListSheet } from '../../../kernel/list/sheet.js'
import { priceTexts as texts } from '../texts.js'
import { directPayPriceList } from './direct-pay-price.list.queries.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'
import { priceTable } from './fields.js'
import { reviewedColumns } from './reviewed.sheet.js'

/** Direct-pay prices in a spreadsheet: the columns of the list page (000 §3). */
export const directPayPriceSheet: ListSheet<DirectPayPriceView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: directPayPriceList,
  filterType: 'DirectPayPriceFilter',
  sortType: 'DirectPayPriceSort',
  ...reviewedColumns(priceTable),
}
