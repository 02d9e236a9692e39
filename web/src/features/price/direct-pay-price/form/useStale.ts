import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { toRequestError } from '../../../../apollo/errors'
import type { ServerForm } from '../../../../ui/form/useServerForm'
import { type Pair, textOfPairs, useCaptainTree } from '../../../fleet/captain'
import { PricePlacesDocument } from '../price.generated'
import { texts } from '../texts'
import type { Difference, Names } from './fields'

/** Choice of a person after another person's edit. */
export interface Stale {
  differences: readonly Difference[]
  keepMine: () => void
  takeTheirs: () => void
}

/** Record being edited: a price or a task application. */
interface Edited {
  version: number
  projectInfoId: string
  garbageId: string | null
  garbageName: string | null
}

interface Options<Values, Now> {
  /** Record at the opening of the form. */
  opened: Now
  valuesOf: (edited: Now) => Values
  /** Loads the present record; null if it is gone. */
  find: () => Promise<Now | null | undefined>
  differences: (mine: Values, theirs: Values, names: Names) => Difference[]
}

/** Edit before which another person has changed the record. */
interface Overtaken<Values, Now> {
  now: Now
  differences: Difference[]
  /** Other person's values with this one's changes on top. */
  merged: Values
}

/**
 * Edit of a record that another person may change meanwhile: the differences are shown, and saving takes a choice
 * between them.
 */
export function useStale<Values extends FieldValues, Now extends Edited>(options: Options<Values, Now>) {
  const { valuesOf, find, differences } = options
  const client = useApolloClient()
  const tree = useCaptainTree()
  // Open pages follow what others change: the record is kept as the person has seen it.
  const [opened, setOpened] = useState(options.opened)
  const [overtaken, setOvertaken] = useState<Overtaken<Values, Now> | null>(null)

  /** @returns whether another person's edit was the reason of the refusal. */
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
  /** Note above the form, whose fields get the chosen values. */
  const note = ({ methods }: ServerForm<Values>): Stale | null => {
    if (!overtaken) return null
    const { now, differences: told, merged } = overtaken
    const settle = () => {
      methods.reset(valuesOf(now))
      setOpened(now)
      setOvertaken(null)
    }
    const keepMine = () => {
      settle()
      methods.reset(merged, { keepDefaultValues: true })
    }
    return { differences: told, keepMine, takeTheirs: settle }
  }
  return { version: opened.version, refused, note }
}
