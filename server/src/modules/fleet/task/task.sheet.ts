import type { ListSheet } from '../../../kernel/list/sheet.js'
import { reviewedColumns } from '../../price/index.js'
import { fleetTexts as texts } from '../texts.js'
import { taskTable } from './fields.js'
import { taskList } from './task.queries.js'
import type { TaskView } from './task.view.js'

/** Task applications in a spreadsheet: the columns of their list page. */
export const taskSheet: ListSheet<TaskView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: taskList,
  filterType: 'CaptainTaskFilter',
  sortType: 'CaptainTaskSort',
  ...reviewedColumns(taskTable),
}
