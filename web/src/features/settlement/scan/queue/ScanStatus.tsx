import { formatCount } from '../../../../ui/format/decimal'
import { type IconType, LuCircleAlert, LuCircleCheck, LuCircleX, LuClock, LuWifiOff } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { texts } from '../texts'
import css from './ScanStatus.module.css'
import type { QueueState } from './scanQueue'

export interface News {
  tone: 'good' | 'duplicate' | 'refused'
  message: string
}

const icons: Record<News['tone'], IconType> = { good: LuCircleCheck, duplicate: LuCircleAlert, refused: LuCircleX }

interface Props {
  state: QueueState
  /** The last answer of the server, while it is news. */
  news: News | null
  onResume: () => void
}

function lineOf(state: QueueState, news: News | null): { tone: string; Icon: IconType; text: string } {
  const { problem, waiting } = state
  if (problem) {
    return { tone: 'stopped', Icon: LuWifiOff, text: texts.stopped(problem.message, formatCount(waiting)) }
  }
  if (news) return { tone: news.tone, Icon: icons[news.tone], text: news.message }
  if (waiting) return { tone: 'idle', Icon: LuClock, text: texts.sending(formatCount(waiting)) }
  return { tone: 'idle', Icon: LuClock, text: texts.ready }
}

/** One line below the scanner's field: what became of the last scan, or why the queue stands still. */
export function ScanStatus({ state, news, onResume }: Props) {
  const { tone, Icon, text } = lineOf(state, news)
  return (
    <div className={css.line} data-tone={tone}>
      <p role="status" className={css.text}>
        <Icon aria-hidden size={18} />
        {tone in texts.tones && <strong>{texts.tones[tone as News['tone']]}</strong>}
        <span>{text}</span>
      </p>
      {state.problem && (
        <Button size="xs" loading={state.sending} onClick={onResume}>
          {texts.sendNow}
        </Button>
      )}
    </div>
  )
}
