import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { onSecondFactorDue } from '../../apollo/auth'
import { late } from '../../ui/late'
import { Frame } from '../Frame'
import { useSignOut } from '../header/UserMenu'
import { useViewer } from '../viewer'
import { ViewerDocument } from '../viewer.generated'

const SecondFactorGate = late(() => import('../../features/identity/second-factor/SecondFactorGate'))

/**
 * Frame, shown once a demanded second factor was shown: before, its requests would be refused. If it is demanded later,
 * such as after signing in again, the open pages wait unchanged behind the gate.
 */
export function SecondFactorDoor() {
  const { secondFactorDue: due } = useViewer()
  const [entered, setEntered] = useState(due === null)
  const [kept, setKept] = useState(false)
  const signOut = useSignOut()
  useAskedAgain()
  if (due === null && !kept && !entered) setEntered(true)
  const shut = due !== null || kept
  return (
    <>
      {shut && <SecondFactorGate due={due ?? 'SETUP'} onKeep={setKept} onSignOut={signOut} />}
      {entered && <Frame shut={shut} />}
    </>
  )
}

/** Reads the missing step of the sign-in as soon as a request is refused for it. */
function useAskedAgain(): void {
  const client = useApolloClient()
  useEffect(
    () =>
      onSecondFactorDue(() => {
        // A failed connection is shown elsewhere; the next refusal reads again.
        client.query({ query: ViewerDocument }).catch(() => undefined)
      }),
    [client],
  )
}
