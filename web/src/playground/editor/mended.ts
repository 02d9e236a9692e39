import { inChinese } from './texts'

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'] as const

/** Code and answers: what stands there is nobody's label. */
const CODE = '.CodeMirror-lines'

/**
 * Roles of tabs, which hold buttons of their own and so may not be tabs: a list of buttons says the same. The editor
 * writes them again whenever another one is chosen.
 */
function mendTab(element: Element): void {
  if (element.matches('.graphiql-tab, .graphiql-tabs')) element.removeAttribute('role')
  if (element.id === 'graphiql-session') {
    element.removeAttribute('role')
    element.removeAttribute('aria-labelledby')
  }
  const chosen = element.matches('.graphiql-tab') && element.getAttribute('aria-selected')
  if (!chosen) return
  element.removeAttribute('aria-selected')
  element.querySelector('.graphiql-tab-button')?.setAttribute('aria-current', chosen)
}

function mendElement(element: Element): void {
  for (const name of ATTRIBUTES) {
    const said = inChinese(element.getAttribute(name) ?? '')
    if (said === null) element.removeAttribute(name)
    else if (said !== undefined) element.setAttribute(name, said)
  }
  mendTab(element)
}

function mend(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(CODE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) mendElement(node)
    else {
      const said = inChinese(node.nodeValue ?? '')
      if (said) node.nodeValue = said
    }
  }
}

const isCode = (node: Node): boolean => (node instanceof Element ? node : node.parentElement)?.closest(CODE) != null

/**
 * Says the words of the editor in Chinese and mends its roles, now and whenever it changes them; its windows stand
 * anywhere in the document. Returns how to end that.
 */
export function keepMended(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (isCode(target)) continue
      if (type === 'childList') for (const node of addedNodes) mend(node)
      else mend(target)
    }
  })
  mend(document.body)
  const attributeFilter = [...ATTRIBUTES, 'role', 'aria-selected', 'aria-labelledby']
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  return () => observer.disconnect()
}
