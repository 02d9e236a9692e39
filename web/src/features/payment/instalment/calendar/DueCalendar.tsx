import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { dayFromToday } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { ListPage } from '../../../../ui/layout/ListPage'
import looks from '../../../../ui/layout/looks.module.css'
import { useNarrow } from '../../../../ui/layout/useNarrow'
import { param } from '../../../../ui/list/params'
import css from '../../plans.module.css'
import { ViewTabs } from '../looks'
import { texts } from '../texts'
import { Agenda } from './Agenda'
import { DueDaysDocument } from './calendar.generated'
import { DueGrid } from './DueGrid'
import { monthOf } from './days'
import { MonthSums } from './MonthSums'
import { MonthTurns } from './MonthTurns'
import { readMonth, spanOf } from './month'

/** Month with its due instalments; a day links to their list. */
export function DueCalendar() {
  const [params, setParams] = useSearchParams()
  const narrow = useNarrow()
  const today = dayFromToday(0)
  const month = readMonth(params.get('month')) ?? monthOf(today)
  const [day, setDay] = useState(today)
  const active = [day, today].find((one) => monthOf(one) === month) ?? `${month}-01`
  const { data, previousData, error, refetch } = useQuery(DueDaysDocument, {
    variables: spanOf(month),
    fetchPolicy: 'cache-and-network',
  })
  const days = (data ?? previousData)?.dueDays
  /** Turning pages adds nothing to the history: back leaves the calendar. */
  const move = (next: string) => {
    setDay(next)
    if (monthOf(next) !== month) setParams({ tab: 'calendar', month: monthOf(next) }, { replace: true })
  }
  const choose = (next: string) => {
    setDay(next)
    setParams({ dueDate: param.days().write({ from: next, to: next }) ?? '' })
  }
  return (
    <ListPage title={texts.title}>
      <section className={css.panel} aria-label={texts.tabs.calendar} aria-busy={!data && !error}>
        <div className={css.bar}>
          <ViewTabs />
          <div className={looks.line}>
            <MonthTurns active={active} onTurn={move} />
            <Button size="sm" onClick={() => move(today)}>
              {texts.today}
            </Button>
          </div>
        </div>
        {error && (
          // A failed retry is reported as `error`.
          <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {days && <MonthSums days={days} month={month} />}
        {narrow ? (
          days && <Agenda days={days} month={month} onChoose={choose} />
        ) : (
          <DueGrid active={active} days={days ?? []} onMove={move} onChoose={choose} />
        )}
      </section>
    </ListPage>
  )
}
