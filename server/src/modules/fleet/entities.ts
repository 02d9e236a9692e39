import { Captain } from './captain/captain.entity.js'
import { Driver } from './driver/driver.entity.js'
import { Machine } from './machine/machine.entity.js'
import { CaptainTask, CaptainTaskMember } from './task/task.entity.js'
import { Truck } from './truck/truck.entity.js'

/** The tables that this domain owns. */
export const fleetEntities = [Captain, Driver, Truck, Machine, CaptainTask, CaptainTaskMember] as const
