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
 * The frame, once the second factor was shown where one is wanted: until then it would only be refused. Where it is asked for later, such as after
 * signing in again, the open pages wait untouched behind the gate.
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

/** As soon as a request is refused for want of it, it is asked what is due. */
function useAskedAgain(): void {
  const client = useApolloClient()
  useEffect(
    () =>
      onSecondFactorDue(() => {
        // What is wrong with the connection is told elsewhere; the next refusal asks again.
        client.query({ query: ViewerDocument }).catch(() => undefined)
      }),
    [client],
  )
}
