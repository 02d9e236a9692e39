import { useEffect, useState } from 'react'

/** A text once it has stood for a while. */
export function useSettled<Text extends string | null>(text: Text, pause = 400): Text {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return settled
}
