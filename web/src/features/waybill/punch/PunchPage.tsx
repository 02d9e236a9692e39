import { Link, Navigate } from 'react-router-dom'
import { ownerOf, useSession } from '../../../apollo/session'
import { homeOf, PUNCH_HOME, signInPageOf } from '../../../shell/home'
import { update, useAppUpdate } from '../../../ui/app/appUpdate'
import { AppLinks, UpdateNote } from '../../../ui/app/PhoneApp'
import { usePageTitle } from '../../../ui/title/title'
import { PunchDesk } from './PunchDesk'
import css from './punch.module.css'
import { texts } from './texts'
import { usePerson } from './usePerson'

const SIGN_IN = `${signInPageOf(false)}?${new URLSearchParams({ from: PUNCH_HOME })}`

/** Frame of the page: who punches where, and the ways to the other pages. */
function Signed({ owner }: { owner: string }) {
  const appUpdate = useAppUpdate()
  const { person, error, ask } = usePerson(owner)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{texts.title}</h1>
        {person && (
          <p>
            {person.company} {person.name}
          </p>
        )}
      </header>
      <nav className={css.tabs} aria-label={texts.pages}>
        <Link to={PUNCH_HOME} aria-current="page">
          {texts.punch}
        </Link>
        <Link to={homeOf(person?.isOperator ? 'OPERATOR' : undefined)}>
          {person?.isOperator ? texts.work : texts.home}
        </Link>
      </nav>
      <UpdateNote {...appUpdate} onUpdate={update} />
      <main className={css.main}>
        {person?.may && <PunchDesk owner={owner} signIn={SIGN_IN} />}
        {person && !person.may && <p role="alert">{texts.forbidden}</p>}
        {!person && error && (
          <div role="alert" className={css.problem}>
            <p>{error.isPassing ? texts.firstTime : error.message}</p>
            {error.unauthenticated ? (
              <Link to={SIGN_IN}>{texts.signIn}</Link>
            ) : (
              <button type="button" onClick={ask}>
                {texts.retry}
              </button>
            )}
          </div>
        )}
      </main>
    </div>
  )
}

/** 打卡 on a phone: punches of trips, kept on the phone until the server has them. */
export default function PunchPage() {
  usePageTitle(texts.title)
  const session = useSession()
  if (!session) return <Navigate to={SIGN_IN} replace />
  const owner = ownerOf(session)
  return (
    <>
      <AppLinks />
      <Signed key={owner} owner={owner} />
    </>
  )
}
