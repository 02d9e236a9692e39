import { useNavigate, useRouteError, useSearchParams } from 'react-router-dom'
import { RequestError } from '../../apollo/errors'
import looks from '../../ui/layout/looks.module.css'
import { useTitle } from '../../ui/title/title'
import { texts } from '../texts'
import css from './StatusPage.module.css'

interface Props {
  code: '403' | '404' | '500'
  title: string
  note?: string
  /** Advice for the person. */
  help?: string
  /** Id of the request in the server's log. */
  requestId?: string | null
}

/** Page that explains why there is nothing to see, with links home and back. */
function StatusPage({ code, title, note, help, requestId }: Props) {
  const navigate = useNavigate()
  useTitle(code, title)
  return (
    <div className={css.page}>
      <p className={css.code} aria-hidden>
        {code}
      </p>
      <h1 className={css.title}>{title}</h1>
      {note && <p className={looks.quiet}>{note}</p>}
      {help && <p className={css.help}>{help}</p>}
      {requestId && (
        <p className={looks.quiet}>
          {texts.requestId} <code className={css.request}>{requestId}</code>
        </p>
      )}
      <div className={css.buttons}>
        <button type="button" className={css.primary} onClick={() => navigate('/')}>
          {texts.home}
        </button>
        <button type="button" onClick={() => navigate(-1)}>
          {texts.back}
        </button>
      </div>
    </div>
  )
}

const REQUEST_ID = /^[\w-]{8,64}$/

/** Failed request: of the error, or in the address. */
function useFailedRequest(): string | null {
  const fault = useRouteError()
  const [params] = useSearchParams()
  if (fault instanceof RequestError) return fault.requestId
  const named = params.get('requestId')
  return named && REQUEST_ID.test(named) ? named : null
}

export const Forbidden = () => (
  <StatusPage code="403" title={texts.forbidden} note={texts.forbiddenNote} help={texts.forbiddenHelp} />
)
export const NotFound = () => <StatusPage code="404" title={texts.notFound} />
export function ServerError() {
  const requestId = useFailedRequest()
  const help = requestId ? texts.serverErrorHelp : texts.serverErrorHelpAlone
  return <StatusPage code="500" title={texts.serverError} help={help} requestId={requestId} />
}
