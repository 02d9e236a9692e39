/** What is closed when nobody waits for it any more: an answer on its way out. */
export interface Closing {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
}

const listeners = new WeakMap<Closing, Set<() => void>>()

/** Calls back when an answer closes, until the function that comes back is called. One listener an answer, however many wait for that: Node warns of more than ten. */
export function onceClosed(answer: Closing, act: () => void): () => void {
  const acts = listeners.get(answer) ?? new Set()
  if (!listeners.has(answer)) {
    listeners.set(answer, acts)
    answer.once('close', () => {
      for (const each of acts) each()
    })
  }
  acts.add(act)
  return () => acts.delete(act)
}
