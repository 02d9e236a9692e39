import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { EnabledBadge } from '../../basedata/kit'
import type { BaseProjectRowFragment } from './project.generated'
import { ticketsOf } from './rows'
import { texts } from './texts'

const { fields } = texts

/** A project, field by field. */
export const columns: readonly Column<BaseProjectRowFragment>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 200,
    pin: 'start',
    rowHeader: true,
    sort: 'PROJECT_NAME',
    cell: (row) => row.projectName,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  { id: 'address', header: fields.address, width: 220, cell: (row) => row.address },
  { id: 'garbageNames', header: fields.garbageNames, width: 220, cell: (row) => row.garbageNames },
  { id: 'soilTypes', header: fields.soilTypes, width: 160, cell: (row) => row.soilTypes },
  {
    id: 'dayStart',
    header: fields.dayStart,
    width: 100,
    cell: (row) => <span className="tf-number">{row.dayStart}</span>,
  },
  {
    id: 'nightStart',
    header: fields.nightStart,
    width: 100,
    cell: (row) => <span className="tf-number">{row.nightStart}</span>,
  },
  { id: 'usesTickets', header: fields.usesTickets, width: 100, cell: ticketsOf },
  {
    id: 'lng',
    header: fields.lng,
    width: 120,
    hidden: true,
    cell: (row) => <span className="tf-number">{row.lng}</span>,
  },
  {
    id: 'lat',
    header: fields.lat,
    width: 120,
    hidden: true,
    cell: (row) => <span className="tf-number">{row.lat}</span>,
  },
  { id: 'mergedIntoName', header: fields.mergedIntoName, width: 180, cell: (row) => row.mergedIntoName },
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
