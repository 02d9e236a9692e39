import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../kernel/context.js'
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
import { OwnFleetView } from './own-fleet/own-fleet.view.js'
import { FleetPaperView } from './paper/paper.view.js'
import { taskTable } from './task/fields.js'
import { TaskView } from './task/task.view.js'
import { TruckView, truckEdge } from './truck/truck.view.js'

/** Papers in force beside a truck or driver: one of each kind at most. Null for people who may not look at papers. */
function papersBeside(type: ClassType): object {
  @Resolver(() => type)
  class PapersBeside {
    @FieldResolver(() => [FleetPaperView], {
      nullable: true,
      description: '在用的证件，每种最多一份；不可查看的人看不到',
    })
    papers(
      @Ctx() { actor, loaders }: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Root() { id }: { id: string },
    ): Promise<object[] | null> {
      return loaders.fleetPapersOf(info).load({ actor, id })
    }
  }
  return new PapersBeside()
}

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
  ...edgesOf(FleetPaperView, captainEdge, driverEdge, truckEdge),
  ...edgesOf(OwnFleetView, companyEdge),
  ...[TruckView, DriverView, OwnFleetView].map(papersBeside),
]

/** Captains beside the rows of lists that PostgreSQL writes. */
export const captainObject = writtenBeside(captainEdge, 'Captain', {
  list: captainList,
  fields: captainTable,
  may: (actor) => actor.can('chain:basedata:get'),
})
