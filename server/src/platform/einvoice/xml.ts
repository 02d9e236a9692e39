import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'
import { invoiceLimits } from './limits.js'

/** An element with the texts and elements in it. */
export type Xml = XmlElement

/** Encoding that the first bytes name; a file without one is in UTF-8. */
const ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/
const CHINESE = /^(gbk|gb2312|gb18030)$/i

/**
 * Root of an XML file; undefined for another file, and for one with a DOCTYPE, which is used to attack readers of XML
 * and which no invoice has.
 */
export function rootOf(content: Uint8Array): Xml | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY') || hasTooManyTags(bytes)) return undefined
  const [, encoding = 'utf-8'] = ENCODING.exec(bytes.toString('latin1', 0, 200).replace('\xef\xbb\xbf', '')) ?? []
  try {
    const text = new TextDecoder(CHINESE.test(encoding) ? 'gb18030' : 'utf-8', { fatal: true }).decode(bytes)
    return parseXml(text.trim()).root ?? undefined
  } catch {
    // Errors of the parser all mean the same to the sender: the file is no XML.
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

/** Name without its prefix, which issuers choose freely. */
export const nameOf = ({ name }: Xml): string => name.slice(name.indexOf(':') + 1)

export const childrenOf = (element: Xml): Xml[] => element.children.filter((child) => child instanceof XmlElement)

/** All elements with a name, at any depth. */
export function elementsIn(element: Xml, name: string): Xml[] {
  return childrenOf(element).flatMap((child) => [
    ...(nameOf(child) === name ? [child] : []),
    ...elementsIn(child, name),
  ])
}

/** Text of the first element with a name; undefined for a missing or empty one. */
export function textIn(element: Xml | undefined, name: string): string | undefined {
  const [first] = element ? elementsIn(element, name) : []
  return (first && wordsOf(first)) || undefined
}

/** Text of an element, its sections of CDATA and inner elements included. */
export const wordsOf = (element: Xml): string =>
  element.children
    .map((child) => (child instanceof XmlElement ? wordsOf(child) : child instanceof XmlText ? child.text : ''))
    .join('')
    .trim()
