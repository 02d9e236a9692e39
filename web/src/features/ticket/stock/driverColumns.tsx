import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { ledgerUrl } from '../addresses'
import { driverTripsUrl, Linked, Used } from '../entry'
import { ShortBadge } from './columns'
import type { TicketDriverStockRowFragment } from './stock.generated'
import { texts } from './texts'

export type DriverStock = TicketDriverStockRowFragment

const { driverFields: fields } = texts
const tipped = (text: string | null) => text && <span data-tip={text}>{text}</span>

/** Address of a driver's entries of one kind; null for tickets without a site. */
function entriesUrl({ projectInfoId, garbageId, soilType, driverId }: DriverStock, kind: string): string | null {
  return garbageId && ledgerUrl({ projectInfoId, garbageId, soilType }, { kind, driverId })
}

const count = (id: 'usedOfProject' | 'remaining'): Column<DriverStock> => ({
  id,
  header: fields[id],
  width: 100,
  kind: 'count',
  cell: (row) => <Count value={row[id]} />,
})

const booked = (id: 'collected' | 'refunded', kind: 'COLLECT' | 'REFUND'): Column<DriverStock> => ({
  id,
  header: fields[id],
  width: 90,
  kind: 'count',
  cell: (row) => <Linked value={row[id]} to={entriesUrl(row, kind)} tip={texts.openEntries} />,
})

/** Columns of a project's tickets that a driver holds, for a site and soil. */
export const driverColumns: readonly Column<DriverStock>[] = [
  {
    id: 'driverName',
    header: fields.driverName,
    width: 110,
    pin: 'start',
    rowHeader: true,
    cell: (row) => row.driverName,
  },
  { id: 'projectName', header: fields.projectName, width: 190, cell: (row) => tipped(row.projectName) },
  { id: 'garbageName', header: fields.garbageName, width: 160, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'isShort', header: fields.isShort, width: 100, cell: (row) => <ShortBadge short={row.isShort} /> },
  booked('collected', 'COLLECT'),
  {
    id: 'used',
    header: fields.used,
    width: 110,
    kind: 'count',
    cell: (row) => (
      <Used
        used={row.used}
        corrected={row.correctedUses}
        trips={driverTripsUrl(row)}
        tripsTip={texts.openWaybills}
        corrections={entriesUrl(row, 'USE')}
      />
    ),
  },
  count('usedOfProject'),
  booked('refunded', 'REFUND'),
  count('remaining'),
  {
    id: 'lastUsedAt',
    header: fields.lastUsedAt,
    width: 170,
    cell: (row) => row.lastUsedAt && <span className="tf-number">{formatDateTime(row.lastUsedAt)}</span>,
  },
]
