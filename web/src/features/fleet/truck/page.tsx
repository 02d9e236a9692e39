import { truckFields as fields, truckFilter } from '../../../gql/fields/fleet.generated'
import type { TruckFilter } from '../../../gql/types.generated'
import { baseDataKind } from '../../../kit/basedata/kind'
import { enabledColumn } from '../../../kit/basedata/looks'
import { columnsOf, hidden } from '../../../kit/columns'
import { RecordListPage } from '../../../kit/record/RecordListPage'
import { searchOf } from '../../../kit/search'
import { formatQuantity } from '../../../ui/format/decimal'
import { capitals } from '../../../ui/list/params'
import { ImportButton } from '../../import/data'
import { truckForm } from './form'
import { texts } from './texts'
import {
  DeleteTruckDocument,
  MergeTrucksDocument,
  RestoreTruckDocument,
  RetireTruckDocument,
  TruckMergeChoicesDocument,
  type TruckRowFragment,
  TrucksDocument,
} from './truck.generated'

type Truck = TruckRowFragment

const volumeOf = ({ volumeCubic }: Truck) => volumeCubic && texts.cubic(formatQuantity(volumeCubic, 'CUBIC'))
const weightOf = ({ capacityTons }: Truck) => capacityTons && texts.tons(formatQuantity(capacityTons, 'TON'))

export const columns = columnsOf<Truck>()(fields, {
  plate: { width: 130, pin: 'start', rowHeader: true },
  enabled: enabledColumn,
  captainName: 120,
  vehicleType: 160,
  volumeCubic: { width: 120, cell: (row) => volumeOf(row) ?? '—' },
  capacityTons: { width: 120, cell: (row) => weightOf(row) ?? '—' },
  mergedIntoName: 130,
  mergedNames: hidden(180),
  createTime: hidden(160),
  updateTime: 160,
})

const trucks = baseDataKind<Truck>()({
  form: truckForm,
  param: 'truck',
  list: {
    id: 'trucks',
    document: TrucksDocument,
    pick: (data) => data.trucks,
    columns,
    facts: ['captainName', 'vehicleType', 'volumeCubic', 'capacityTons'],
    search: searchOf<TruckFilter>()(truckFilter, {
      plate: { typed: capitals },
      captainName: true,
      vehicleType: true,
      enabled: true,
    }),
    sort: [{ field: 'PLATE', direction: 'ASC' }],
    exported: 'TRUCKS',
    Toolbar: () => <ImportButton kind="TRUCK" />,
  },
  about: ({ captainName, vehicleType }) => [captainName, vehicleType],
  facts: (row) => [
    'captainName',
    'vehicleType',
    [fields.volumeCubic.label, volumeOf(row)],
    [fields.capacityTons.label, weightOf(row)],
  ],
  retire: RetireTruckDocument,
  restore: RestoreTruckDocument,
  remove: DeleteTruckDocument,
  merging: { document: MergeTrucksDocument, choices: TruckMergeChoicesDocument },
  changes: ['Truck'],
})

/** 车辆: the trucks of the company's captains. */
export default function TruckPage() {
  return <RecordListPage kind={trucks} />
}
