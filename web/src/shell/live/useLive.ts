import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { setFlowing } from '../../apollo/live/flowing'
import { followChanges } from '../../apollo/live/follow'
import type { Happening } from '../../apollo/live/happening'
import { ownVerbs } from '../../apollo/live/own'
import { Refresher, refresh } from '../../apollo/live/refresher'
import { sharingOf } from '../../apollo/live/stream'
import { useViewer } from '../viewer'
import { shownBy } from './shown'

/**
 * Has open lists, drawers and counts follow what others change in the company; forms keep what they were opened with,
 * and verbs of this window refresh what they have changed themselves.
 * Only members of a company are told, and nobody while the screen is locked.
 */
export function useLive(locked: boolean): void {
  const client = useApolloClient()
  const { company, roleType, user } = useViewer()
  const owner = company && roleType === 'COMPANY' && !locked ? `${user.id}:${company.id}` : undefined
  useEffect(() => {
    if (owner === undefined) return
    const refresher = new Refresher((shown) => refresh(client, shown))
    const look = () => void refresher.run()
    document.addEventListener('visibilitychange', look)
    const told = async ({ everything, changes }: Happening) => {
      if (everything) return refresher.add('everything')
      await ownVerbs.answered()
      const others = changes.filter(({ requestIds }) => !ownVerbs.made(requestIds))
      refresher.add(others.flatMap(({ type }) => shownBy[type]))
    }
    const stop = followChanges(sharingOf(owner), { told: (happening) => void told(happening), flows: setFlowing })
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, owner])
}
