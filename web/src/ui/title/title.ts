import { useEffect, useId } from 'react'
import { useActive } from '../overlay/active'
import { texts } from './texts'

let page = ''
/** Titles of drawers and records in the order of opening; the window shows the last one. */
const above = new Map<string, readonly string[]>()

/**
 * Title of the window, from the particular to the product: JS202611220007 - 结算单 - 土方通. A name without a kind stands
 * before the name of its page.
 */
export function titleOf(names: readonly string[], ofPage: string): string {
  const [name = '', ...kinds] = names
  const of = kinds.length || name === ofPage ? kinds : [ofPage]
  return [name, ...of, texts.product].filter(Boolean).join(' - ')
}

function show() {
  document.title = titleOf([...above.values()].at(-1) ?? [page], page)
}

/** Sets the window title to the page in the address bar. */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    page = name
    show()
  }, [name])
}

/** Sets the window title to a record with its kind, or to a form, while that is on top; null sets none. */
export function useTitle(...names: readonly string[] | [null]) {
  const id = useId()
  const text = names[0] === null ? null : names.join('\n')
  const shown = useActive() && text !== null
  useEffect(() => {
    if (!shown) return
    // A title keeps its rank among the others until its name is known.
    above.set(id, [])
    return () => {
      above.delete(id)
      show()
    }
  }, [id, shown])
  useEffect(() => {
    if (!shown || text === null) return
    above.set(id, text.split('\n'))
    show()
  }, [id, shown, text])
}
