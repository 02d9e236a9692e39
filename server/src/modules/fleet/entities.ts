import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { Captain } from './captain/captain.entity.js'
import { Driver } from './driver/driver.entity.js'
import { Machine } from './machine/machine.entity.js'
import { FleetPaper, FleetPaperReminder } from './paper/paper.entity.js'
import { CaptainTask, CaptainTaskMember } from './task/task.entity.js'
import { Truck } from './truck/truck.entity.js'

/** The tables that this domain owns. */
export const fleetEntities = [
  Captain,
  Driver,
  Truck,
  Machine,
  CaptainTask,
  CaptainTaskMember,
  FleetPaper,
  FleetPaperReminder,
] as const

/** Columns that other domains may read here. */
export const publishedByFleet = [
  publish(Captain, '车队长', ['companyId', 'id', 'userId', 'name', 'mobile', 'isOpenWallet', 'enabled']),
  publish(Driver, '司机', ['companyId', 'id', 'captainId', 'name', 'mobile', 'isOpenWallet', 'enabled', 'userId']),
  publish(Truck, '车辆', [
    'companyId',
    'id',
    'captainId',
    'plate',
    'vehicleType',
    'capacityTons',
    'enabled',
    'mergedInto',
  ]),
  publish(Machine, '机械：代号、型号、价格、操作手和是否启用', [
    'companyId',
    'id',
    'code',
    'name',
    'model',
    'loadPrice',
    'shiftCost',
    'operatorName',
    'operatorMobile',
    'enabled',
    'mergedInto',
  ]),
  publish(CaptainTask, '任务申请：项目和状态', ['companyId', 'id', 'projectId', 'status']),
  publish(CaptainTaskMember, '任务申请的车队长', ['companyId', 'taskId', 'captainId']),
] as const

/** Rows within a member's project limit. */
export const fleetSeen: Record<string, Seen> = {
  captain_task: ofLimit('project_id'),
  captain_task_member: {
    where: `exists (select from published_captain_task own
      where own.company_id = $company and own.id = t.task_id and own.project_id = any($limit))`,
  },
}
