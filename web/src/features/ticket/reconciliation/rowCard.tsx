import { stateTones } from '../../../gql/stateTones'
import { RowCard } from '../../../ui/data-table/cards/Cards'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { ReconciliationRow } from './rows'
import { texts } from './texts'

interface Verbs {
  /** Reason why rows cannot be decided; null when they can. */
  refused: string | null
  resolve: () => void
  open: (waybillId: string) => void
}

/** Facts of one side in a line; null for a missing trip. */
const sideOf = (name: string, ...parts: (string | null)[]): string | null => {
  const known = parts.filter(Boolean)
  return known.length ? `${name}：${known.join(' · ')}` : null
}

/** Trip of both sides on a card. */
export function rowCard(row: ReconciliationRow, { refused, resolve, open }: Verbs) {
  const { verdict, waybillId, waybillNo, resolution } = row
  return (
    <RowCard
      head={
        <>
          <span className="tf-number">{row.siteTicketNo ?? row.ourTicketNo ?? waybillNo ?? row.sitePlate}</span>
          <StatusBadge tone={stateTones.TicketVerdict[verdict]}>{texts.verdicts[verdict]}</StatusBadge>
        </>
      }
      facts={[
        row.differences.map((one) => texts.differences[one]).join('、'),
        sideOf(texts.site, row.siteTicketNo, row.sitePlate, formatDateTime(row.siteTime), row.siteSoil),
        sideOf(texts.ours, row.ourTicketNo, row.ourPlate, formatDateTime(row.ourTime), row.ourSoil),
        resolution && [texts.resolutions[resolution], row.reason].filter(Boolean).join('：'),
      ]}
    >
      <RowActions>
        {verdict !== 'SAME' && (
          <RowAction disabledReason={refused} onClick={resolve}>
            {texts.resolve}
          </RowAction>
        )}
        {waybillId && waybillNo && <RowAction onClick={() => open(waybillId)}>{waybillNo}</RowAction>}
      </RowActions>
    </RowCard>
  )
}
