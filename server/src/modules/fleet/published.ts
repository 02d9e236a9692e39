import { publish } from '../../kernel/sql/publish.js'
import { Captain } from './captain/captain.entity.js'
import { Driver, Truck } from './driver/driver.entity.js'
import { CaptainTask, CaptainTaskMember } from './task/task.entity.js'

/** What other domains may read of the tables here. */
export const publishedByFleet = [
  publish(Captain, '车队长', ['companyId', 'id', 'userId', 'name', 'mobile', 'isOpenWallet']),
  publish(Driver, '司机', ['companyId', 'id', 'captainId', 'name', 'mobile', 'isOpenWallet']),
  publish(Truck, '车辆', ['companyId', 'id', 'captainId', 'plate', 'vehicleType', 'capacityTons']),
  publish(CaptainTask, '任务申请：项目和状态', ['companyId', 'id', 'projectId', 'status']),
  publish(CaptainTaskMember, '任务申请的车队长', ['companyId', 'taskId', 'captainId']),
] as const
