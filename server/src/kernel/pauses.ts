import { setImmediate } from 'node:timers/promises'

const HOLD_MS = 5

/** The items one after the other; every few milliseconds whoever else waits for the processor has it. */
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
