import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatMinute } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import type { Message } from './columns'
import { MessagesDocument } from './message.generated'
import css from './message.module.css'
import { texts } from './texts'
import { useMessages } from './useMessages'

const LATEST = { page: { current: 1, size: 10 } }

/** Latest messages, beside the open page. */
export default function MessagePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(MessagesDocument, { variables: LATEST, fetchPolicy: 'cache-and-network' })
  const messages = useMessages()
  const show = async (message: Message) => {
    if (message.link ? await messages.open(message) : await messages.read({ ids: [message.id] })) onClose()
  }
  const showAll = () => {
    onClose()
    navigate('/message')
  }
  const found = data?.messages.records
  return (
    <SideDrawer
      open={open}
      title={texts.latest}
      width="420px"
      footer={
        <>
          <Button onClick={() => void messages.read({ all: true })}>{texts.readAll}</Button>
          <Button variant="solid" onClick={showAll}>
            {texts.all}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {error && !data && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {found?.length === 0 && <p className={css.note}>{texts.empty}</p>}
      <ul className={css.latest}>
        {found?.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              className={css.entry}
              data-unread={message.read ? undefined : true}
              onClick={() => void show(message)}
            >
              <span>
                <strong>
                  {message.title}
                  {!message.read && <span className="tf-visually-hidden">（{texts.unread}）</span>}
                </strong>
                {message.text}
                <small className="tf-number">
                  {formatMinute(message.createTime)} {message.companyAuthName}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
