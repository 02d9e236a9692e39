import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { invoiceLimits } from './limits.js'

/** An element with the texts and elements in it. */
export type Xml = XmlElement

/** What the first bytes say of how the letters are written; a file without it is in UTF-8. */
const ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/
const CHINESE = /^(gbk|gb2312|gb18030)$/i

/**
 * The root of an XML file; undefined for what is none. A DOCTYPE is never read, since readers of XML have been led far astray by what
 * stands in one, and no invoice has it.
 */
export function rootOf(content: Uint8Array): Xml | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY') || hasTooManyTags(bytes)) return undefined
  const [, encoding = 'utf-8'] = ENCODING.exec(bytes.toString('latin1', 0, 200).replace('\xef\xbb\xbf', '')) ?? []
  try {
    const text = new TextDecoder(CHINESE.test(encoding) ? 'gb18030' : 'utf-8', { fatal: true }).decode(bytes)
    return parseXml(text.trim()).root ?? undefined
  } catch {
    // The parser's own complaints are about its grammar; to whoever sent the file they all mean that it is no XML.
    return undefined
  }
}

function hasTooManyTags(bytes: Buffer): boolean {
  let at = -1
  for (let tags = 0; tags <= invoiceLimits.tags; tags++) {
    at = bytes.indexOf('<', at + 1)
    if (at < 0) return false
  }
  return true
}

/** The name without its prefix: issuers choose their own. */
export const nameOf = ({ name }: Xml): string => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: Xml): Xml[] => element.children.filter((child) => child instanceof XmlElement)

/** All elements of a name, however deep. */
export function elementsIn(element: Xml, name: string): Xml[] {
  return childrenOf(element).flatMap((child) => [
    ...(nameOf(child) === name ? [child] : []),
    ...elementsIn(child, name),
  ])
}

/** What the first element of a name says; undefined where there is none, or nothing in it. */
export function textIn(element: Xml | undefined, name: string): string | undefined {
  const [first] = element ? elementsIn(element, name) : []
  return (first && wordsOf(first)) || undefined
}

/** What stands in an element, its sections of CDATA and inner elements among it. */
export const wordsOf = (element: Xml): string =>
  element.children
    .map((child) => (child instanceof XmlElement ? wordsOf(child) : child instanceof XmlText ? child.text : ''))
    .join('')
    .trim()
