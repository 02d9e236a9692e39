import { Captain } from './captain/captain.entity.js'
import { Driver, Truck } from './driver/driver.entity.js'
import { CaptainTask, CaptainTaskMember } from './task/task.entity.js'

/** The tables that this domain owns. */
export const fleetEntities = [Captain, Driver, Truck, CaptainTask, CaptainTaskMember] as const
