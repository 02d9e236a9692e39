import { z } from 'zod'
import { plainTime } from '../../kernel/values/clock.js'
import { taskTable } from '../../modules/fleet/task/fields.js'
import type { Assigned } from '../../modules/fleet/task/task.service.js'
import { termLabels as labels } from '../../modules/price/direct-pay-price/fields.js'
import { PriceStatus } from '../../modules/price/enums.js'
import type { DriverTicketsRow } from '../../modules/ticket/driver/driver-stock.queries.js'
import { priceStatus, tpMode } from '../codes.js'
import { given, idFilter } from '../fields.js'
import { readAll } from '../page.js'
import { type Route, route } from '../route.js'
import { count, flagOf, idShape, text, textOrNull, timeOrNull, zeroOrOne } from '../shapes.js'

/** Row of the chooser for each captain and driver of a task (docs/behaviour/fleet.md). */
const taskShape = z.object({
  id: idShape.describe('任务申请编号'),
  projectInfoId: idShape,
  projectName: text(labels.projectName),
  captainId: idShape,
  captainName: text(labels.captainName),
  fleetCaptainName: text(labels.captainName),
  driverId: idShape.nullable(),
  driverName: textOrNull(`${labels.driverName}；空为该车队长的全部司机`),
  isOpenWallet: zeroOrOne(labels.isOpenWallet),
  tpMode: tpMode.shape.nullable(),
  soilType: textOrNull(labels.soilType),
  garbageName: textOrNull(labels.garbageName),
  status: priceStatus.shape,
})

function rowsOf(task: Assigned): z.output<typeof taskShape>[] {
  const { id, projectInfoId, projectName, soilType, garbageName } = task
  const common = {
    id,
    projectInfoId,
    projectName,
    soilType,
    garbageName,
    status: priceStatus.numberOf(task.status),
    tpMode: task.tpMode && tpMode.numberOf(task.tpMode),
  }
  return task.captainAndDrivers.flatMap(({ captainId, captainName, isOpenWallet, allDrivers, drivers }) => {
    const captain = { captainId, captainName, fleetCaptainName: captainName }
    const everybody = { driverId: null, driverName: null, isOpenWallet }
    return (allDrivers ? [everybody] : drivers).map((driver) => ({
      ...common,
      ...captain,
      driverId: driver.driverId,
      driverName: driver.driverName,
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
  params: z.object({
    projectInfoId: idFilter(labels.projectInfoId),
    status: priceStatus.field(taskTable.status.label).optional(),
  }),
  answer: taskShape,
  async handler({ actor, params: { projectInfoId, status = PriceStatus.APPROVED }, services }) {
    const tasks = await readAll((page) => services.tasks.listOfProject(actor, { projectInfoId, status, page }))
    return tasks.flatMap(rowsOf)
  },
})

const driverTicketsShape = z.object({
  driverId: idShape,
  driverName: text(labels.driverName),
  captainId: idShape,
  captainName: text(labels.captainName),
  projectInfoId: idShape,
  projectName: text(labels.projectName),
  garbageId: textOrNull(`${labels.garbageId}；空为运单没有选定渣土场`),
  garbageName: textOrNull(labels.garbageName),
  soilType: text(labels.soilType),
  useTickets: count('近 90 个票日用票的张数：运单，不含已作废，与更正'),
  remaining: count('剩余：领票-用票-退票；用票超出本人领票的，用的是项目的票，不计'),
  lastUseDatetime: timeOrNull('最近一次用票的出场时间；空为还没有用过'),
})

const driverTicketsOf = (row: DriverTicketsRow): z.output<typeof driverTicketsShape> => ({
  driverId: row.driverId,
  driverName: row.driverName,
  captainId: row.captainId,
  captainName: row.captainName,
  projectInfoId: row.projectInfoId,
  projectName: row.projectName,
  garbageId: row.garbageId,
  garbageName: row.garbageName,
  soilType: row.soilType,
  useTickets: row.used,
  remaining: row.remaining,
  lastUseDatetime: row.lastUsedAt && plainTime(row.lastUsedAt),
})

const ticketsOfDriver = route({
  method: 'GET',
  path: '/chain/resourcecustomerinventory/listByDriver',
  group: 'lookups',
  access: 'signed-in',
  result: 'list',
  summary: '司机的票：有剩余或近 90 个票日用过的，一行一个项目、渣土场与土质，最近用的在前，最多 100 项',
  params: z.object({ driverId: given(labels.driverId) }),
  answer: driverTicketsShape,
  handler: async ({ actor, params, services }) =>
    (await services.ticketDrivers.ofDriver(actor, params.driverId)).map(driverTicketsOf),
})

export const fleetRoutes: Route[] = [ofProject, ticketsOfDriver]
