import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { modeLabels } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import { directPayPriceList } from './direct-pay-price.list.queries.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'
import { membersText } from './members.js'
import { reviewedFields, reviewedTitles } from './reviewed.sheet.js'

/** Direct-pay prices in a spreadsheet: the columns of the list page (000 §3). */
export const directPayPriceSheet: ListSheet<DirectPayPriceView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: directPayPriceList,
  filterType: 'DirectPayPriceFilter',
  sortType: 'DirectPayPriceSort',
  fields: {
    projectName: 'text',
    tpMode: told(({ tpMode }) => modeLabels[tpMode]),
    soilType: 'text',
    garbageName: 'text',
    directPayPrice: 'money',
    captainAndDrivers: told(({ captainAndDrivers }) => membersText(captainAndDrivers, texts.allDrivers)),
    status: told(({ status }) => priceMachine.label(status)),
    ...reviewedFields,
  },
  titles: {
    projectName: '项目',
    tpMode: '运输模式',
    soilType: '土质',
    garbageName: texts.garbage,
    directPayPrice: '直付价',
    captainAndDrivers: '车队长和司机',
    status: '状态',
    ...reviewedTitles,
  },
}
