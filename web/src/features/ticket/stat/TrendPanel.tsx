import { Button } from '../../../ui/layout/Button'
import { Tabs } from '../../../ui/layout/Tabs'
import { useStoredSetting } from '../../../ui/theme/storageScope'
import css from '../ticket.module.css'
import { CostTrend } from './CostTrend'
import type { TrendProps } from './PeriodChart'
import { SheetTrend } from './SheetTrend'
import { texts } from './texts'
import { periodOfTrend } from './trend'

const views = { sheets: SheetTrend, cost: CostTrend }

/** Folded on a phone, which has space for the list alone. */
const atFirst: { shown: boolean; measure: keyof typeof views } = {
  shown: window.matchMedia('(width >= 640px)').matches,
  measure: 'sheets',
}

/** Trend of the tickets of the search over the whole range, in number or cost, over all projects; it can be folded. */
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
