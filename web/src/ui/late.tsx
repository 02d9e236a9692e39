import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { whenBack, whenReachable } from './reach/reach'

interface Instead {
  /** Content until the code is loaded. */
  instead?: ReactNode
}

export interface Late<Props> {
  (props: Props & Instead): ReactNode
  /** Loads the code in advance, once. */
  fetch: () => void
}

/** Loading of a component's code: its result, and the components that wait for it. */
interface Code<Props> {
  get: () => { Component: ComponentType<Props> } | { error: unknown } | undefined
  fetch: () => void
  subscribe: (listener: () => void) => () => void
}

interface Where {
  /** Whether the program's worker keeps the code on the device, if it runs: no server need be there. */
  kept?: boolean
}

function codeOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>, { kept = false }: Where): Code<Props> {
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
      // A browser never loads code again that it once failed to load, so that the first attempt waits for a connection.
      const isHere = kept && navigator.serviceWorker?.controller
      const reachable = isHere ? Promise.resolve() : whenReachable()
      reachable.then(load).then(
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

/**
 * Reloads the page for code that a new release has replaced or that the browser failed to load; false when it has just
 * done so.
 */
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
 * Component whose code is loaded when it is first shown, or in advance; a failure is thrown. React's own `lazy` delays
 * a component by 300 ms after a fallback, whereas these menus and pages appear as soon as their code is there.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  where: Where = {},
): Late<Props> {
  const code = codeOf(load, where)
  return Object.assign(
    ({ instead, ...props }: Props & Instead) => (
      <Shown code={code} props={props as unknown as Props} instead={instead} />
    ),
    { fetch: code.fetch },
  )
}
