import { useSyncExternalStore } from 'react'
import type { RoleType } from '../gql/types.generated'

/** Session of this browser: tokens, and the person they belong to. Shared by all windows through local storage. */
export interface Session {
  accessToken: string
  refreshToken: string
  userHash: string
  userId: string
  /** Epoch milliseconds after which the access token is no longer sent. */
  expiresAt: number
  /** Phone and role of the sign-in, so that an expired session is renewed as the same person. */
  phone: string
  roleType: RoleType
  companyAuthId: string | null
}

/** The part of a token answer that the session keeps. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresIn: number
  userHash: string
  userId: string
  companyAuthId: string | null
}

/** Role types by their numbers, which browsers hold from before the API had names for them. */
const formerly = new Map<unknown, RoleType>([
  [1, 'CAPTAIN'],
  [2, 'COMPANY'],
  [3, 'DRIVER'],
  [4, 'OPERATOR'],
  [7, 'ENTERPRISE'],
  [9, 'PLATFORM'],
])

const KEY = 'tufang.session'
const listeners = new Set<() => void>()
let current: Session | null = read()

function read(): Session | null {
  const text = localStorage.getItem(KEY)
  if (!text) return null
  try {
    const session = JSON.parse(text) as Session
    return { ...session, roleType: formerly.get(session.roleType) ?? session.roleType }
  } catch {
    localStorage.removeItem(KEY)
    return null
  }
}

function publish(next: Session | null): void {
  current = next
  for (const listener of listeners) listener()
}

window.addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) publish(read())
})

export function getSession(): Session | null {
  return current
}

/** Person and company of a session, by which this device keeps their things apart. */
export const ownerOf = (session: Pick<Session, 'userId' | 'companyAuthId'> | null): string =>
  `${session?.userId ?? ''}:${session?.companyAuthId ?? ''}`

/** Stores the tokens of a sign-in, a refresh or a change of company. */
export function saveTokens(tokens: Tokens, who: { phone: string; roleType: RoleType }): Session {
  const session: Session = {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    userHash: tokens.userHash,
    userId: tokens.userId,
    expiresAt: Date.now() + tokens.expiresIn * 1000,
    phone: who.phone,
    roleType: who.roleType,
    companyAuthId: tokens.companyAuthId,
  }
  localStorage.setItem(KEY, JSON.stringify(session))
  publish(session)
  return session
}

/** Forgets access token, user hash, refresh token and expiry. */
export function clearSession(): void {
  localStorage.removeItem(KEY)
  publish(null)
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Headers of an authorised request; the last one marks requests of the pages in the operation log. */
export function authHeaders(session: Session | null = current): Record<string, string> {
  return session
    ? { Authorization: `Bearer ${session.accessToken}`, AuthorizationMD5: session.userHash, 'X-Client': 'web' }
    : {}
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession)
}
