import { stateTones } from '../../../gql/stateTones'
import type { AnomalyRule } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Anomaly } from './rows'
import { texts } from './texts'

export function AnomalyStateBadge({ state }: Pick<Anomaly, 'state'>) {
  return <StatusBadge tone={stateTones.AnomalyState[state]}>{texts.states[state]}</StatusBadge>
}

/** How many unresolved flags a waybill has; the tip names them. */
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
