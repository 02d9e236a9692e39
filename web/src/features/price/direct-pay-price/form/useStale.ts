import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { toRequestError } from '../../../../apollo/errors'
import type { ServerForm } from '../../../../ui/form/useServerForm'
import { type Pair, textOfPairs, useCaptainTree } from '../../../fleet/captain'
import { PricePlacesDocument } from '../price.generated'
import { texts } from '../texts'
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
  valuesOf: (edited: Now) => Values
  /** As it stands by now; nothing when it is gone. */
  find: () => Promise<Now | null | undefined>
  differences: (mine: Values, theirs: Values, names: Names) => Difference[]
}

/** An edit that somebody else was faster than. */
interface Overtaken<Values, Now> {
  now: Now
  differences: Difference[]
  /** What the other person made of it, with what this one has changed himself. */
  merged: Values
}

/** An edit of what somebody else may change meanwhile: told where the two differ, and saved only once one of them was chosen. */
export function useStale<Values extends FieldValues, Now extends Edited>(options: Options<Values, Now>) {
  const { opened, valuesOf, find, differences } = options
  const client = useApolloClient()
  const tree = useCaptainTree()
  const [version, setVersion] = useState(opened.version)
  const [overtaken, setOvertaken] = useState<Overtaken<Values, Now> | null>(null)

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
    const theirs = valuesOf(now)
    const changed = new Set(differences(mine, valuesOf(opened), names).map(({ field }) => field))
    const own = Object.fromEntries(Object.entries(mine).filter(([field]) => changed.has(field)))
    const told = differences(mine, theirs, names).map((one) =>
      changed.has(one.field) ? one : { ...one, mine: texts.untouched },
    )
    setOvertaken({ now, differences: told, merged: { ...theirs, ...own } })
    return true
  }
  /** What to show above the form, whose fields become what is chosen. */
  const note = ({ methods }: ServerForm<Values>): Stale | null => {
    if (!overtaken) return null
    const { now, differences: told, merged } = overtaken
    const settle = () => {
      methods.reset(valuesOf(now))
      setVersion(now.version)
      setOvertaken(null)
    }
    const keepMine = () => {
      settle()
      methods.reset(merged, { keepDefaultValues: true })
    }
    return { differences: told, keepMine, takeTheirs: settle }
  }
  return { version, refused, note }
}
