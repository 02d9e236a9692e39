import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { anomalyList } from './anomaly.queries.js'
import type { AnomalyView } from './anomaly.view.js'
import { anomalyTable } from './fields.js'
import { rules } from './rules/index.js'
import { anomalyTexts as texts } from './texts.js'

/** What is odd about waybills in a spreadsheet: the columns of the inbox. */
export const anomalySheet: ListSheet<AnomalyView> = {
  title: texts.sheet,
  permission: 'chain:companywaybill:get',
  spec: anomalyList,
  filterType: 'AnomalyFilter',
  sortType: 'AnomalySort',
  fields: {
    ...sheetFieldsOf(anomalyTable),
    evidence: told(({ rule, facts }) => rules[rule].tell(facts)),
    others: told(({ others }) => others.map(({ no }) => no).join('、')),
  },
  titles: sheetTitlesOf(anomalyTable),
}
