import css from './StatusBadge.module.css'
import { type Tone, toneIcons } from './tones'

/** Status in words, with a shape and a colour: colour alone never tells it. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const Icon = toneIcons[tone]
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon aria-hidden size={12} />
      {children}
    </span>
  )
}
