import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Price } from '../../../ui/format/Numbers'
import { EnabledBadge } from '../../basedata/kit'
import type { ProjectPriceRowFragment } from './project-price.generated'
import { modeOf, siteOf } from './rows'
import { texts } from './texts'

const { fields } = texts
const moment = (time: string | null) => <span className="tf-number">{formatDateTime(time) || '—'}</span>

/** What a project pays, field by field. */
export const columns: readonly Column<ProjectPriceRowFragment>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 220,
    pin: 'start',
    rowHeader: true,
    sort: 'PROJECT_NAME',
    cell: (row) => row.projectName,
  },
  { id: 'enabled', header: fields.enabled, width: 100, cell: (row) => <EnabledBadge enabled={row.enabled} /> },
  { id: 'tpMode', header: fields.tpMode, width: 100, cell: modeOf },
  { id: 'soilType', header: fields.soilType, width: 110, sort: 'SOIL_TYPE', cell: (row) => row.soilType },
  { id: 'garbageName', header: fields.garbageName, width: 180, cell: (row) => siteOf(row) ?? '—' },
  {
    id: 'price',
    header: fields.price,
    width: 110,
    kind: 'money',
    sort: 'PRICE',
    cell: (row) => <Price value={row.price} unit="ANY" />,
  },
  {
    id: 'validFrom',
    header: fields.validFrom,
    width: 165,
    sort: 'VALID_FROM',
    cell: (row) => moment(row.validFrom),
  },
  {
    id: 'validUntil',
    header: fields.validUntil,
    width: 165,
    sort: 'VALID_UNTIL',
    cell: (row) => moment(row.validUntil),
  },
  {
    id: 'createTime',
    header: fields.createTime,
    width: 165,
    sort: 'CREATE_TIME',
    hidden: true,
    cell: (row) => moment(row.createTime),
  },
  {
    id: 'updateTime',
    header: fields.updateTime,
    width: 165,
    sort: 'UPDATE_TIME',
    hidden: true,
    cell: (row) => moment(row.updateTime),
  },
]
