import {
  BaseDataService,
  basedataImporting,
  basedataResolver,
  MergeService,
  mergeActions,
  mergeResolver,
  mergesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import { defineDomain } from '../domain.js'
import { identity } from '../identity/index.js'
import { captainImport } from './captain/captain.import.js'
import { captain } from './captain/captain.js'
import { CaptainFilter, CaptainInput, CaptainPage, CaptainSort, CaptainView } from './captain/captain.list.view.js'
import { CaptainResolver } from './captain/captain.resolver.js'
import { CaptainService } from './captain/captain.service.js'
import { captainSheet } from './captain/captain.sheet.js'
import { captainBeside } from './captain/edges.resolver.js'
import { driverImport } from './driver/driver.import.js'
import { driver } from './driver/driver.js'
import { driverSheet } from './driver/driver.sheet.js'
import { DriverFilter, DriverInput, DriverPage, DriverSort, DriverView } from './driver/driver.view.js'
import { fleetLoaders } from './loaders.js'
import { machineImport } from './machine/machine.import.js'
import { machine } from './machine/machine.js'
import { machineSheet } from './machine/machine.sheet.js'
import { MachineFilter, MachineInput, MachinePage, MachineSort, MachineView } from './machine/machine.view.js'
import { publishedByFleet } from './published.js'
import { TaskResolver } from './task/task.resolver.js'
import { TaskService } from './task/task.service.js'
import { taskSheet } from './task/task.sheet.js'
import { TaskAuditResolver } from './task/task-audit.resolver.js'
import { TaskAuditService } from './task/task-audit.service.js'
import { truckImport } from './truck/truck.import.js'
import { truck } from './truck/truck.js'
import { truckSheet } from './truck/truck.sheet.js'
import { TruckFilter, TruckInput, TruckPage, TruckSort, TruckView } from './truck/truck.view.js'
import { usesByFleet } from './uses.js'

export { DriverView } from './driver/driver.view.js'
export { machineTable } from './machine/fields.js'
export { MachineView } from './machine/machine.view.js'
export { retiredOfFleet } from './retired.js'
export { hasNeverLetter } from './truck/plate.js'
export { keepsTruck } from './truck/truck.queries.js'

/** Captains, drivers, trucks, machines, and the tasks that captains ask for. */
export const fleet = defineDomain({
  name: 'fleet',
  published: publishedByFleet,
  services(world) {
    const { database, run } = world.ground
    const uses = () => world.filled(usesOfBaseData)
    const { sessions } = world.of(identity)
    const captainData = new BaseDataService(captain, database, run, uses, () => sessions.forget())
    const driverData = new BaseDataService(driver, database, run, uses)
    const machines = new BaseDataService(machine, database, run, uses, () => sessions.forget())
    const trucks = new BaseDataService(truck, database, run, uses)
    const merges = mergesIn(world)
    return {
      captains: new CaptainService(database),
      tasks: new TaskService(database, run),
      taskAudits: new TaskAuditService(run),
      captainData,
      driverData,
      machines,
      trucks,
      truckMerges: new MergeService(trucks, run, merges),
      machineMerges: new MergeService(machines, run, merges),
      captainImporting: basedataImporting(world, captainData, captainImport),
      driverImporting: basedataImporting(world, driverData, driverImport),
      machineImporting: basedataImporting(world, machines, machineImport),
      truckImporting: basedataImporting(world, trucks, truckImport),
    }
  },
  resolvers: ({
    captains,
    tasks,
    taskAudits,
    captainData,
    driverData,
    trucks,
    truckMerges,
    machines,
    machineMerges,
  }) => [
    new CaptainResolver(captains),
    new TaskResolver(tasks),
    new TaskAuditResolver(taskAudits),
    basedataResolver(
      captain,
      captainData,
      { View: CaptainView, Page: CaptainPage, Filter: CaptainFilter, Sort: CaptainSort, Input: CaptainInput },
      { one: 'captain', many: 'captains', type: 'Captain' },
    ),
    basedataResolver(
      driver,
      driverData,
      { View: DriverView, Page: DriverPage, Filter: DriverFilter, Sort: DriverSort, Input: DriverInput },
      { one: 'driver', many: 'drivers', type: 'Driver' },
    ),
    basedataResolver(
      truck,
      trucks,
      { View: TruckView, Page: TruckPage, Filter: TruckFilter, Sort: TruckSort, Input: TruckInput },
      { one: 'truck', many: 'trucks', type: 'Truck' },
      mergeActions(truck),
    ),
    mergeResolver(truck, truckMerges, 'mergeTrucks'),
    basedataResolver(
      machine,
      machines,
      { View: MachineView, Page: MachinePage, Filter: MachineFilter, Sort: MachineSort, Input: MachineInput },
      { one: 'machine', many: 'machines', type: 'Machine' },
      mergeActions(machine),
    ),
    mergeResolver(machine, machineMerges, 'mergeMachines'),
    captainBeside(DriverView),
    captainBeside(TruckView),
  ],
  imports: ({ captainImporting, driverImporting, machineImporting, truckImporting }) => [
    captainImporting,
    driverImporting,
    truckImporting,
    machineImporting,
  ],
  loaders: fleetLoaders,
  fills: usesByFleet,
  sheets: {
    CAPTAIN_TASKS: taskSheet,
    CAPTAINS: captainSheet,
    DRIVERS: driverSheet,
    TRUCKS: truckSheet,
    MACHINES: machineSheet,
  },
})
