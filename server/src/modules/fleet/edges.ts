import { mergedEdge } from '../basedata/index.js'
import { edgesOf, writtenBeside } from '../edge.js'
import { companyEdge } from '../identity/index.js'
import {
  CaptainAndDriver,
  CaptainWithDrivers,
  CaptainWithoutPrice,
  DirectPayPriceView,
  DriverName,
  DriverWithoutPrice,
} from '../price/index.js'
import { dumpSiteEdge, projectEdge } from '../project/index.js'
import { captainEdge } from './captain/captain.list.view.js'
import { captainList } from './captain/captain.queries.js'
import { CaptainDriverView, CaptainNode, DriverNode } from './captain/captain.view.js'
import { captainTable } from './captain/fields.js'
import { DriverView, driverEdge } from './driver/driver.view.js'
import { MachineView } from './machine/machine.view.js'
import { taskTable } from './task/fields.js'
import { TaskView } from './task/task.view.js'
import { TruckView } from './truck/truck.view.js'

/** Edges beside the ids of captains, drivers, trucks and machines. The domain of prices knows only such ids. */
export const fleetEdges = (): object[] => [
  ...edgesOf(DriverView, captainEdge),
  ...edgesOf(
    TruckView,
    captainEdge,
    mergedEdge(() => TruckView, 'truck'),
  ),
  ...edgesOf(
    MachineView,
    mergedEdge(() => MachineView, 'machine'),
  ),
  ...edgesOf(TaskView, companyEdge, projectEdge, dumpSiteEdge, {
    name: 'price',
    to: () => DirectPayPriceView,
    by: 'directPayPriceId',
    loader: 'directPayPrice',
    label: `${taskTable.directPayPriceId.label}；不可查看直付价的人看不到`,
  }),
  ...edgesOf(CaptainNode, captainEdge),
  ...edgesOf(DriverNode, driverEdge),
  ...edgesOf(CaptainDriverView, captainEdge, driverEdge),
  ...edgesOf(CaptainAndDriver, captainEdge, driverEdge),
  ...edgesOf(CaptainWithDrivers, captainEdge),
  ...edgesOf(DriverName, driverEdge),
  ...edgesOf(CaptainWithoutPrice, captainEdge),
  ...edgesOf(DriverWithoutPrice, driverEdge),
]

/** Captains beside the rows of lists that PostgreSQL writes. */
export const captainObject = writtenBeside(captainEdge, 'Captain', {
  list: captainList,
  fields: captainTable,
  may: (actor) => actor.can('chain:basedata:get'),
})
