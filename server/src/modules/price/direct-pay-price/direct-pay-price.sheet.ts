import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { modeLabels, yesOrNo } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import { directPayPriceList } from './direct-pay-price.list.queries.js'
import { priceMachine } from './direct-pay-price.machine.js'
import type { DirectPayPriceView } from './direct-pay-price.view.js'
import { membersText } from './members.js'

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
    applyName: 'text',
    applyDatetime: 'datetime',
    auditName: 'text',
    auditDatetime: 'datetime',
    auditOwn: told(({ auditOwn }) => yesOrNo(auditOwn)),
    invalidName: 'text',
    invalidDatetime: 'datetime',
    reason: 'text',
  },
  titles: {
    projectName: '项目',
    tpMode: '运输模式',
    soilType: '土质',
    garbageName: texts.garbage,
    directPayPrice: '直付价',
    captainAndDrivers: '车队长和司机',
    status: '状态',
    applyName: '申请人',
    applyDatetime: '申请时间',
    auditName: '审核人',
    auditDatetime: '审核时间',
    auditOwn: '本人审核',
    invalidName: '失效操作人',
    invalidDatetime: '失效时间',
    reason: '原因',
  },
}
