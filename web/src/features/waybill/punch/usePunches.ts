import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isSignInNeeded,
  onSecondFactorDue,
  onSessionLocked,
  settleSignIn,
  subscribeSignInNeeded,
} from '../../../apollo/auth'
import { RequestError } from '../../../apollo/errors'
import type { OutboxState } from '../../../apollo/outbox/entry'
import { formatDateTime } from '../../../ui/format/date'
import { outboxOf, PUNCH, type PunchEntry } from './punchOutbox'
import { texts } from './texts'

/** Step that the person must take elsewhere before anything can be sent. */
export type Hindrance = 'signIn' | 'unlock' | null

/** Punches of this person on this phone, and the sending of them while the page is shown. */
export function usePunches(owner: string) {
  const outbox = outboxOf(owner)
  const state = useSyncExternalStore(outbox.subscribe, outbox.get)
  const [isLocked, setLocked] = useState(false)
  useEffect(() => outbox.start(), [outbox])
  useEffect(() => {
    const lock = () => setLocked(true)
    const stops = [onSessionLocked(lock), onSecondFactorDue(lock)]
    // Requests do not wait for a sign-in over this page: it leads to the page for it.
    const giveUp = () => {
      if (isSignInNeeded()) settleSignIn(new RequestError(texts.signInAgain, { errorCode: 'UNAUTHENTICATED' }))
    }
    stops.push(subscribeSignInNeeded(giveUp))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const hindrance: Hindrance = state.problem?.unauthenticated ? 'signIn' : isLocked && state.problem ? 'unlock' : null
  return { outbox, state, hindrance }
}

/** Punches of today, and earlier ones that are not done with. */
export function shownPunches({ entries }: OutboxState): PunchEntry[] {
  const today = formatDateTime(new Date().toISOString()).slice(0, 10)
  return entries.filter(
    ({ kind, madeAt, state }) => kind === PUNCH && (state !== 'ANSWERED' || formatDateTime(madeAt).startsWith(today)),
  ) as PunchEntry[]
}
