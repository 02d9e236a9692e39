import type { IconType } from 'react-icons'
import { LuBan, LuCircle, LuCircleAlert, LuCircleCheck, LuClock } from 'react-icons/lu'
import css from './StatusBadge.module.css'

export type Tone = 'neutral' | 'waiting' | 'good' | 'warning' | 'bad'

const icons: Record<Tone, IconType> = {
  neutral: LuCircle,
  waiting: LuClock,
  good: LuCircleCheck,
  warning: LuCircleAlert,
  bad: LuBan,
}

/** A status in words, with a shape and a colour of its own: never by colour alone. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const Icon = icons[tone]
  return (
    <span className={`${css.badge} ${css[tone]}`}>
      <Icon aria-hidden size={12} />
      {children}
    </span>
  )
}
