import { Button } from '../../../ui/layout/Button'
import { Tabs } from '../../../ui/layout/Tabs'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import { CostTrend } from './CostTrend'
import type { TrendProps } from './PeriodChart'
import { SheetTrend } from './SheetTrend'
import css from './stat.module.css'
import { texts } from './texts'
import { periodOfTrend } from './trend'

const views = { sheets: SheetTrend, cost: CostTrend }

/** A phone has room for the list alone. */
const atFirst: { shown: boolean; measure: keyof typeof views } = {
  shown: window.matchMedia('(width >= 640px)').matches,
  measure: 'sheets',
}

/** What became of the tickets that are searched over the whole range, and what they cost, of all projects together; it can be folded away. */
export function TrendPanel(props: TrendProps) {
  const [{ shown, measure }, store] = useStoredSetting('ticket-trend', atFirst)
  const View = views[measure]
  return (
    <section className={css.trend} aria-label={texts.trend}>
      <div className={css.trendHead}>
        <h2>{texts.trendOf[periodOfTrend(props.by, props.days)]}</h2>
        {shown && (
          <Tabs
            label={texts.trendIn}
            names={texts.measuresOfTrend}
            value={measure}
            onChange={(next) => store({ shown, measure: next })}
          />
        )}
        <Button size="xs" variant="plain" aria-expanded={shown} onClick={() => store({ shown: !shown, measure })}>
          {shown ? texts.hideTrend : texts.showTrend}
        </Button>
      </div>
      {shown && (
        <div className={css.canvas}>
          <View {...props} />
        </div>
      )}
    </section>
  )
}
