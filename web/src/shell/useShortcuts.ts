import { useEffect, useRef } from 'react'

interface Actions {
  palette: () => void
  shortcuts: () => void
  closeTag: () => void
}

const TYPING = 'input, textarea, select, [contenteditable]'

function actionOf(event: KeyboardEvent): keyof Actions | null {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return 'palette'
  if (event.altKey && event.code === 'KeyW') return 'closeTag'
  const typing = event.target instanceof Element && event.target.closest(TYPING)
  return event.key === '?' && !typing ? 'shortcuts' : null
}

/** Keys that work everywhere in the frame. */
export function useShortcuts(actions: Actions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.isComposing ? null : actionOf(event)
      if (!action) return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
