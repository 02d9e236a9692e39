import { LuCircleAlert } from '../icons'
import { Button } from '../layout/Button'
import { useComeBack } from '../reach/useComeBack'
import { texts } from '../texts'
import css from './ErrorPanel.module.css'

interface Props {
  error: Error & { requestId?: string | null; errorCode?: string; hint?: string | null }
  onRetry?: () => void
  /** Shows one line above the rows that are still there, instead of a panel in their place. */
  inline?: boolean
}

/**
 * Error with a button to try again, and the number by which the server's log names the request. Without a connection it
 * tries again by itself.
 */
export function ErrorPanel({ error, onRetry, inline }: Props) {
  useComeBack(error, onRetry)
  return (
    <div className={inline ? css.inline : css.panel} role="alert">
      <LuCircleAlert aria-hidden size={inline ? 16 : 32} />
      <div className={css.text}>
        <p className={css.title}>{inline ? error.message : texts.loadFailed}</p>
        {!inline && <p>{error.message}</p>}
        {error.hint && <p>{error.hint}</p>}
        {error.requestId && (
          <p className={css.request}>
            {texts.requestId} <code>{error.requestId}</code>
          </p>
        )}
      </div>
      {onRetry && (
        <Button size={inline ? 'xs' : 'sm'} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
