import type { BrowserContext } from 'playwright-core'

/** Seconds for a practised person, by the keystroke-level model of Card, Moran and Newell. */
const SECONDS = {
  /** Thinking, pointing and pressing. */
  click: 1.35 + 1.1 + 0.2,
  /** Typing a character at forty words a minute. */
  sign: 0.28,
  /** Finding a file in a dialog of the system. */
  file: 15,
}

/** Effort of a person in a browser. */
export interface Effort {
  clicks: number
  signs: number
  files: number
  minutes: () => number
}

/** Counts clicks, typed characters and chosen files in every page of a context from now on. */
export async function effortIn(context: BrowserContext): Promise<Effort> {
  const effort = {
    ...{ clicks: 0, signs: 0, files: 0 },
    minutes: () => (effort.clicks * SECONDS.click + effort.signs * SECONDS.sign + effort.files * SECONDS.file) / 60,
  }
  await context.exposeFunction('tallied', (what: 'clicks' | 'signs' | 'files', count: number) => {
    effort[what] += count
  })
  await context.addInitScript(() => {
    const tally = (what: string, count: number) => Reflect.get(window, 'tallied')(what, count)
    const lengths = new WeakMap<EventTarget, number>()
    addEventListener('click', (event) => event.isTrusted && tally('clicks', 1), { capture: true })
    addEventListener('keydown', (event) => event.key.length > 1 && tally('signs', 1), { capture: true })
    addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        if (target.type === 'file') return tally('files', 1)
        const before = lengths.get(target) ?? 0
        lengths.set(target, target.value.length)
        return tally('signs', Math.max(target.value.length - before, 0))
      },
      { capture: true },
    )
  })
  return effort
}
