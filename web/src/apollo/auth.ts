import { RequestError, toRequestError } from './errors'
import { exclusively } from './lock'
import { request } from './request'
import { authHeaders, getSession, type Session, saveTokens } from './session'
import { texts } from './texts'
import { RefreshTokenDocument } from './tokens.generated'

let refreshing: Promise<void> | null = null

/** Refresh tokens rotate, and a reused one ends the session, so that the windows of a browser refresh in turns. */
async function refresh(stale: Session): Promise<void> {
  await exclusively('refresh', async () => {
    const session = getSession()
    if (!session || session.accessToken !== stale.accessToken) return
    const { refreshToken } = await request(RefreshTokenDocument, { refreshToken: session.refreshToken })
    saveTokens({ ...refreshToken, companyAuthId: refreshToken.companyAuthId ?? null }, session)
  })
}

/** Refreshes the tokens once for all concurrent requests. */
function refreshOnce(stale: Session): Promise<void> {
  refreshing ??= refresh(stale).finally(() => {
    refreshing = null
  })
  return refreshing
}

const lockedListeners = new Set<() => void>()
const factorListeners = new Set<() => void>()

/** Listeners by the reason for a refused request. */
const closings: Readonly<Record<string, ReadonlySet<() => void>>> = {
  SESSION_LOCKED: lockedListeners,
  SECOND_FACTOR_CODE_NEEDED: factorListeners,
  SECOND_FACTOR_NEEDED: factorListeners,
}

/** Calls back when the server refuses a request because this session is locked. */
export function onSessionLocked(listener: () => void): () => void {
  lockedListeners.add(listener)
  return () => lockedListeners.delete(listener)
}

/** Calls back when the server refuses a request because this session has not shown its second factor. */
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

/** Whether requests wait for the person to sign in again; the shell then shows its dialog over the unchanged page. */
export function isSignInNeeded(): boolean {
  return waiters.length > 0
}

export function subscribeSignInNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Continues the waiting requests after signing in again (null), or fails them because the person gave up. */
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
 * Sends a request with the session's headers. An expired access token is refreshed silently; if that fails, the request
 * waits until the person has signed in again, and is then sent once more.
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
      // A fresh token is refused, too, when the person may not sign in for now, for example while his company is
      // suspended.
      if (!toRequestError(refused).unauthenticated) throw refused
      await signInAgain()
      return run(authHeaders())
    }
  }
}
