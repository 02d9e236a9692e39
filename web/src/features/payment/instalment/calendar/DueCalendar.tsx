import { useQuery } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { monthOf } from '../../../../ui/form/dates/calendar'
import { MonthTurns } from '../../../../ui/form/dates/MonthTurns'
import { dayFromToday } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { ListPage } from '../../../../ui/layout/ListPage'
import { useNarrow } from '../../../../ui/layout/useNarrow'
import { config } from '../list'
import { texts } from '../texts'
import { Agenda } from './Agenda'
import { DueDaysDocument } from './calendar.generated'
import css from './calendar.module.css'
import { DueGrid } from './DueGrid'
import { MonthSums } from './MonthSums'
import { readMonth, spanOf } from './month'

/** What is due on each day of a month; a day leads to the list of what is due on it. */
export function DueCalendar({ tabs }: { tabs: ReactNode }) {
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
  /** Turning pages adds no step to the history: back leads out of the calendar. */
  const move = (next: string) => {
    setDay(next)
    if (monthOf(next) !== month) setParams({ tab: 'calendar', month: monthOf(next) }, { replace: true })
  }
  const choose = (next: string) => {
    setDay(next)
    setParams({ dueDate: config.filters.dueDate.write({ from: next, to: next }) ?? '' })
  }
  return (
    <ListPage title={texts.title}>
      <section className={css.panel} aria-label={texts.tabs.calendar} aria-busy={!data && !error}>
        <div className={css.bar}>
          {tabs}
          <div className={css.turns}>
            <MonthTurns active={active} onTurn={move} />
            <Button size="sm" onClick={() => move(today)}>
              {texts.today}
            </Button>
          </div>
        </div>
        {error && (
          // A failed second try comes back as `error`.
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
