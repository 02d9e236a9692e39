import { z } from 'zod'
import type { Assigned } from '../../modules/fleet/task/task.service.js'
import { PriceStatus } from '../../modules/price/enums.js'
import { priceStatus, tpMode } from '../codes.js'
import { filter } from '../fields.js'
import { readAll } from '../page.js'
import { type Route, route } from '../route.js'
import { flagOf, text, textOrNull, zeroOrOne } from '../shapes.js'

/** A chooser row (001 §3) for each captain and driver of a task. */
const taskShape = z.object({
  id: z.string().describe('任务申请编号'),
  projectInfoId: z.string(),
  projectName: text('项目名称'),
  captainId: z.string(),
  captainName: text('车队长'),
  fleetCaptainName: text('车队长'),
  driverId: z.string().nullable(),
  driverName: textOrNull('司机；空为该车队长的全部司机'),
  isOpenWallet: zeroOrOne('是否已开通钱包'),
  tpMode: tpMode.shape.nullable(),
  soilType: textOrNull('土质'),
  garbageName: textOrNull('泥尾'),
  status: priceStatus.shape,
})

function rowsOf(task: Assigned): z.output<typeof taskShape>[] {
  const { id, projectInfoId, projectName, soilType, garbageName } = task
  const common = {
    ...{ id, projectInfoId, projectName, soilType, garbageName, status: priceStatus.numberOf(task.status) },
    tpMode: task.tpMode && tpMode.numberOf(task.tpMode),
  }
  return task.captainAndDrivers.flatMap(({ captainId, captainName, isOpenWallet, allDrivers, drivers }) => {
    const captain = { captainId, captainName, fleetCaptainName: captainName }
    const everybody = { driverId: null, driverName: null, isOpenWallet }
    return (allDrivers ? [everybody] : drivers).map((driver) => ({
      ...{ ...common, ...captain, driverId: driver.driverId, driverName: driver.driverName },
      isOpenWallet: flagOf(driver.isOpenWallet),
    }))
  })
}

const ofProject = route({
  method: 'GET',
  path: '/chain/drivercaptaintask/listDriverCaptainTaskByProject',
  group: 'lookups',
  access: 'signed-in',
  result: 'list',
  summary: '项目的车队长与司机任务，默认已审核的；一行一个车队长与司机',
  params: z.object({ projectInfoId: filter('项目编号'), status: priceStatus.field('状态').optional() }),
  answer: taskShape,
  async handler({ actor, params: { projectInfoId, status = PriceStatus.APPROVED }, services }) {
    const tasks = await readAll((page) => services.tasks.listOfProject(actor, { projectInfoId, status, page }))
    return tasks.flatMap(rowsOf)
  },
})

export const fleetRoutes: Route[] = [ofProject]
