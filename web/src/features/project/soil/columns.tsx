import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { EnabledBadge } from '../../basedata/kit'
import { densityOf } from './rows'
import type { SoilRowFragment } from './soil.generated'
import { texts } from './texts'

const { fields } = texts

/** A soil, field by field. */
export const columns: readonly Column<SoilRowFragment>[] = [
  { id: 'name', header: fields.name, width: 180, pin: 'start', rowHeader: true, sort: 'NAME', cell: (row) => row.name },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  {
    id: 'tonsPerCubic',
    header: fields.tonsPerCubic,
    width: 140,
    kind: 'quantity',
    sort: 'TONS_PER_CUBIC',
    cell: (row) => densityOf(row) ?? '—',
  },
  {
    id: 'sort',
    header: fields.sort,
    width: 100,
    kind: 'count',
    sort: 'SORT',
    cell: (row) => <Count value={row.sort} />,
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
