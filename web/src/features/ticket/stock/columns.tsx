import { Link } from 'react-router-dom'
import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Count, Money, Price } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { ADD, EDIT } from '../booking'
import { monthUrl } from '../entry'
import css from '../ticket.module.css'
import type { TicketStockRowFragment } from './stock.generated'
import { texts } from './texts'

export type Stock = TicketStockRowFragment

/** Range of days on which the tickets run out; open if the slowest pace may never use them up. */
export function outlookOf(stock: Stock, say = (days: string) => days): string {
  const { remaining, runsOutFrom: from, runsOutLikely: likely, runsOutTo: to } = stock
  if (remaining <= 0) return texts.gone
  if (!from) return texts.notUsed
  return say(to && to !== from ? texts.between(from, to) : texts.about(likely ?? from))
}

/** Pace of use; null if unknown. */
export function paceOf({ paceLow, paceHigh, workingDays }: Stock): string | null {
  if (paceLow === null || paceHigh === null) return null
  return texts.pace(formatCount(paceLow), formatCount(paceHigh), formatCount(workingDays))
}

const { fields } = texts
const hidden = { hidden: true }
const tipped = (text: string) => <span data-tip={text}>{text}</span>
const day = (text: string | null) => text && <span className="tf-number">{text}</span>

/** Tickets of a row; null for trips without a dump site. */
export const placeOf = ({ projectInfoId, garbageId, soilType }: Stock) =>
  garbageId === null ? null : { projectInfoId, garbageId, soilType }

/** Number of tickets left, linked to the ledger. */
export function Remaining({ row }: { row: Stock }) {
  const place = placeOf(row)
  const count = formatCount(row.remaining)
  if (!place) return <span className="tf-number">{count}</span>
  return (
    <Link className={css.count} data-below={row.isShort || undefined} to={monthUrl(place)}>
      {count}
    </Link>
  )
}

/** Mark of a negative stock. */
export function ShortBadge({ short }: { short: boolean }) {
  return <StatusBadge tone={short ? 'bad' : 'good'}>{short ? texts.short : texts.enough}</StatusBadge>
}

/** Columns of a project's tickets of a site and soil, with the days on which they run out. */
export const columns: readonly Column<Stock>[] = [
  {
    id: 'projectName',
    header: fields.projectName,
    width: 160,
    pin: 'start',
    rowHeader: true,
    cell: (row) => tipped(row.projectName),
  },
  { id: 'isShort', header: fields.isShort, width: 112, cell: (row) => <ShortBadge short={row.isShort} /> },
  { id: 'garbageName', header: fields.garbageName, width: 140, cell: (row) => tipped(row.garbageName) },
  { id: 'soilType', header: fields.soilType, width: 80, cell: (row) => row.soilType },
  { id: 'remaining', header: fields.remaining, width: 90, kind: 'count', cell: (row) => <Remaining row={row} /> },
  {
    id: 'runsOutLikely',
    header: fields.runsOutLikely,
    width: 190,
    cell: (row) => <span data-tip={paceOf(row) ?? undefined}>{outlookOf(row)}</span>,
  },
  {
    id: 'paceMedian',
    header: fields.paceMedian,
    width: 110,
    kind: 'count',
    ...hidden,
    cell: (row) => <Count value={row.paceMedian} />,
  },
  {
    id: 'usedToday',
    header: fields.usedToday,
    width: 90,
    kind: 'count',
    cell: (row) => <Count value={row.usedToday} />,
  },
  {
    id: 'price',
    header: fields.price,
    width: 112,
    kind: 'money',
    cell: (row) => <Price value={row.price} unit="TICKET" />,
  },
  { id: 'worth', header: fields.worth, width: 110, kind: 'money', cell: (row) => <Money value={row.worth} /> },
  {
    id: 'costedAt',
    header: fields.costedAt,
    width: 150,
    ...hidden,
    cell: (row) => day(row.costedAt && formatDateTime(row.costedAt)),
  },
  { id: 'runsOutFrom', header: fields.runsOutFrom, width: 110, ...hidden, cell: (row) => day(row.runsOutFrom) },
  { id: 'runsOutTo', header: fields.runsOutTo, width: 110, ...hidden, cell: (row) => day(row.runsOutTo) },
  {
    id: 'paceLow',
    header: fields.paceLow,
    width: 110,
    kind: 'count',
    ...hidden,
    cell: (row) => <Count value={row.paceLow} />,
  },
  {
    id: 'paceHigh',
    header: fields.paceHigh,
    width: 110,
    kind: 'count',
    ...hidden,
    cell: (row) => <Count value={row.paceHigh} />,
  },
  {
    id: 'workingDays',
    header: fields.workingDays,
    width: 90,
    kind: 'count',
    ...hidden,
    cell: (row) => <Count value={row.workingDays} />,
  },
]

export type Handlers = Record<'correct', (row: Stock) => void>

/** 流水, 领票, 退票 and 更正 of one row. */
export function StockActions({ row, handlers }: { row: Stock; handlers: Handlers }) {
  const place = placeOf(row)
  if (!place) return null
  const chosen = new URLSearchParams({ add: '1', ...place })
  return (
    <RowActions>
      <RowAction to={monthUrl(place)}>{texts.ledger}</RowAction>
      <RowAction to={`/ticket/collections?${chosen}`} permission={ADD}>
        {texts.collect}
      </RowAction>
      <RowAction to={`/ticket/refunds?${chosen}`} permission={ADD}>
        {texts.refund}
      </RowAction>
      <RowAction permission={EDIT} onClick={() => handlers.correct(row)}>
        {texts.correct}
      </RowAction>
    </RowActions>
  )
}

export const actionsColumn = (handlers: Handlers): Column<Stock> => ({
  id: 'actions',
  header: texts.actions,
  width: 180,
  pin: 'end',
  cell: (row) => <StockActions row={row} handlers={handlers} />,
})
