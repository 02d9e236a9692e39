import { sheetFieldsOf, sheetTitlesOf } from '../../../kernel/fields.js'
import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { anomalyLabels, settleableLabel, waybillsTitle } from '../labels.js'
import { waybillTexts } from '../texts.js'
import { whyNotText } from './eligibility.js'
import { waybillTable } from './fields.js'
import { waybillList } from './waybill.queries.js'
import type { WaybillView } from './waybill.view.js'

/** Waybills in a spreadsheet: their fields, and what is worked out. */
export const waybillSheet: ListSheet<WaybillView> = {
  title: waybillsTitle,
  label: waybillTexts.waybill,
  permission: 'chain:companywaybill:get',
  spec: waybillList,
  filterType: 'WaybillFilter',
  sortType: 'WaybillSort',
  fields: {
    ...sheetFieldsOf(waybillTable),
    settleable: told((waybill) => whyNotText(waybill) ?? settleableLabel),
    anomalies: told(({ anomalies }) => anomalies.map((rule) => anomalyLabels[rule]).join('、')),
  },
  titles: {
    ...sheetTitlesOf(waybillTable),
    projectInfoName: waybillTexts.projectInfoName,
    settleable: settleableLabel,
    anomalies: waybillTexts.anomalies,
  },
}
