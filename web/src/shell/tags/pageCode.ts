import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { Page } from '../pages'

type Code = { Component: ComponentType } | { error: unknown }

const codes = new Map<string, Code>()
const asked = new Set<string>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the code of a page, once; what has failed is fetched by reloading. */
export function fetchPage({ path, load }: Page): void {
  if (asked.has(path)) return
  asked.add(path)
  const settle = (code: Code) => {
    codes.set(path, code)
    for (const listener of listeners) listener()
  }
  load().then(
    (module) => settle({ Component: module.default }),
    (error: unknown) => settle({ error }),
  )
}

/**
 * A page's component as soon as its code is here; throws what has kept it away. Instead of React's lazy, which would hold back every
 * page for the 300 ms that a fallback is to be seen once it has been shown.
 */
export function usePage(page: Page): ComponentType | undefined {
  useEffect(() => fetchPage(page), [page])
  const code = useSyncExternalStore(subscribe, () => codes.get(page.path))
  if (!code) return undefined
  if ('error' in code) throw code.error
  return code.Component
}
