import type { Page, Request } from 'playwright-core'

/** Requests under way, by page. */
const fetching = new WeakMap<Page, Set<Request>>()

/** Lets `settled` tell when the page has what it asked for. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  fetching.set(page, requests)
  page.on('request', (request) => requests.add(request))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => requests.delete(request))
}

/** Frames within which an answer is drawn, and asks for more. */
const FRAMES = 12

/** The page has its data: nothing is being fetched, and what came has asked for no more. */
export async function settled(page: Page): Promise<void> {
  const requests = fetching.get(page)
  if (!requests) throw new Error('nobody watches what this page fetches')
  for (let quiet = 0; quiet < FRAMES; quiet = requests.size > 0 ? 0 : quiet + FRAMES_AT_ONCE)
    await frames(page, FRAMES_AT_ONCE)
}

const FRAMES_AT_ONCE = 3

/** The page is drawn so many times; one that stands behind another is not drawn at all, and counts as if it were. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(`(async () => {
    for (let drawn = 0; drawn < ${count}; drawn++)
      await new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 100)])
  })()`)

/** Opens another page as the program's own links do: without loading the program anew, and until its data is there. Pages before it stay, hidden. */
export async function follow(page: Page, address: string): Promise<void> {
  // As its router notes where a page lies in the history.
  await page.evaluate(`{
    const state = { idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }
    history.pushState(state, '', ${JSON.stringify(address)})
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }`)
  await settled(page)
}
