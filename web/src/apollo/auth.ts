import { RequestError, toRequestError } from './errors'
import { exclusively } from './lock'
import { request } from './request'
import { authHeaders, getSession, type Session, saveTokens } from './session'
import { texts } from './texts'
import { RefreshTokenDocument } from './tokens.generated'

let refreshing: Promise<void> | null = null

/** Refresh tokens rotate and a reused one ends the session, so the windows of a browser take turns. */
async function refresh(stale: Session): Promise<void> {
  await exclusively('refresh', async () => {
    const session = getSession()
    if (!session || session.accessToken !== stale.accessToken) return
    const { refreshToken } = await request(RefreshTokenDocument, { refreshToken: session.refreshToken })
    saveTokens({ ...refreshToken, companyAuthId: refreshToken.companyAuthId ?? null }, session)
  })
}

/** Concurrent requests share one refresh. */
function refreshOnce(stale: Session): Promise<void> {
  refreshing ??= refresh(stale).finally(() => {
    refreshing = null
  })
  return refreshing
}

const lockedListeners = new Set<() => void>()
const factorListeners = new Set<() => void>()

/** Who hears of it when the server refuses a request for such a reason, whatever was asked. */
const closings: Readonly<Record<string, ReadonlySet<() => void>>> = {
  SESSION_LOCKED: lockedListeners,
  SECOND_FACTOR_CODE_NEEDED: factorListeners,
  SECOND_FACTOR_NEEDED: factorListeners,
}

/** Tells when the server refused a request because this session is locked. */
export function onSessionLocked(listener: () => void): () => void {
  lockedListeners.add(listener)
  return () => lockedListeners.delete(listener)
}

/** Tells when the server refused a request because this session has not shown its second factor. */
export function onSecondFactorDue(listener: () => void): () => void {
  factorListeners.add(listener)
  return () => factorListeners.delete(listener)
}

type Waiter = { resolve: () => void; reject: (error: RequestError) => void }
let waiters: Waiter[] = []
const listeners = new Set<() => void>()

function publish(): void {
  for (const listener of listeners) listener()
}

/** True while requests wait for the person to sign in again; the shell shows its dialog over the untouched page. */
export function isSignInNeeded(): boolean {
  return waiters.length > 0
}

export function subscribeSignInNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the waiting requests go on after signing in again (null), or fail because the person gave up. */
export function settleSignIn(error: RequestError | null): void {
  const settled = waiters
  waiters = []
  for (const waiter of settled) error ? waiter.reject(error) : waiter.resolve()
  publish()
}

function signInAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    waiters.push({ resolve, reject })
    publish()
  })
}

async function renew(stale: Session): Promise<void> {
  try {
    await refreshOnce(stale)
  } catch (error) {
    const reason = toRequestError(error)
    if (reason.errorCode === 'NETWORK' || reason.errorCode === 'TIMEOUT') throw reason
    await signInAgain()
  }
}

/**
 * Runs a request with the session's headers. An expired access token is refreshed without a word; when that fails too,
 * the request waits until the person has signed in again and then runs once more.
 */
export async function authorised<T>(run: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const session = getSession()
  if (!session) throw new RequestError(texts.expired, { errorCode: 'UNAUTHENTICATED', status: 401 })
  if (session.expiresAt <= Date.now()) await renew(session)
  const used = getSession() ?? session
  try {
    return await run(authHeaders(used))
  } catch (error) {
    const reason = toRequestError(error)
    for (const listener of closings[reason.errorCode] ?? []) listener()
    if (!reason.unauthenticated) throw error
    await renew(used)
    try {
      return await run(authHeaders())
    } catch (refused) {
      // Whose fresh token is refused as well may not come in for now, such as all of a company that is suspended.
      if (!toRequestError(refused).unauthenticated) throw refused
      await signInAgain()
      return run(authHeaders())
    }
  }
}
