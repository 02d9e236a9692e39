import { useApolloClient, useMutation } from '@apollo/client/react'
import { type FormEvent, useState } from 'react'
import { toRequestError } from '../../apollo/errors'
import { request } from '../../apollo/request'
import { authHeaders, getSession } from '../../apollo/session'
import { toast } from '../../ui/feedback/toastStore'
import { LuArrowRight, LuLock, LuLockOpen } from '../../ui/icons'
import { IconButton } from '../../ui/layout/Button'
import { useTitle } from '../../ui/title/title'
import { useSignOut } from '../header/UserMenu'
import { leave } from '../leave'
import { texts } from '../texts'
import { useViewer } from '../viewer'
import { UnlockSessionDocument } from '../viewer.generated'
import { noteActivity } from './activity'
import css from './LockScreen.module.css'
import { setLocked } from './locked'

/** Time for which the box shakes, and for which the open lock is shown before the page returns. */
const MOMENT = 1000

const wait = () => new Promise((resolve) => setTimeout(resolve, MOMENT))

/** Hides everything until the password of the lock is typed. */
export function LockScreen() {
  const { user } = useViewer()
  useTitle(texts.locked)
  const client = useApolloClient()
  const signOut = useSignOut()
  const [unlock] = useMutation(UnlockSessionDocument)
  const [password, setPassword] = useState('')
  const [state, setState] = useState<'locked' | 'asking' | 'wrong' | 'open'>('locked')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'locked' || !password) return
    setState('asking')
    try {
      const session = getSession()
      // An expired token is renewed first; if that is refused, the session is over.
      if (!session || session.expiresAt <= Date.now()) await unlock({ variables: { password } })
      else await request(UnlockSessionDocument, { password }, { headers: authHeaders(session) })
      noteActivity()
      setState('open')
      await wait()
      setLocked(client.cache, false)
    } catch (error) {
      if (toRequestError(error).unauthenticated) return leave()
      const wrong = !(error instanceof Error && 'errorCode' in error) || error.errorCode === 'WRONG_UNLOCK_PASSWORD'
      toast.error(wrong ? texts.unlockWrong : toRequestError(error).message)
      setState(wrong ? 'wrong' : 'locked')
      setPassword('')
      if (wrong) {
        await wait()
        setState('locked')
      }
    }
  }

  const Icon = state === 'open' ? LuLockOpen : LuLock
  return (
    <main className={css.screen}>
      <form className={css.box} data-state={state} onSubmit={submit}>
        <Icon aria-hidden size={30} className={css.icon} />
        <h1 className={css.name}>{user.name}</h1>
        <p className={css.note} role="status">
          {state === 'open' ? texts.unlockDone : texts.locked}
        </p>
        <div className={css.field}>
          <input
            // biome-ignore lint/a11y/noAutofocus: the password is the only thing to do here
            autoFocus
            type="password"
            autoComplete="off"
            aria-label={texts.lockPassword}
            placeholder={texts.unlockPlaceholder}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <IconButton
            type="submit"
            variant="solid"
            label={texts.unlock}
            loading={state === 'asking'}
            icon={<LuArrowRight aria-hidden />}
          />
        </div>
        <button type="button" className={css.out} onClick={signOut}>
          {texts.signOutInstead}
        </button>
      </form>
    </main>
  )
}
