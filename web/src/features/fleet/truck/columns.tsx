import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { EnabledBadge } from '../../basedata/kit'
import { volumeOf, weightOf } from './rows'
import { texts } from './texts'
import type { TruckRowFragment } from './truck.generated'

const { fields } = texts

/** A truck, field by field. */
export const columns: readonly Column<TruckRowFragment>[] = [
  {
    id: 'plate',
    header: fields.plate,
    width: 130,
    pin: 'start',
    rowHeader: true,
    sort: 'PLATE',
    cell: (row) => <span className="tf-number">{row.plate}</span>,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  { id: 'captainName', header: fields.captainName, width: 120, sort: 'CAPTAIN_NAME', cell: (row) => row.captainName },
  { id: 'vehicleType', header: fields.vehicleType, width: 160, sort: 'VEHICLE_TYPE', cell: (row) => row.vehicleType },
  {
    id: 'volumeCubic',
    header: fields.volumeCubic,
    width: 120,
    kind: 'quantity',
    cell: (row) => volumeOf(row) ?? '—',
  },
  {
    id: 'capacityTons',
    header: fields.capacityTons,
    width: 120,
    kind: 'quantity',
    cell: (row) => weightOf(row) ?? '—',
  },
  { id: 'mergedIntoName', header: fields.mergedIntoName, width: 130, cell: (row) => row.mergedIntoName },
  { id: 'mergedNames', header: fields.mergedNames, width: 180, hidden: true, cell: (row) => row.mergedNames },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 160,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => <span className="tf-number">{formatDateTime(row.createTime)}</span>,
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 160,
    sort: 'UPDATE_TIME',
    cell: (row) => <span className="tf-number">{formatDateTime(row.updateTime)}</span>,
  },
]
