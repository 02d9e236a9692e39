import { LuCircleHelp } from '../../../ui/icons'
import css from '../charts.module.css'
import { type Plan, summaryOf } from './summary'
import { texts } from './texts'

/** Figures of a phase beside its plan, each with an explanation. */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <section className={css.summary} aria-label={texts.summary}>
      <dl>
        {summaryOf(plan).map(({ field, value }) => (
          <div key={field}>
            <dt>
              {texts.fields[field]}
              <button
                type="button"
                className={css.help}
                aria-label={texts.hintOf(texts.fields[field], texts.hints[field])}
                data-tip={texts.hints[field]}
              >
                <LuCircleHelp aria-hidden size={14} />
              </button>
            </dt>
            <dd className="tf-number">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
