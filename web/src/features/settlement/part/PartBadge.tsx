import { settlementFields } from '../../../gql/fields/settlement.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'

const why = '单据还有其他车队长的部分，这里的运单、数量和金额都只是您本人的'

interface Shown {
  of: { part: boolean }
}

/** Mark of a settlement or receipt of which a captain sees only his part, with the reason as a tooltip. */
export function PartBadge({ of: { part } }: Shown) {
  if (!part) return null
  return (
    <span data-tip={why}>
      <StatusBadge tone="neutral">{settlementFields.part.label}</StatusBadge>
    </span>
  )
}

/** Mark with the reason beside it, where there is space. */
export function PartNote({ of }: Shown) {
  if (!of.part) return null
  return (
    <p>
      <StatusBadge tone="neutral">{settlementFields.part.label}</StatusBadge> {why}
    </p>
  )
}
