import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { membersText, priceTexts, reviewedFields, reviewedTitles } from '../../price/index.js'
import { modeLabels } from '../../project/index.js'
import { fleetTexts as texts } from '../texts.js'
import { taskMachine } from './task.machine.js'
import { taskList } from './task.queries.js'
import type { TaskView } from './task.view.js'

/** Task applications in a spreadsheet: the columns of their list page. */
export const taskSheet: ListSheet<TaskView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: taskList,
  filterType: 'CaptainTaskFilter',
  sortType: 'CaptainTaskSort',
  fields: {
    projectName: 'text',
    tpMode: told(({ tpMode }) => tpMode && modeLabels[tpMode]),
    soilType: 'text',
    garbageName: 'text',
    directPayPrice: 'money',
    captainAndDrivers: told(({ captainAndDrivers }) => membersText(captainAndDrivers, priceTexts.allDrivers)),
    remark: 'text',
    status: told(({ status }) => taskMachine.label(status)),
    ...reviewedFields,
  },
  titles: {
    projectName: '项目',
    tpMode: '运输模式',
    soilType: '土质',
    garbageName: priceTexts.garbage,
    directPayPrice: '直付价',
    captainAndDrivers: '车队长和司机',
    remark: '备注',
    status: '状态',
    ...reviewedTitles,
  },
}
