import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { type PlanFactsFragment, PlanTable } from '../../plan'
import { texts } from '../texts'
import css from './drawer.module.css'

/** The plans that others have taken the place of: who made them, when, and what was to be paid. */
export function FormerPlans({ plans }: { plans: readonly PlanFactsFragment[] }) {
  return (
    <Group title={texts.former}>
      {plans.length === 0 && <p className={css.hint}>{texts.noFormer}</p>}
      {plans.map(({ id, createBy, createTime, amount, remark, items }) => {
        const name = texts.formerPlan(createBy, formatDateTime(createTime))
        return (
          <details key={id} className={css.former}>
            <summary>
              {name} <span className={css.hint}>{texts.formerTotal(formatMoney(amount), remark)}</span>
            </summary>
            <PlanTable label={name} items={items} />
          </details>
        )
      })}
    </Group>
  )
}
