import type { ReactNode } from 'react'
import type { TicketPeriod } from '../../../gql/types.generated'
import type { Column } from '../../../ui/data-table/types'
import type { DayRange } from '../../../ui/format/date'
import { Count } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowActions } from '../../../ui/layout/RowActions'
import { Linked, Used } from '../entry'
import css from '../ticket.module.css'
import { entriesUrl, usageUrl } from './links'
import { periodOf, type StatRow } from './rows'
import { texts } from './texts'

const { fields } = texts

/** Tickets left; negative ones with a warning. */
export function Left({ row }: { row: StatRow }) {
  if (!row.isShort) return <Count value={row.inRemainingTickets} />
  return (
    <span className={css.short} data-tip={texts.shortHint}>
      <StatusBadge tone="bad">{texts.short}</StatusBadge>
      <Count value={row.inRemainingTickets} />
    </span>
  )
}

export function Period({ row }: { row: StatRow }) {
  if (row.isProjectTotalRow) {
    return (
      <span className={css.subtotal} data-tip={texts.subtotalHint}>
        {texts.subtotal}
      </span>
    )
  }
  return (
    <>
      <span className="tf-number">{periodOf(row)}</span>
      <span className={css.since}>{row.dayDetailDate ? texts.since : texts.sinceFirst}</span>
    </>
  )
}

type Figure = 'earlyRemainingTickets' | 'collectTickets' | 'useTickets' | 'refundTickets' | 'inRemainingTickets'
const figure = (id: Figure, width: number, rest: Partial<Column<StatRow>> = {}): Column<StatRow> => ({
  id,
  header: fields[id],
  width,
  kind: 'count',
  unit: texts.sheets,
  cell: (row) => <Count value={row[id]} />,
  ...rest,
})

/** Projects' totals are left out of the page's sum, which has their rows. */
const flow = (id: Figure) => (row: StatRow) => (row.isProjectTotalRow ? null : row[id])

/** Column of a row's verbs. */
export const actionsColumn = (verbs: (row: StatRow) => ReactNode): Column<StatRow> => ({
  id: 'actions',
  header: texts.actions,
  width: 92,
  pin: 'end',
  cell: (row) => !row.isProjectTotalRow && <RowActions>{verbs(row)}</RowActions>,
})

/** Documented columns (docs/behaviour/ticket.md); a figure other than 0 links to its rows, except in totals. */
export function columnsOf(by: TicketPeriod, searched: DayRange): Column<StatRow>[] {
  const booked = (id: 'collectTickets' | 'refundTickets', kind: 'COLLECT' | 'REFUND', tip: string) =>
    figure(id, 84, {
      sum: flow(id),
      cell: (row) => <Linked value={row[id]} to={entriesUrl(kind, row, searched)} tip={tip} />,
    })
  const opened = by === 'DAY' ? texts.openWaybills : texts.openDays
  return [
    {
      id: by === 'DAY' ? 'dayDetailDate' : 'monthDetailDate',
      header: by === 'DAY' ? fields.dayDetailDate : fields.monthDetailDate,
      width: 150,
      pin: 'start',
      rowHeader: true,
      sort: 'DATE',
      cell: (row) => <Period row={row} />,
    },
    {
      id: 'projectName',
      header: fields.projectName,
      width: 180,
      cell: (row) => <span data-tip={row.projectName}>{row.projectName}</span>,
    },
    { id: 'garbageName', header: fields.garbageName, width: 160, cell: (row) => row.garbageName },
    { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
    figure('earlyRemainingTickets', 94),
    booked('collectTickets', 'COLLECT', texts.openCollections),
    figure('useTickets', 100, {
      sum: flow('useTickets'),
      cell: (row) =>
        row.isProjectTotalRow ? (
          <Count value={row.useTickets} />
        ) : (
          <Used
            used={row.useTickets}
            corrected={row.correctedUses ?? 0}
            trips={usageUrl(row, searched)}
            tripsTip={opened(periodOf(row))}
            corrections={entriesUrl('USE', row, searched)}
          />
        ),
    }),
    booked('refundTickets', 'REFUND', texts.openRefunds),
    figure('inRemainingTickets', 164, { cell: (row) => <Left row={row} /> }),
  ]
}
