import { texts } from '../../../../ui/form/texts'
import { LuChevronLeft, LuChevronRight, LuChevronsLeft, LuChevronsRight } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import css from '../../plans.module.css'
import { addMonths, monthOf } from './days'

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

/** Shown month of a calendar, with buttons for other months. */
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
