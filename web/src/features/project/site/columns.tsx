import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Price } from '../../../ui/format/Numbers'
import { EnabledBadge } from '../../basedata/kit'
import { fenceOf, ownershipOf } from './rows'
import type { SiteRowFragment } from './site.generated'
import { texts } from './texts'

const { fields } = texts

/** A dump site, field by field. */
export const columns: readonly Column<SiteRowFragment>[] = [
  {
    id: 'code',
    header: fields.code,
    width: 120,
    pin: 'start',
    rowHeader: true,
    sort: 'CODE',
    cell: (row) => <span className="tf-number">{row.code}</span>,
  },
  { id: 'name', header: fields.name, width: 200, sort: 'NAME', cell: (row) => row.name },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  {
    id: 'garbageTypeName',
    header: fields.garbageTypeName,
    width: 120,
    sort: 'GARBAGE_TYPE',
    cell: (row) => row.garbageTypeName ?? '—',
  },
  {
    id: 'ownership',
    header: fields.ownership,
    width: 90,
    sort: 'OWNERSHIP',
    cell: (row) => ownershipOf(row) ?? '—',
  },
  { id: 'address', header: fields.address, width: 240, cell: (row) => row.address ?? '—' },
  { id: 'fenceRadius', header: fields.fenceRadius, width: 110, kind: 'count', cell: (row) => fenceOf(row) ?? '—' },
  {
    id: 'dumpPrice',
    header: fields.dumpPrice,
    width: 130,
    kind: 'money',
    cell: (row) => <Price value={row.dumpPrice} unit="TRUCK" />,
  },
  { id: 'operatorName', header: fields.operatorName, width: 110, cell: (row) => row.operatorName ?? '—' },
  {
    id: 'operatorMobile',
    header: fields.operatorMobile,
    width: 140,
    cell: (row) => <span className="tf-number">{row.operatorMobile ?? '—'}</span>,
  },
  {
    id: 'lng',
    header: fields.lng,
    width: 120,
    hidden: true,
    cell: (row) => <span className="tf-number">{row.lng ?? '—'}</span>,
  },
  {
    id: 'lat',
    header: fields.lat,
    width: 120,
    hidden: true,
    cell: (row) => <span className="tf-number">{row.lat ?? '—'}</span>,
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
