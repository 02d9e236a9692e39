import { ApolloProvider, useQuery } from '@apollo/client/react'
import { Center } from '@chakra-ui/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { isSignInNeeded, subscribeSignInNeeded } from '../apollo/auth'
import { captchaWanted, subscribeCaptchaWanted } from '../apollo/captcha'
import { createClient } from '../apollo/client'
import { toRequestError } from '../apollo/errors'
import { clearSession, ownerOf, useSession } from '../apollo/session'
import { ConfirmHost } from '../ui/feedback/ConfirmHost'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { late } from '../ui/late'
import { Button } from '../ui/layout/Button'
import { TipHost } from '../ui/overlay/TipHost'
import { UiProvider } from '../ui/theme/UiProvider'
import { usePageTitle } from '../ui/title/title'
import { signInPageOf } from './home'
import { DESK } from './page'
import { pageAt } from './pages'
import { SecondFactorDoor } from './second-factor/SecondFactorDoor'
import { NotFound } from './status/StatusPage'
import statusCss from './status/StatusPage.module.css'
import { PageSkeleton } from './tags/PageSkeleton'
import { pageComponents } from './tags/pageComponents'
import { loadTags, openTag } from './tags/tags'
import { texts } from './texts'
import { useRights } from './useRights'
import { ViewerContext } from './viewer'
import { ViewerDocument } from './viewer.generated'

const SignInAgain = late(() => import('./sign-in-again/SignInAgain'))

/** Loads the dialog when a request finds the session expired. */
function SignInAgainHost() {
  const needed = useSyncExternalStore(subscribeSignInNeeded, isSignInNeeded)
  return needed && <SignInAgain />
}

const CaptchaDialog = late(() => import('./captcha/CaptchaDialog'))

/** Loads the dialog when a command demands a captcha. */
function CaptchaHost() {
  const wanted = useSyncExternalStore(subscribeCaptchaWanted, captchaWanted)
  return wanted && <CaptchaDialog {...wanted} />
}

const NO_PERMISSIONS: string[] = []
const ALWAYS_KNOWN = ['/', '/lock']

/** Outline of a page before the first answer, or the error. */
function Waiting({ error, refetch }: { error: Error | undefined; refetch: () => Promise<unknown> }) {
  const { pathname } = useLocation()
  if (!error) return <PageSkeleton shape={pageAt(pathname)?.shape} alone />
  const reason = toRequestError(error)
  return (
    <>
      {/* A failed retry is reported as `error`. */}
      <ErrorPanel error={reason} onRetry={() => void refetch().catch(() => undefined)} />
      {reason.errorCode === 'COMPANY_SUSPENDED' && (
        <Center>
          <Button onClick={clearSession}>{texts.signInAsAnother}</Button>
        </Center>
      )}
    </>
  )
}

/** Loads the viewer, whom everything inside may rely on. */
function WithViewer({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(ViewerDocument)
  useRights(data?.viewer.rights)
  const keys = data?.viewer.permissions ?? NO_PERMISSIONS
  const permissions = useMemo(() => ({ permissions: new Set(keys) }), [keys])
  return (
    <UiProvider storageScope={userId} permissions={permissions}>
      {data ? (
        <ViewerContext value={data.viewer}>
          <SecondFactorDoor />
        </ViewerContext>
      ) : (
        <Waiting error={error} refetch={refetch} />
      )}
      <ConfirmHost />
      <CaptchaHost />
      <SignInAgainHost />
      <TipHost />
    </UiProvider>
  )
}

function SignedIn({ owner, userId }: { owner: string; userId: string }) {
  const { pathname, search } = useLocation()
  const [client] = useState(() => {
    loadTags(owner)
    // Loads a page's code before it is drawn, without the drawer that was open in this tag.
    const path = pageAt(pathname)?.path
    if (path) {
      openTag(path, pathname + search)
      // Runs while the viewer is being loaded.
      pageComponents.get(path)?.fetch()
    }
    return createClient()
  })
  return (
    <ApolloProvider client={client}>
      <WithViewer userId={userId} />
    </ApolloProvider>
  )
}

/** Frame of all pages behind the sign-in. Another person or company starts without anything of the previous one. */
export default function AppShell() {
  const session = useSession()
  const { pathname, search } = useLocation()
  usePageTitle(pageAt(pathname)?.title)
  if (!session && !pageAt(pathname) && !ALWAYS_KNOWN.includes(pathname)) {
    return (
      <main className={statusCss.alone}>
        <NotFound />
      </main>
    )
  }
  if (!session) {
    const page = signInPageOf(pageAt(pathname)?.roleTypes === DESK)
    const from =
      pathname === '/' ? '' : `${page.includes('?') ? '&' : '?'}${new URLSearchParams({ from: pathname + search })}`
    return <Navigate to={page + from} replace />
  }
  const owner = ownerOf(session)
  return <SignedIn key={owner} owner={owner} userId={session.userId} />
}
