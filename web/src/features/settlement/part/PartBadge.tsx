import { settlementLabels } from '../../../gql/labels.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'

const why = '单据还有其他车队长的部分，这里的运单、数量和金额都只是您本人的'

interface Shown {
  of: { part: boolean }
}

/** Marks a settlement or receipt of which a captain sees his part; why stands in the tip. */
export function PartBadge({ of: { part } }: Shown) {
  if (!part) return null
  return (
    <span data-tip={why}>
      <StatusBadge tone="neutral">{settlementLabels.part}</StatusBadge>
    </span>
  )
}

/** The same with the reason beside it, where there is room for it. */
export function PartNote({ of }: Shown) {
  if (!of.part) return null
  return (
    <p>
      <StatusBadge tone="neutral">{settlementLabels.part}</StatusBadge> {why}
    </p>
  )
}
