import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { whenBack, whenReachable } from './reach/reach'

interface Instead {
  /** Stands in its place until the code is here. */
  instead?: ReactNode
}

export interface Late<Props> {
  (props: Props & Instead): ReactNode
  /** Fetches the code ahead, once. */
  fetch: () => void
}

/** Code on its way: what came of it, and who waits. */
interface Code<Props> {
  get: () => { Component: ComponentType<Props> } | { error: unknown } | undefined
  fetch: () => void
  subscribe: (listener: () => void) => () => void
}

function codeOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let found: ReturnType<Code<Props>['get']>
  let asked = false
  const listeners = new Set<() => void>()
  const settle = (outcome: typeof found) => {
    found = outcome
    for (const listener of listeners) listener()
  }
  return {
    get: () => found,
    fetch: () => {
      if (asked) return
      asked = true
      // A browser that could not fetch code once never fetches it again, so that it is asked for only when there is an answer.
      whenReachable()
        .then(load)
        .then(
          (module) => settle({ Component: module.default }),
          (error: unknown) => whenBack().then(() => reloadedOnce() || settle({ error })),
        )
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const RELOADED = 'tufang.reloaded'
const LATELY = 60_000

/** Opens the page anew for code that a new release has replaced or the browser gave up; false when that was done just now. */
function reloadedOnce(): boolean {
  const before = Number(sessionStorage.getItem(RELOADED))
  if (Date.now() - before < LATELY) return false
  sessionStorage.setItem(RELOADED, String(Date.now()))
  window.location.reload()
  return true
}

function Shown<Props extends object>({ code, props, instead }: { code: Code<Props>; props: Props } & Instead) {
  const { get, fetch, subscribe } = code
  useEffect(fetch, [fetch])
  const found = useSyncExternalStore(subscribe, get)
  if (!found) return instead ?? null
  if ('error' in found) throw found.error
  return <found.Component {...props} />
}

/**
 * A component whose code is fetched when it is first shown, or asked for ahead; what keeps the code away is thrown. React's own `lazy`
 * holds whatever has shown a fallback back for 300 ms; here a menu opens and a page stands as soon as its code is there.
 */
export function late<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  const code = codeOf(load)
  return Object.assign(
    ({ instead, ...props }: Props & Instead) => (
      <Shown code={code} props={props as unknown as Props} instead={instead} />
    ),
    { fetch: code.fetch },
  )
}
