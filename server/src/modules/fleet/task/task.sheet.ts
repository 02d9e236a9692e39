import { type ListSheet, told } from '../../../kernel/list/sheet.js'
import { membersText, priceTexts } from '../../price/index.js'
import { modeLabels, yesOrNo } from '../../project/index.js'
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
    garbageName: priceTexts.garbage,
    directPayPrice: '直付价',
    captainAndDrivers: '车队长和司机',
    remark: '备注',
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
