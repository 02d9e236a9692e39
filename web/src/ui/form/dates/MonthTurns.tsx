import { LuChevronLeft, LuChevronRight, LuChevronsLeft, LuChevronsRight } from '../../icons'
import { IconButton } from '../../layout/Button'
import { texts } from '../texts'
import { addMonths, monthOf } from './calendar'
import css from './calendar.module.css'

const turns = [
  { by: -12, label: texts.previousYear, icon: <LuChevronsLeft aria-hidden /> },
  { by: -1, label: texts.previousMonth, icon: <LuChevronLeft aria-hidden /> },
  { by: 1, label: texts.nextMonth, icon: <LuChevronRight aria-hidden /> },
  { by: 12, label: texts.nextYear, icon: <LuChevronsRight aria-hidden /> },
]

interface Props {
  /** The day whose month is shown. */
  active: string
  onTurn: (day: string) => void
}

/** The month that a calendar shows, and the way to others. */
export function MonthTurns({ active, onTurn }: Props) {
  const turn = ({ by, label, icon }: (typeof turns)[number]) => (
    <IconButton key={by} size="xs" label={label} icon={icon} onClick={() => onTurn(addMonths(active, by))} />
  )
  return (
    <div className={css.head}>
      {turns.slice(0, 2).map(turn)}
      <strong aria-live="polite">{texts.month(monthOf(active))}</strong>
      {turns.slice(2).map(turn)}
    </div>
  )
}
