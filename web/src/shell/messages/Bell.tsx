import { useState } from 'react'
import { LuBell } from '../../ui/icons'
import { late } from '../../ui/late'
import { IconButton } from '../../ui/layout/Button'
import { texts } from '../texts'
import { useViewer } from '../viewer'
import css from './Bell.module.css'
import { MOST_UNREAD } from './unread'
import { useLookAgain } from './useLookAgain'

const MessagePanel = late(() => import('../../features/message/message/MessagePanel'))

/** Number of unread messages, linked to them. */
export function Bell() {
  const { unreadMessages: unread } = useViewer()
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never')
  useLookAgain()
  const count = unread < MOST_UNREAD ? String(unread) : `${MOST_UNREAD - 1}+`
  return (
    <span className={css.bell}>
      <IconButton label={texts.messages(count)} icon={<LuBell aria-hidden />} onClick={() => setPanel('open')} />
      {unread > 0 && (
        <span className={css.count} aria-hidden>
          {count}
        </span>
      )}
      <span className="tf-visually-hidden" role="status">
        {unread > 0 && texts.messages(count)}
      </span>
      {panel !== 'never' && <MessagePanel open={panel === 'open'} onClose={() => setPanel('closed')} />}
    </span>
  )
}
