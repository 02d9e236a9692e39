import { useEffect, useState } from 'react'
import { looseForm } from '../format/loose'
import type { matches } from './match'

type Matcher = typeof matches

/** Matches characters and letters, without pinyin. */
const plain: Matcher = (name, typed) => looseForm(name).includes(looseForm(typed))
let found: Matcher | undefined

/** Function that matches names. Pinyin is loaded once a person searches; until then characters and letters match. */
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
      // Without a connection names are matched by characters and letters.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return found ?? plain
}
