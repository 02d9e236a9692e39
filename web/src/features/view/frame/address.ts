import { texts } from './texts'

/** Page that may be shown, or the reason why not. */
export type Framed = { url: URL } | { refusal: string; help?: string }

/**
 * Page for an address: https, and of an origin on the list. Never a page of this site, which could act outside of its
 * frame.
 */
export function framedPage(src: string | null, origins: readonly string[], own: string): Framed {
  const { refused } = texts
  if (!src) return { refusal: refused.missing }
  const url = URL.parse(src)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return { refusal: refused.invalid }
  if (url.origin === own) return { refusal: refused.own }
  if (!origins.includes(url.origin)) return { refusal: refused.unlisted(url.host), help: refused.unlistedHelp }
  return { url }
}
