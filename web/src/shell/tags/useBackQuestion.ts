import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { mayLeave } from '../../ui/unsaved/mayLeave'
import { pageAt } from '../pages'
import { useTags } from './tags'

/**
 * Asks before a step through the history takes a half-filled form off its page, or leaves the frame. A step to another page takes nothing: the page
 * stays as it is behind the other.
 */
export function useBackQuestion(current: string): void {
  const { unsaved } = useTags()
  const { state, proceed, reset } = useBlocker(
    ({ historyAction, currentLocation: { pathname }, nextLocation: { pathname: next } }) =>
      historyAction === 'POP' && unsaved.has(current) && (next === pathname || !pageAt(next)),
  )
  useEffect(() => {
    if (state !== 'blocked') return
    void mayLeave(true).then((leaves) => (leaves ? proceed?.() : reset?.()))
  }, [state, proceed, reset])
}
