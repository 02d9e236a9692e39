import { stateTones } from '../../../gql/stateTones'
import type { TicketDifference } from '../../../gql/types.generated'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count, Quantity } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuDiff } from '../../../ui/icons'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import css from '../ticket.module.css'
import type { ReconciliationRow } from './rows'
import { texts } from './texts'

const { row: fields } = texts
/** Facts of one side, marked by a sign and a frame if the other side differs. */
function Side({ row, by, text }: { row: ReconciliationRow; by: readonly TicketDifference[]; text: string | null }) {
  if (!text) return '—'
  if (!row.differences.some((one) => by.includes(one))) return <span className="tf-number">{text}</span>
  return (
    <span className={css.unlike} data-tip={texts.unlike}>
      <LuDiff aria-label={texts.unlike} size={12} />
      <span className="tf-number">{text}</span>
    </span>
  )
}

type Text = 'siteTicketNo' | 'ourTicketNo' | 'sitePlate' | 'ourPlate' | 'siteTime' | 'ourTime' | 'siteSoil' | 'ourSoil'
const side = (id: Text, width: number, ...by: TicketDifference[]): Column<ReconciliationRow> => ({
  id,
  header: fields[id],
  width,
  cell: (row) => <Side row={row} by={by} text={id.endsWith('Time') ? formatDateTime(row[id]) : row[id]} />,
})

const toldOf = ({ verdict, differences }: ReconciliationRow): string =>
  [
    ...(verdict === 'SITE_ONLY' || verdict === 'OURS_ONLY' ? [texts.verdicts[verdict]] : []),
    ...differences.map((one) => texts.differences[one]),
  ].join('、')

/** Columns of a trip's two sides. */
export const rowColumns = (open: (waybillId: string) => void): Column<ReconciliationRow>[] => [
  {
    id: 'line',
    header: fields.line,
    width: 90,
    pin: 'start',
    rowHeader: true,
    kind: 'count',
    cell: (row) => (row.line === null ? '—' : <Count value={row.line} />),
  },
  {
    id: 'verdict',
    header: fields.verdict,
    width: 110,
    cell: ({ verdict }) => (
      <StatusBadge tone={stateTones.TicketVerdict[verdict]}>{texts.verdicts[verdict]}</StatusBadge>
    ),
  },
  {
    id: 'differences',
    header: texts.difference,
    width: 180,
    cell: (row) => <span data-tip={toldOf(row)}>{toldOf(row)}</span>,
  },
  side('siteTicketNo', 130, 'TICKET_NO', 'DOUBLE_SITE'),
  side('ourTicketNo', 130, 'TICKET_NO', 'DOUBLE_OURS'),
  side('sitePlate', 120, 'PLATE'),
  side('ourPlate', 120, 'PLATE'),
  side('siteTime', 180, 'TIME'),
  side('ourTime', 180, 'TIME'),
  side('siteSoil', 110, 'SOIL'),
  side('ourSoil', 110, 'SOIL'),
  {
    id: 'siteQuantity',
    header: fields.siteQuantity,
    width: 120,
    kind: 'quantity',
    cell: (row) => row.siteQuantity && <Quantity value={row.siteQuantity} />,
  },
  {
    id: 'resolution',
    header: fields.resolution,
    width: 130,
    cell: ({ resolution }) => resolution && texts.resolutions[resolution],
  },
  {
    id: 'reason',
    header: fields.reason,
    width: 150,
    cell: ({ reason }) => reason && <span data-tip={reason}>{reason}</span>,
  },
  { id: 'resolveName', header: fields.resolveName, width: 90, cell: (row) => row.resolveName },
  {
    id: 'waybillNo',
    header: fields.waybillNo,
    width: 180,
    cell: ({ waybillId, waybillNo }) =>
      waybillId &&
      waybillNo && (
        <RowActions>
          <RowAction onClick={() => open(waybillId)}>{waybillNo}</RowAction>
        </RowActions>
      ),
  },
]
