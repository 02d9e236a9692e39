import { useEffect, useId } from 'react'
import { useActive } from '../overlay/active'
import { texts } from './texts'

let page = ''
/** Of drawers and records, in the order in which they were opened: the last one names the window. */
const above = new Map<string, readonly string[]>()

/** From the particular to the product: JS202611220007 - 结算单 - 土方通. A name without its kind stands before its page. */
export function titleOf(names: readonly string[], ofPage: string): string {
  const [name = '', ...kinds] = names
  const of = kinds.length || name === ofPage ? kinds : [ofPage]
  return [name, ...of, texts.product].filter(Boolean).join(' - ')
}

function show() {
  document.title = titleOf([...above.values()].at(-1) ?? [page], page)
}

/** Names the window after the page in the address bar. */
export function usePageTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    page = name
    show()
  }, [name])
}

/** Names the window after a record and its kind, or a form, for as long as it is on top; null leaves the name to others. */
export function useTitle(...names: readonly string[] | [null]) {
  const id = useId()
  const text = names[0] === null ? null : names.join('\n')
  const shown = useActive() && text !== null
  useEffect(() => {
    if (!shown) return
    // It keeps its place when its name becomes known.
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
