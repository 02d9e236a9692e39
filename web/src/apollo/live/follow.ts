import { type Happening, type Sharing, StreamRefusal, type Word } from './happening'

/** Pauses in ms before a broken stream is opened again. */
const [FIRST_MS, LONGEST_MS] = [1000, 30_000]

export interface Following {
  told: (happening: Happening) => void
  /** Whether changes are told at present. */
  flows: (flows: boolean) => void
}

/**
 * Follows changes by one stream for all windows of a browser: one window has it and tells the others, and another one
 * takes over at the same place when it closes. Gives back how to stop.
 */
export function followChanges(
  { channel, lock, open, wait, nextSession }: Sharing,
  { told, flows }: Following,
): () => void {
  const end = new AbortController()
  const { signal } = end
  let last: string | undefined
  let leads = false
  const say = (word: Word) => channel.postMessage(word)
  const hear = (happening: Happening) => {
    last = happening.id
    flows(true)
    told(happening)
  }
  const placeOf = (id: string): Happening => ({ id, everything: false, changes: [] })
  channel.onmessage = ({ data }) => {
    if ('happening' in data) hear(data.happening)
    else if ('flows' in data) flows(false)
    else if (leads && last !== undefined) say({ happening: placeOf(last) })
  }
  const lead = async () => {
    leads = true
    for (let pause = FIRST_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_MS)) {
      try {
        for await (const happening of open(last, signal)) {
          pause = FIRST_MS
          say({ happening })
          hear(happening)
        }
      } catch (error) {
        if (signal.aborted) return
        flows(false)
        say({ flows: false })
        if (error instanceof StreamRefusal && error.needsSession) await nextSession(signal)
      }
      await wait(pause, signal)
    }
  }
  say({ asks: true })
  // A window that leaves while it waits for the lock has nothing to lead.
  void (lock ? lock(lead, signal).catch(() => undefined) : lead())
  return () => {
    end.abort()
    channel.onmessage = null
    channel.close()
    flows(false)
  }
}
