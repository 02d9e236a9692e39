import type { PaperKind } from '../../../gql/types.generated'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import css from './paper.module.css'
import { texts } from './texts'

interface Papered {
  missingPapers: readonly PaperKind[]
  paperRate: string | null
}

/** Whether a settlement has all its papers, or how many kinds it lacks. */
export function PapersBadge({ of: { missingPapers, paperRate } }: { of: Papered }) {
  if (paperRate === null) return <StatusBadge tone="neutral">{texts.noneNeeded}</StatusBadge>
  if (missingPapers.length === 0) return <StatusBadge tone="good">{texts.complete}</StatusBadge>
  return <StatusBadge tone="warning">{texts.lacking(formatCount(missingPapers.length))}</StatusBadge>
}

/** Share of the needed kinds that are there. */
export const PaperRate = ({ rate }: { rate: string | null | undefined }) => (
  <span className="tf-number">{rate ? texts.percent(rate) : '—'}</span>
)

/** Names of the missing kinds. */
export function MissingChips({ kinds }: { kinds: readonly PaperKind[] }) {
  if (kinds.length === 0) return null
  return (
    <span className={css.chips}>
      {kinds.map((kind) => (
        <StatusBadge key={kind} tone="warning">
          {texts.kinds[kind]}
        </StatusBadge>
      ))}
    </span>
  )
}
