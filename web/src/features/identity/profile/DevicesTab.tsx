import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { toast } from '../../../ui/feedback/toastStore'
import { formatMinute } from '../../../ui/format/date'
import { Button } from '../../../ui/layout/Button'
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
  type MySessionsQuery,
} from './profile.generated'
import css from './profile.module.css'
import { texts as all } from './texts'

const texts = all.devices
const SHOWN = { refetchQueries: ['MySessions'] }

type Session = MySessionsQuery['mySessions'][number]

/** Known parts of a device's place. */
const placeOf = ({ address, remoteAddr }: Session) => [address, remoteAddr].filter(Boolean).join(' ') || '—'

/** Sessions of the person, each of which can be ended here. */
export function DevicesTab() {
  const { data, error, refetch } = useQuery(MySessionsDocument, { fetchPolicy: 'cache-and-network' })
  const end = useCommand(EndSessionDocument, SHOWN)
  const endOthers = useCommand(EndOtherSessionsDocument, SHOWN)
  if (!data) {
    const again = () => void refetch().catch(() => undefined)
    return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  }
  const sessions = data.mySessions
  const others = sessions.filter(({ current }) => !current).length
  const done = async (ending: Promise<unknown>) => {
    try {
      if ((await ending) !== null) toast.success(texts.ended)
    } catch (error) {
      toast.failure(error)
    }
  }
  const askEnd = async (session: Session) => {
    const about = texts.endAbout(session.device, placeOf(session))
    const question = { title: texts.end, content: texts.endConfirm, about, danger: true }
    if (await confirm(question)) await done(end.run({ id: session.id }))
  }
  const askEndOthers = async () => {
    const about = texts.endOthersAbout(others)
    const question = { title: texts.endOthers, content: texts.endOthersConfirm, about, danger: true }
    if (await confirm(question)) await done(endOthers.run({}))
  }
  return (
    <section className={css.panel} aria-label={texts.title}>
      <div className={css.head}>
        <h2>{texts.title}</h2>
        <Button disabledReason={others > 0 ? null : texts.noOthers} onClick={askEndOthers}>
          {texts.endOthers}
        </Button>
      </div>
      <p className={css.hint}>{texts.hint}</p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div className={css.what}>
              <strong>
                {session.device}
                {session.current && <em className={css.mark}>{texts.current}</em>}
                {session.locked && <em className={css.mark}>{texts.locked}</em>}
              </strong>
              <span>
                {session.companyAuthName ?? texts.noCompany} · {texts.place} {placeOf(session)}
              </span>
              <span className="tf-number">
                <span>
                  {texts.since} {formatMinute(session.createTime)}
                </span>
                {' · '}
                <span>
                  {texts.last} {formatMinute(session.lastUsedTime)}
                </span>
              </span>
            </div>
            {session.allowedActions.includes('end') && (
              <Button size="sm" onClick={() => askEnd(session)}>
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
