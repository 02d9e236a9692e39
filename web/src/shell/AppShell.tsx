import { ApolloProvider, useQuery } from '@apollo/client/react'
import { Center } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { createClient } from '../apollo/client'
import { toRequestError } from '../apollo/errors'
import { clearSession, useSession } from '../apollo/session'
import { ConfirmHost } from '../ui/feedback/ConfirmHost'
import { ErrorPanel } from '../ui/feedback/ErrorPanel'
import { Button } from '../ui/layout/Button'
import { TipHost } from '../ui/overlay/TipHost'
import { UiProvider } from '../ui/theme/UiProvider'
import { usePageTitle } from '../ui/title/title'
import { CaptchaHost } from './captcha/CaptchaHost'
import { signInPageOf } from './home'
import { DESK } from './page'
import { pageAt } from './pages'
import { SecondFactorDoor } from './second-factor/SecondFactorDoor'
import { SignInAgainHost } from './sign-in-again/SignInAgainHost'
import { NotFound } from './status/StatusPage'
import statusCss from './status/StatusPage.module.css'
import { PageSkeleton } from './tags/PageSkeleton'
import { pageComponents } from './tags/pageComponents'
import { loadTags, openTag } from './tags/tags'
import { texts } from './texts'
import { useRights } from './useRights'
import { ViewerContext } from './viewer'
import { ViewerDocument } from './viewer.generated'

const NO_PERMISSIONS: string[] = []
const ALWAYS_KNOWN = ['/', '/lock']

/** Before the first answer: the shape of a page, or why there is none. */
function Waiting({ error, refetch }: { error: Error | undefined; refetch: () => Promise<unknown> }) {
  if (!error) return <PageSkeleton />
  const reason = toRequestError(error)
  return (
    <>
      {/* A failed second try comes back as `error`. */}
      <ErrorPanel error={reason} onRetry={() => void refetch().catch(() => undefined)} />
      {reason.errorCode === 'COMPANY_SUSPENDED' && (
        <Center>
          <Button onClick={clearSession}>{texts.signInAsAnother}</Button>
        </Center>
      )}
    </>
  )
}

/** Fetches who is signed in; everything inside may rely on it. */
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
    // Before its page is drawn: not with the drawer that stood open when this tag was left.
    const path = pageAt(pathname)?.path
    if (path) {
      openTag(path, pathname + search)
      // While it is asked who is signed in.
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

/** Everything behind the sign-in. Another person or company starts with nothing of the one before. */
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
  const owner = `${session.userId}:${session.companyAuthId ?? ''}`
  return <SignedIn key={owner} owner={owner} userId={session.userId} />
}
