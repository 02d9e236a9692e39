import type { Tx } from '../../kernel/command/command.js'
import {
  BaseDataService,
  basedataImporting,
  basedataResolver,
  hauled,
  type MergeOfBaseData,
  MergeService,
  mergeActions,
  mergedTable,
  mergeResolver,
  mergesIn,
  mergesOfBaseData,
  retiredKeys,
  usesByName,
  usesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import { companyIds } from '../company/index.js'
import { defineDomain, type Filled } from '../domain.js'
import { papersOfCaptains } from '../file/index.js'
import { identity } from '../identity/index.js'
import { byKey, type Loading } from '../loader.js'
import { captainImport } from './captain/captain.import.js'
import { captain } from './captain/captain.js'
import { captainSheet } from './captain/captain.list.queries.js'
import { captainTypes } from './captain/captain.list.view.js'
import { captainsByIds } from './captain/captain.queries.js'
import { CaptainResolver } from './captain/captain.resolver.js'
import { CaptainService } from './captain/captain.service.js'
import { driverImport } from './driver/driver.import.js'
import { driver } from './driver/driver.js'
import { driverSheet } from './driver/driver.list.queries.js'
import { driversByIds } from './driver/driver.queries.js'
import { driverTypes } from './driver/driver.view.js'
import { captainObject, fleetEdges } from './edges.js'
import { publishedByFleet } from './entities.js'
import { machineImport } from './machine/machine.import.js'
import { machine } from './machine/machine.js'
import { machineSheet } from './machine/machine.list.queries.js'
import { machinesByIds } from './machine/machine.queries.js'
import { machineTypes } from './machine/machine.view.js'
import { OwnFleetResolver } from './own-fleet/own-fleet.resolver.js'
import { fleetPaperSheet, isOnPaper, papersOfHolders } from './paper/paper.list.queries.js'
import { mergePapers } from './paper/paper.queries.js'
import { FleetPaperResolver } from './paper/paper.resolver.js'
import { FleetPaperService, seesPapers } from './paper/paper.service.js'
import type { FleetPaperView } from './paper/paper.view.js'
import { PaperReminderService } from './paper/reminders.js'
import { fleetPaperTexts } from './paper/texts.js'
import { moveTasks, taskSheet } from './task/task.queries.js'
import { TaskResolver } from './task/task.resolver.js'
import { TaskService } from './task/task.service.js'
import { TaskAuditResolver } from './task/task-audit.resolver.js'
import { TaskAuditService } from './task/task-audit.service.js'
import { fleetTexts as texts } from './texts.js'
import { truckImport } from './truck/truck.import.js'
import { truck } from './truck/truck.js'
import { truckSheet, trucksByIds } from './truck/truck.list.queries.js'
import { truckTypes } from './truck/truck.view.js'

export { CaptainView, captainEdge } from './captain/captain.list.view.js'
export { DriverView, driverEdge } from './driver/driver.view.js'
export { machineTable } from './machine/fields.js'
export { MachineView, machineEdge } from './machine/machine.view.js'
export { type ExpiredPaper, expiredPapersOf } from './paper/expired.queries.js'
export { hasNeverLetter } from './truck/truck.js'
export { keepsTruck } from './truck/truck.list.queries.js'
export { TruckView, truckEdge } from './truck/truck.view.js'

const fleetLoaders = (load: Loading) => ({
  captain: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await captainsByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  machine: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await machinesByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  truck: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await trucksByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  driver: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await driversByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  /** Papers in force of a truck or driver. */
  fleetPapersOf: load.edge(async (actor, ids, fields) => {
    if (!seesPapers(actor)) return () => null
    const found = Map.groupBy(
      await papersOfHolders(load.em(), actor, ids, fields),
      (paper) => paper.truckId ?? paper.driverId,
    )
    return (id): FleetPaperView[] | null => found.get(id) ?? []
  }),
  // Forms offer captains, drivers and trucks also to people who may not read base data.
  captainChoice: load.edge(async (actor, ids, fields) =>
    byKey(await captainsByIds(load.em(), actor, ids, fields), ({ id }) => id),
  ),
  driverChoice: load.edge(async (actor, ids, fields) =>
    byKey(await driversByIds(load.em(), actor, ids, fields), ({ id }) => id),
  ),
  truckChoice: load.edge(async (actor, ids, fields) =>
    byKey(await trucksByIds(load.em(), actor, ids, fields), ({ id }) => id),
  ),
})

const ofPapers = { label: fleetPaperTexts.paper }
const ofTasks = { label: texts.what, counted: 'task_id' }

/** Rows that were merged into the dropped one earlier are moved by the verb itself. */
const mergesByFleet: readonly MergeOfBaseData[] = [
  { entity: 'truck', label: mergedTable.mergedNames.label, move: 'stays' },
  { entity: 'machine', label: mergedTable.mergedNames.label, move: 'stays' },
  { entity: 'truck', ...ofPapers, move: mergePapers },
  ...hauled.map((kind) => ({ entity: kind.entity, label: texts.what, move: moveTasks(kind) })),
]

/** Uses of base data by this domain, and the rows that move when base data is merged. */
const usesByFleet: readonly Filled[] = [
  mergesOfBaseData.with(() => mergesByFleet),
  usesOfBaseData.with(usesIn('driver', 'captain_id', { entity: 'captain', label: texts.driver })),
  usesOfBaseData.with(usesIn('truck', 'captain_id', { entity: 'captain', label: texts.truck })),
  usesOfBaseData.with(usesIn('truck', 'merged_into', { entity: 'truck', label: mergedTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('machine', 'merged_into', { entity: 'machine', label: mergedTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('fleet_paper', 'truck_id', { entity: 'truck', ...ofPapers })),
  usesOfBaseData.with(usesIn('fleet_paper', 'driver_id', { entity: 'driver', ...ofPapers })),
  usesOfBaseData.with(usesIn('captain_task_member', 'captain_id', { entity: 'captain', ...ofTasks })),
  usesOfBaseData.with(usesIn('captain_task_member', 'driver_id', { entity: 'driver', ...ofTasks })),
  usesOfBaseData.with(
    usesByName('captain_task', 'soil_type', { entity: 'soil', label: texts.what, view: 'published_soil_type' }),
  ),
  usesOfBaseData.with(usesIn('captain_task', 'dump_site_id', { entity: 'site', label: texts.what })),
  usesOfBaseData.with(usesIn('captain_task', 'project_id', { entity: 'project', label: texts.what })),
]

/** The ids of a trip's captain, driver and truck. */
interface NamedOfFleet {
  captainIds: readonly string[]
  driverIds: readonly string[]
  truckIds: readonly string[]
}

/** Retired captains, drivers and trucks among these; the rest stays in use until the transaction ends. */
export const retiredOfFleet = (
  tx: Tx,
  { captainIds, driverIds, truckIds }: NamedOfFleet,
): Promise<ReadonlySet<string>> =>
  retiredKeys(tx, [
    { table: 'captain', by: 'id', keys: captainIds },
    { table: 'driver', by: 'id', keys: driverIds },
    { table: 'truck', by: 'id', keys: truckIds },
  ])

/** Captains, drivers, trucks, machines, and the tasks that captains ask for. */
export const fleet = defineDomain({
  name: 'fleet',
  published: publishedByFleet,
  services(world) {
    const { database, run } = world.ground
    const uses = () => world.filled(usesOfBaseData)
    const { sessions } = world.of(identity)
    const captainData = new BaseDataService(captain, database, run, uses, () => sessions.forget())
    const driverData = new BaseDataService(driver, database, run, uses, () => sessions.forget())
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
      fleetPapers: new FleetPaperService(database, run),
      paperReminders: new PaperReminderService(database, world.ground.clock, companyIds),
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
    fleetPapers,
  }) => [
    new CaptainResolver(captains),
    new TaskResolver(tasks),
    new TaskAuditResolver(taskAudits),
    basedataResolver(captain, captainData, captainTypes, { one: 'captain', many: 'captains', type: 'Captain' }),
    basedataResolver(driver, driverData, driverTypes, { one: 'driver', many: 'drivers', type: 'Driver' }),
    basedataResolver(truck, trucks, truckTypes, { one: 'truck', many: 'trucks', type: 'Truck' }, mergeActions(truck)),
    mergeResolver(truck, truckMerges, 'mergeTrucks'),
    basedataResolver(
      machine,
      machines,
      machineTypes,
      { one: 'machine', many: 'machines', type: 'Machine' },
      mergeActions(machine),
    ),
    mergeResolver(machine, machineMerges, 'mergeMachines'),
    ...fleetEdges(),
    new FleetPaperResolver(fleetPapers),
    new OwnFleetResolver(captains),
  ],
  imports: ({ captainImporting, driverImporting, machineImporting, truckImporting }) => [
    captainImporting,
    driverImporting,
    truckImporting,
    machineImporting,
  ],
  writtenObjects: [captainObject],
  jobs(jobs, { paperReminders }, { log }) {
    jobs.define('paper-reminders', async (_, signal) => {
      log?.info({ messages: await paperReminders.remind(signal) }, 'paper reminders')
    })
    jobs.schedule('paper-reminders', '20 8 * * *')
  },
  loaders: fleetLoaders,
  fills: [...usesByFleet, papersOfCaptains.with(isOnPaper)],
  sheets: {
    CAPTAIN_TASKS: taskSheet,
    CAPTAINS: captainSheet,
    DRIVERS: driverSheet,
    TRUCKS: truckSheet,
    MACHINES: machineSheet,
    FLEET_PAPERS: fleetPaperSheet,
  },
})
