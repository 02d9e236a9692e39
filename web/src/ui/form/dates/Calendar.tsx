import { DatePicker, Portal, parseDate } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { LuCalendarDays, LuChevronLeft, LuChevronRight } from '../../icons'
import { IconButton } from '../../layout/Button'
import { useActive } from '../../overlay/active'
import { useOpenedAtOnce } from '../../overlay/useOpenedAtOnce'
import { texts } from '../texts'
import css from './calendar.module.css'

interface Props {
  /** Purpose of the days, such as 结算日期. */
  label: string
  /** Chosen day, or both ends of the chosen range. */
  chosen: readonly string[]
  range?: boolean
  /** Called with the chosen day; for a range with one end first, and then with both in order. */
  onChoose: (days: string[]) => void
  onClosed?: () => void
  above?: (close: () => void) => ReactNode
  below?: ReactNode
}

/**
 * Weeks begin on Monday, and six are always shown, so that the days keep their places when a person turns to another
 * month. The time zone is the product's own.
 */
const USUAL = {
  locale: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  startOfWeek: 1,
  fixedWeeks: true,
  outsideDaySelectable: true,
  min: parseDate('1900-01-01'),
  max: parseDate('2999-12-31'),
  positioning: { placement: 'bottom-end' },
} as const

/** Button that opens a calendar of days, months and years, for pointer and keyboard. Days are yyyy-MM-dd. */
export default function Calendar({ label, chosen, range = false, onChoose, onClosed, above, below }: Props) {
  const active = useActive()
  const [open, setOpen] = useOpenedAtOnce()
  /** Days chosen while the calendar is open; for a range perhaps one end only. */
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const control = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    setPicked(null)
    if (next) return
    onClosed?.()
    // The focused day disappears with the calendar.
    if (content.current?.contains(document.activeElement)) control.current?.querySelector('button')?.focus()
  }
  const pick = (days: string[]) => {
    setPicked(days)
    onChoose(days)
  }
  const name = `${label} ${texts.pickDays}`
  return (
    <DatePicker.Root
      {...USUAL}
      unstyled
      lazyMount
      unmountOnExit
      open={open && active}
      value={(picked ?? chosen).map((day) => parseDate(day))}
      selectionMode={range ? 'range' : 'single'}
      translations={{
        dayCell: ({ value }) => texts.day(value.toString()),
        prevTrigger: (view) => texts.previous[view],
        nextTrigger: (view) => texts.next[view],
        viewTrigger: (view) => texts.otherView[view],
        trigger: () => name,
        content: name,
      }}
      onOpenChange={(details) => change(details.open)}
      onValueChange={({ value }) => pick(value.map(String).sort())}
    >
      <DatePicker.Control ref={control}>
        <DatePicker.Trigger asChild>
          <IconButton
            size="xs"
            label={name}
            data-tip={texts.pickDays}
            icon={<LuCalendarDays aria-hidden size={15} />}
          />
        </DatePicker.Trigger>
      </DatePicker.Control>
      <Portal>
        <DatePicker.Positioner>
          <DatePicker.Content ref={content} className={css.calendar}>
            {above?.(() => change(false))}
            {(['day', 'month', 'year'] as const).map((view) => (
              <DatePicker.View key={view} view={view}>
                <DatePicker.ViewControl className={css.head}>
                  <DatePicker.PrevTrigger>
                    <LuChevronLeft aria-hidden />
                  </DatePicker.PrevTrigger>
                  <DatePicker.ViewTrigger>
                    <DatePicker.RangeText />
                  </DatePicker.ViewTrigger>
                  <DatePicker.NextTrigger>
                    <LuChevronRight aria-hidden />
                  </DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                {view === 'day' && <DatePicker.DayTable className={css.days} />}
                {view === 'month' && <DatePicker.MonthTable className={css.spans} />}
                {view === 'year' && <DatePicker.YearTable className={css.spans} />}
              </DatePicker.View>
            ))}
            {below}
          </DatePicker.Content>
        </DatePicker.Positioner>
      </Portal>
    </DatePicker.Root>
  )
}
