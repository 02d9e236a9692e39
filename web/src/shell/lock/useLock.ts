import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { onSessionLocked } from '../../apollo/auth'
import { toRequestError } from '../../apollo/errors'
import { toast } from '../../ui/feedback/toastStore'
import { homeOf } from '../home'
import { useViewer } from '../viewer'
import { LockSessionDocument } from '../viewer.generated'
import { keepLocked, onLockedElsewhere, setLocked } from './locked'
import { useIdleLock } from './useIdleLock'

export const LOCK = '/lock'

/** Keeps address and lock in step: a locked session is at /lock only, and returns to where it was. */
export function useLock(): boolean {
  const { sessionLocked, lockSetting, roleType } = useViewer()
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const from = (state as { from?: string } | null)?.from ?? homeOf(roleType)
  useEffect(() => onSessionLocked(() => keepLocked(cache, true)), [cache])
  useEffect(() => onLockedElsewhere((locked) => keepLocked(cache, locked)), [cache])
  useEffect(() => {
    if (sessionLocked && pathname !== LOCK) navigate(LOCK, { replace: true, state: { from: pathname + search } })
    if (!sessionLocked && pathname === LOCK) navigate(from, { replace: true })
  }, [sessionLocked, pathname, search, from, navigate])
  const lockNow = useLockNow()
  const lockIdle = useCallback(() => lockNow().catch(() => undefined), [lockNow])
  useIdleLock(sessionLocked ? 0 : lockSetting.idleMinutes, lockIdle)
  return sessionLocked
}

/** Locks with the person's own lock password; shows the reason and throws if it cannot. */
export function useLockNow(): () => Promise<void> {
  const client = useApolloClient()
  return useCallback(async () => {
    try {
      await client.mutate({ mutation: LockSessionDocument, variables: {} })
      setLocked(client.cache, true)
    } catch (error) {
      // Another window was first.
      if (toRequestError(error).errorCode === 'SESSION_LOCKED') return
      toast.failure(error)
      throw error
    }
  }, [client])
}
