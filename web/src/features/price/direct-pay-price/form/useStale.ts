import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { type Pair, textOfPairs, useCaptainTree } from '../../../fleet/captain'
import { DirectPayPriceDocument, PricePlacesDocument } from '../price.generated'
import type { PriceDetail } from '../rows'
import { type Difference, differencesOf, type Values } from './fields'

/** What a person who was overtaken has to decide about. */
export interface Stale {
  differences: readonly Difference[]
  keepMine: () => void
  takeTheirs: () => void
}

interface Overtaken {
  now: PriceDetail
  differences: Difference[]
}

/** A refused edit: fetches what stands there by now and tells where it differs. */
export function useStale(id: string) {
  const client = useApolloClient()
  const tree = useCaptainTree()
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null)

  /** @returns whether it was the other person's edit that refused this one. */
  const refused = async (error: unknown, values: Values): Promise<boolean> => {
    if (toRequestError(error).errorCode !== 'STALE') return false
    const { projectInfoId } = values
    const [found, places] = await Promise.all([
      client.query({ query: DirectPayPriceDocument, variables: { id } }),
      client.query({ query: PricePlacesDocument, variables: { projectInfoId } }),
    ])
    const now = found.data?.directPayPrice
    if (!now) return false
    const sites = new Map(places.data?.projectGarbages.map((site) => [site.id, site.name]))
    const names = {
      site: (siteId: string) => sites.get(siteId) ?? '',
      members: (pairs: readonly Pair[]) => textOfPairs(tree, pairs),
    }
    setOvertaken({ now, differences: differencesOf(values, now, names) })
    return true
  }
  return { overtaken, refused, forget: () => setOvertaken(null) }
}
