import { anomalyFields as fields } from '../../../gql/fields/waybill.generated'
import type { AnomalyRule } from '../../../gql/types.generated'
import type { ToolbarProps } from '../../../kit/record/kind'
import { Button } from '../../../ui/layout/Button'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import type { AnomaliesQuery } from './anomaly.generated'
import css from './anomaly.module.css'
import { RULES_PARAM } from './rows'
import { RULES } from './rules'
import { type Filters, STATES } from './search'
import { texts } from './texts'

const labels = { ...fields.state.codes, ALL: texts.everyState }

/** Quick filters of flags: open, decided and ended ones; and each rule with its number. */
export function FlagTools(props: ToolbarProps<Filters, AnomaliesQuery['anomalies']['summary']>) {
  const { filters, setFilters, unselect, summary } = props
  const rules = useDrawerParam(RULES_PARAM)
  const counts = new Map(summary?.rules.map(({ rule, count }) => [rule, count]))
  const chip = (rule: AnomalyRule | undefined, label: string, count: number) => (
    <button
      key={rule ?? 'all'}
      type="button"
      className={css.chip}
      aria-pressed={filters.rule === rule}
      data-empty={count === 0 || undefined}
      onClick={() => setFilters({ ...filters, rule })}
    >
      {label} <b className="tf-number">{count}</b>
    </button>
  )
  return (
    <>
      <div className={css.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
        <div className={css.chips} role="group" aria-label={texts.byState}>
          {STATES.map((state) => (
            <button
              key={state}
              type="button"
              className={css.tab}
              aria-pressed={(filters.state ?? 'OPEN') === state}
              onClick={() => {
                // The selection is cleared, since flags of another state have other verbs.
                unselect()
                setFilters({ ...filters, state: state === 'OPEN' ? undefined : state })
              }}
            >
              {labels[state]}
            </button>
          ))}
        </div>
        <Button size="xs" onClick={() => rules.open('1')}>
          {texts.settings}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div className={css.chips} role="group" aria-label={texts.byRule}>
        {chip(
          undefined,
          texts.all,
          [...counts.values()].reduce((sum, count) => sum + count, 0),
        )}
        {RULES.map((rule) => chip(rule, texts.rules[rule], counts.get(rule) ?? 0))}
      </div>
    </>
  )
}
