import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { anomalyLabels, yesOrNo } from '../labels.js'
import { anomalyMachine } from './anomaly.machine.js'
import { anomalyList } from './anomaly.queries.js'
import type { AnomalyView } from './anomaly.view.js'
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
    no: 'text',
    rule: told(({ rule }) => anomalyLabels[rule]),
    evidence: told(({ rule, facts }) => rules[rule].tell(facts)),
    state: told(({ state }) => anomalyMachine.label(state)),
    goDatetime: 'datetime',
    truckCode: 'text',
    projectName: 'text',
    garbageName: 'text',
    captainName: 'text',
    driverName: 'text',
    others: told(({ others }) => others.map(({ no }) => no).join('、')),
    blocking: told(({ blocking }) => yesOrNo(blocking)),
    reason: 'text',
    handledBy: 'text',
    createTime: 'datetime',
  },
  titles: {
    no: '运单号',
    rule: '规则',
    evidence: '依据',
    state: '状态',
    goDatetime: '出场时间',
    truckCode: '车牌',
    projectName: '项目',
    garbageName: '渣土场',
    captainName: '车队长',
    driverName: '司机',
    others: '相关运单',
    blocking: '阻止结算',
    reason: '处理原因',
    handledBy: '处理人',
    createTime: '发现时间',
  },
}
