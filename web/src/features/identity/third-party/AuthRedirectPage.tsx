import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { rest } from '../../../apollo/rest'
import { getSession } from '../../../apollo/session'
import css from '../choose.module.css'
import { handOver } from './handOver'
import { isOurs, type Returned, returnedIn } from './returned'
import { texts as all } from './texts'

const texts = all.redirect

/**
 * Page to which a provider returns the browser to bind an account: it passes the answer to the window that asked, and
 * closes.
 */
export default function AuthRedirectPage() {
  const returned = returnedIn(useSearchParams()[0])
  const [alone, setAlone] = useState(window.opener === null || returned === null)
  const handed = useRef(false)

  useEffect(() => {
    const opener: Window | null = window.opener
    if (alone || !opener || !returned || handed.current) return
    handed.current = true
    void handOver(opener, returned).then((heard) => (heard ? window.close() : setAlone(true)))
  }, [alone, returned])

  return (
    <main className={css.redirectPage}>
      <h1 className={css.redirectTitle}>{texts.title}</h1>
      {alone ? <Alone returned={returned} /> : <p role="status">{texts.handing}</p>}
    </main>
  )
}

/** Return without an opener, as in browsers with a single window: a signed-in person finishes here. */
function Alone({ returned }: { returned: Returned | null }) {
  const [done, setDone] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const session = getSession()
  const code = returned?.code

  const finish = async () => {
    if (!returned || !code) return
    setBusy(true)
    try {
      const body = JSON.stringify({ state: returned.state, code })
      const { msg } = await rest<boolean>('/upms/thirdparty/bind', { method: 'POST', body })
      setDone(msg ?? all.bound)
    } catch (error) {
      setFailure(texts.failed(toRequestError(error).message))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p className={css.note} role="status">
        {done ? `${done}，${texts.close}` : (failure ?? noteOf(returned, session !== null))}
      </p>
      <p className={css.buttons}>
        {session && returned && isOurs(returned) && code && !done && !failure && (
          <button type="button" className={css.finish} aria-busy={busy} disabled={busy} onClick={finish}>
            {texts.finish}
          </button>
        )}
        {session ? <Link to="/info/index">{texts.profile}</Link> : <Link to="/login">{texts.signIn}</Link>}
      </p>
    </>
  )
}

function noteOf(returned: Returned | null, isSignedIn: boolean): string {
  if (!returned) return texts.nothing
  if (!isOurs(returned)) return texts.forged
  if (!returned.code) return texts.refused
  return isSignedIn ? texts.ready : texts.signedOut
}
