import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Elements of the page, each with the key of its look. */
    looks: Map<Element, number>
  }
}

/** Mark of the outermost elements whose looks are new. */
export const NEW = 'data-new-look'

/** Looks that were found without a barrier, by their keys. */
const sound = new Set<number>()

/**
 * Marks elements whose looks nobody has examined yet; their keys. A look is made of what a colour or a size can depend
 * on: the element's name, classes, style, states and visibility, those of all around it and of its neighbours, the
 * colours of the page and its width.
 */
export async function markNewLooks(page: Page, leftOut: readonly string[]): Promise<number[]> {
  const keys = await page.evaluate(keysOf, leftOut)
  const unseen = keys.filter((key) => !sound.has(key))
  await page.evaluate(
    ([unseen, mark]) => {
      const isNew = new Set(unseen)
      for (const [element, key] of window.looks) {
        const isWithinNew = isNew.has(window.looks.get(element.parentElement as Element) ?? 0)
        element.toggleAttribute(mark, isNew.has(key) && !isWithinNew)
      }
    },
    [unseen, NEW] as const,
  )
  return unseen
}

/** Takes the marks away, and notes looks that were found without a barrier. */
export async function noteLooks(page: Page, found: readonly number[]): Promise<void> {
  await page.evaluate((mark) => {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  }, NEW)
  for (const key of found) sound.add(key)
}

/** Keys of the looks on the page, noted there by element; runs in the page. */
function keysOf(leftOut: readonly string[]): number[] {
  const lengths = /-?[\d.]+(px|%|r?em|m?s|vh|vw)/g
  const targets = 'a, button, input, select, textarea, [tabindex], [role]'
  const look = (element: Element): string => {
    const said = [element.tagName, String(element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))]
    for (const { name, value } of element.attributes) {
      // Words are states; names, addresses and numbers are not.
      const isKept = name === 'class' || /^[a-z-]*$/.test(value)
      said.push(name, name === 'style' ? value.replace(lengths, '') : isKept ? value : '')
    }
    const { width, height } = element.getBoundingClientRect()
    const size = element.matches(targets) ? Math.min(24, Math.round(Math.min(width, height))) : 0
    const isWritten = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    return `${said.join(' ')} ${size} ${isWritten}`
  }
  const keyOf = (text: string): number => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    return 4294967296 * (2097151 & (high ^ (low >>> 15))) + ((low ^ (high >>> 13)) >>> 0)
  }
  const keys = new Map<Element, number>()
  const left = ['head', ...leftOut].join()
  const visit = (element: Element, around: number): void => {
    const children = [...element.children]
      .filter((child) => !child.matches(left))
      .map((child) => ({ child, look: look(child) }))
    const neighbours = [...new Set(children.map(({ look }) => look))].sort().join(' ')
    for (const { child, look } of children) {
      const key = keyOf(`${around} ${look} ${neighbours}`)
      keys.set(child, key)
      visit(child, key)
    }
  }
  const theme = matchMedia('(prefers-color-scheme: dark)').matches
  const page = keyOf(`${theme} ${innerWidth} ${look(document.documentElement)}`)
  keys.set(document.documentElement, page)
  visit(document.documentElement, page)
  window.looks = keys
  return [...new Set(keys.values())]
}
