import { useNavigate } from 'react-router-dom'
import { texts } from '../texts'
import css from './StatusPage.module.css'

interface Props {
  code: '403' | '404' | '500'
  title: string
  note?: string
}

/** A page that says why there is nothing to see, with the way home and the way back. */
function StatusPage({ code, title, note }: Props) {
  const navigate = useNavigate()
  return (
    <div className={css.page}>
      <p className={css.code} aria-hidden>
        {code}
      </p>
      <h1 className={css.title}>{title}</h1>
      {note && <p className={css.note}>{note}</p>}
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

export const Forbidden = () => <StatusPage code="403" title={texts.forbidden} note={texts.forbiddenNote} />
export const NotFound = () => <StatusPage code="404" title={texts.notFound} />
export const ServerError = () => <StatusPage code="500" title={texts.serverError} />
