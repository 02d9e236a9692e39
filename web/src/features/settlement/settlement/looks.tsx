import { settlementFields as fields } from '../../../gql/fields/settlement.generated'
import { CodeBadge } from '../../../kit/cells'
import { Count } from '../../../ui/format/Numbers'
import type { Settlement } from './rows'
import css from './statement/statement.module.css'
import { texts } from './texts'

/** State of a settlement; an approval by a person with a hand in it is marked. */
export function SettlementBadge({ settlement: { status, auditOwn } }: { settlement: Settlement }) {
  const badge = <CodeBadge field={fields.status} value={status} />
  if (!auditOwn) return badge
  return (
    <span data-tip={texts.auditedOwn}>
      {badge} {texts.own}
    </span>
  )
}

/** Number of trips without a payee: with any, a settlement cannot be approved. */
export const LackingPayees = ({ settlement: { lackingPayeeCount: count } }: { settlement: Settlement }) => (
  <span className={count ? css.lacking : undefined}>
    <Count value={count} />
  </span>
)
