import type { AnomalyRule } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { texts } from './texts'

/** Number of live flags of a waybill; the tooltip names them. */
export function AnomalyBadge({ rules }: { rules: readonly AnomalyRule[] }) {
  if (rules.length === 0) return null
  const names = rules.map((rule) => texts.rules[rule]).join('、')
  return (
    <span data-tip={names}>
      <StatusBadge tone="warning">{rules.length === 1 ? names : texts.count(rules.length)}</StatusBadge>
      {rules.length > 1 && <span className="tf-visually-hidden">{names}</span>}
    </span>
  )
}
