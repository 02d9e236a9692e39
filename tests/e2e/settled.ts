import type { Page, Request } from 'playwright-core'

/** Running requests, by page. */
const fetching = new WeakMap<Page, Set<Request>>()

/** Counts the requests of a page for `settled`. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  fetching.set(page, requests)
  // The stream of changes ends with its page.
  page.on('request', (request) => request.headers().accept !== 'text/event-stream' && requests.add(request))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => requests.delete(request))
}

/** Frames within which an answer is drawn and further requests are sent. */
const FRAMES = 12

/** Waits until the page has its data: no request is running, and the answers have caused no others. */
export async function settled(page: Page): Promise<void> {
  const requests = fetching.get(page)
  if (!requests) throw new Error('nobody watches what this page fetches')
  for (let quiet = 0; quiet < FRAMES; quiet = requests.size > 0 ? 0 : quiet + FRAMES_AT_ONCE)
    await frames(page, FRAMES_AT_ONCE)
}

const FRAMES_AT_ONCE = 3

/** Waits for a number of frames. A page behind another one is not drawn, and waits as long. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(`(async () => {
    for (let drawn = 0; drawn < ${count}; drawn++)
      await new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 100)])
  })()`)

/**
 * Opens another page like the program's own links: without loading the program again, and until its data has arrived.
 * Earlier pages stay, hidden.
 */
export async function follow(page: Page, address: string): Promise<void> {
  // The state has the form in which the router keeps a page's place in the history.
  await page.evaluate(`{
    const state = { idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }
    history.pushState(state, '', ${JSON.stringify(address)})
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }`)
  await settled(page)
}
