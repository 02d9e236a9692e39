import type { RowsRead } from '../../../kernel/reads.js'
import { type PagesEdge, pagesOf } from '../../edge.js'
import { CaptainView, DriverView, TruckView } from '../../fleet/index.js'
import { DumpSiteView, ProjectView } from '../../project/index.js'
import { waybillsEdge } from './waybill.view.js'
import { waybillsOf } from './waybill-filter.queries.js'

const waybills: Pick<PagesEdge, 'name' | 'to'> = { name: 'waybills', to: waybillsEdge }

/** Rows that a total or a sum reads; a page without them comes from an index in order. */
const counting =
  (rows: number): RowsRead =>
  (_, asked) =>
    asked.has('total') || asked.has('summary') ? rows : 0

/** Pages of waybills below records of projects and fleets. */
export const waybillsBelow: object[] = [
  ...pagesOf(ProjectView, {
    ...waybills,
    below: waybillsOf.project,
    label: '项目的运单，同运单列表；不可查看运单的人看不到',
    reads: counting(1_000_000),
  }),
  ...pagesOf(DumpSiteView, {
    ...waybills,
    below: waybillsOf.dumpSite,
    label: '卸在此渣土场的运单，同运单列表；不可查看运单的人看不到',
    reads: counting(200_000),
  }),
  ...pagesOf(CaptainView, {
    ...waybills,
    below: waybillsOf.captain,
    label: '车队长的运单，同运单列表；不可查看运单的人看不到',
    reads: counting(20_000),
  }),
  ...pagesOf(DriverView, {
    ...waybills,
    below: waybillsOf.driver,
    label: '司机的运单，同运单列表；不可查看运单的人看不到',
    reads: counting(2000),
  }),
  ...pagesOf(TruckView, {
    ...waybills,
    below: waybillsOf.truck,
    by: 'plate',
    label: '车辆的运单，按装车车牌，同运单列表；不可查看运单的人看不到',
    reads: counting(2000),
  }),
]
