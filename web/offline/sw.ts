import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Files of the kept pages, and the pages themselves; web/offline/plugin.ts fills both in. */
declare const KEPT_FILES: PrecacheEntry[]
declare const KEPT_PAGES: string[]
declare const self: { skipWaiting(): Promise<void>; location: Location }

precacheAndRoute(KEPT_FILES)
cleanupOutdatedCaches()

// Other pages below its path come from the server: their files may be those of a later build.
const shell = createHandlerBoundToURL('/index.html')
registerRoute(new NavigationRoute(shell, { allowlist: KEPT_PAGES.map((page) => new RegExp(`^${page}(?:[?#]|$)`)) }))

// Files that only some phones need, such as a reader of codes, stay once they were fetched: their names tell their
// content. Calls of the API are not looked at, so that no answer is ever kept.
const isBuilt = ({ url }: { url: URL }) =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/') && /\.(?:js|wasm|css)$/.test(url.pathname)
registerRoute(isBuilt, new CacheFirst({ cacheName: 'tufang-files' }))

// A new version waits until somebody asks for it (web/src/ui/app/appUpdate.ts).
addEventListener('message', ({ data }) => {
  if (data === 'update') void self.skipWaiting()
})
