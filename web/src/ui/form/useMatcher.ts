import { useEffect, useState } from 'react'
import { looseForm } from '../format/loose'
import type { matches } from './match'

type Matcher = typeof matches

/** What is known without the readings of characters. */
const plain: Matcher = (name, typed) => looseForm(name).includes(looseForm(typed))
let found: Matcher | undefined

/** How names are found; the readings of characters are fetched once somebody searches, and letters alone do until then. */
export function useMatcher(wanted: boolean): Matcher {
  const [, setKnown] = useState(false)
  useEffect(() => {
    if (!wanted || found) return
    let gone = false
    import('./match').then(
      (module) => {
        found = module.matches
        if (!gone) setKnown(true)
      },
      // Without a connection names are found by their characters.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return found ?? plain
}
