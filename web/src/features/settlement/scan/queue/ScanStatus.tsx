import { formatCount } from '../../../../ui/format/decimal'
import { type IconType, LuCircleAlert, LuCircleCheck, LuCircleX, LuClock, LuWifiOff } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import css from '../scan.module.css'
import { texts } from '../texts'
import type { QueueState } from './scanQueue'

export interface News {
  tone: 'good' | 'duplicate' | 'refused'
  message: string
}

const icons: Record<News['tone'], IconType> = { good: LuCircleCheck, duplicate: LuCircleAlert, refused: LuCircleX }

interface Props {
  state: QueueState
  /** Last answer of the server, while it is new. */
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

/** Line below the scanner's field: the result of the last scan, or the reason why the queue has stopped. */
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
