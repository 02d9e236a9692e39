import type { ReactNode } from 'react'
import type { TicketPeriod } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import type { DayRange } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { Left, Period } from './columns'
import { usageUrl } from './links'
import type { StatRow } from './rows'
import type { TicketStatFiguresFragment } from './stat.generated'
import { texts } from './texts'

const { fields } = texts

/** Received and spent tickets in words. */
export const flowsText = (row: TicketStatFiguresFragment): string =>
  (['earlyRemainingTickets', 'collectTickets', 'useTickets', 'refundTickets'] as const)
    .map((id) => `${fields[id]} ${formatCount(row[id])}`)
    .join(' · ')

function Behind({ row, by, searched }: { row: StatRow; by: TicketPeriod; searched: DayRange }) {
  const openable = useOpenable()
  const to = usageUrl(row, searched)
  return row.useTickets > 0 && openable(to) && <RowAction to={to}>{texts.behind[by]}</RowAction>
}

/** Card of a row on a phone; `verbs` follow the link to its used tickets. */
export function statCard(row: StatRow, by: TicketPeriod, searched: DayRange, verbs: ReactNode) {
  const place = [row.garbageName, row.soilType].filter(Boolean).join(' · ')
  return (
    <RowCard
      head={<span>{row.projectName}</span>}
      facts={[<Period key="period" row={row} />, place, flowsText(row)]}
      amount={<Left row={row} />}
    >
      {!row.isProjectTotalRow && (
        <RowActions>
          <Behind row={row} by={by} searched={searched} />
          {verbs}
        </RowActions>
      )}
    </RowCard>
  )
}
