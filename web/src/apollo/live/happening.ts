import type { ChangedSubscription } from './changed.generated'

export type Happening = ChangedSubscription['changed']

/** Opens a stream behind an event, or from now on. */
export type OpenStream = (after: string | undefined, signal: AbortSignal) => AsyncGenerator<Happening, void>

/** Refusal of a stream; `needsSession` where only another session helps. */
export class StreamRefusal extends Error {
  constructor(readonly needsSession: boolean) {
    super('refused')
  }
}

/** Word between the windows of a browser: an event, the state of the stream, or a question for the last place. */
export type Word = { happening: Happening } | { flows: false } | { asks: true }

/** Means of a browser by which its windows share a stream. */
export interface Sharing {
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: ((event: MessageEvent<Word>) => void) | null }
  /** Runs work while no other window does; undefined where each window needs a stream of its own. */
  lock: ((work: () => Promise<void>, signal: AbortSignal) => Promise<void>) | undefined
  open: OpenStream
  /** Resolves after a time in ms, or at the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Resolves with the next session of the browser, or at the signal. */
  nextSession: (signal: AbortSignal) => Promise<void>
}
