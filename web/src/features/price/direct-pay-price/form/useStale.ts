import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { type Pair, textOfPairs, useCaptainTree } from '../../../fleet/captain'
import { PricePlacesDocument } from '../price.generated'
import type { Difference, Names } from './fields'

/** What a person who was overtaken has to decide about. */
export interface Stale {
  differences: readonly Difference[]
  keepMine: () => void
  takeTheirs: () => void
}

/** What is edited, as far as it matters here: a price or a task application. */
interface Edited {
  version: number
  projectInfoId: string
  garbageId: string | null
  garbageName: string | null
}

interface Options<Values, Now> {
  /** As it was when the form was opened. */
  opened: Now
  /** As it stands by now; nothing when it is gone. */
  find: () => Promise<Now | null | undefined>
  differences: (mine: Values, now: Now, names: Names) => Difference[]
}

/** An edit of what somebody else may change meanwhile: told where the two differ, and saved only once one of them was chosen. */
export function useStale<Values, Now extends Edited>({ opened, find, differences }: Options<Values, Now>) {
  const client = useApolloClient()
  const tree = useCaptainTree()
  const [version, setVersion] = useState(opened.version)
  const [overtaken, setOvertaken] = useState<{ now: Now; differences: Difference[] } | null>(null)

  /** @returns whether it was the other person's edit that refused this one. */
  const refused = async (error: unknown, mine: Values): Promise<boolean> => {
    if (toRequestError(error).errorCode !== 'STALE') return false
    const { projectInfoId } = opened
    const [now, places] = await Promise.all([
      find(),
      client.query({ query: PricePlacesDocument, variables: { projectInfoId } }),
    ])
    if (!now) return false
    const sites = new Map(places.data?.projectGarbages.map((site) => [site.id, site.name]))
    if (now.garbageId && now.garbageName) sites.set(now.garbageId, now.garbageName)
    const names = {
      site: (siteId: string) => sites.get(siteId) ?? '',
      members: (pairs: readonly Pair[]) => textOfPairs(tree, pairs),
    }
    setOvertaken({ now, differences: differences(mine, now, names) })
    return true
  }
  const settle = ({ version: seen }: Now) => {
    setVersion(seen)
    setOvertaken(null)
  }
  /** What to show above the form; `onTheirs` puts the other person's edit into it. */
  const note = (onTheirs: (now: Now) => void): Stale | null =>
    overtaken && {
      differences: overtaken.differences,
      keepMine: () => settle(overtaken.now),
      takeTheirs: () => {
        onTheirs(overtaken.now)
        settle(overtaken.now)
      },
    }
  return { version, refused, note }
}
