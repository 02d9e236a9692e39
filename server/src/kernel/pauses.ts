import { setImmediate } from 'node:timers/promises'

const HOLD_MS = 5

/** Yields items one by one, with a pause every few milliseconds that lets other work run. */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, void> {
  let since = performance.now()
  for (const item of items) {
    if (performance.now() - since >= HOLD_MS) {
      await setImmediate()
      since = performance.now()
    }
    yield item
  }
}
