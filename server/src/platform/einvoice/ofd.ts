import { partsOf } from '../excel/reading/directory.js'
import { readLimits } from '../excel/reading/limits.js'
import { FileRefused } from '../excel/reading/refusal.js'
import { contentOf } from '../excel/reading/unpack.js'
import { foundInXml } from './invoice-xml.js'
import { foundInLayout } from './layout.js'
import { invoiceLimits } from './limits.js'
import { textOfPages } from './ofd-page.js'
import type { Found } from './reading.js'
import { rootOf, type Xml } from './xml.js'

const ROOT = 'ofd.xml'
const limits = { ...readLimits, parts: invoiceLimits.parts, expandedBytes: invoiceLimits.expandedBytes }
const ATTACHED = /(^|\/)Attachs?(ments)?\/[^/]+\.xml$/i
const PAGES = /(^|\/)Pages\/[^/]+\/Content\.xml$/i
const TEMPLATES = /(^|\/)(Tpls|Temps|Templates)\/[^/]+\/Content\.xml$/i

/** The words of an invoice as OFD: of the XML that it brings along, or else of what stands on its pages. */
export function foundInOfd(content: Uint8Array): Found | undefined {
  try {
    return foundInParts(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  } catch (error) {
    if (error instanceof FileRefused) return undefined
    throw error
  }
}

function foundInParts(file: Buffer): Found | undefined {
  const parts = partsOf(file, limits)
  const names = new Set(parts.map(({ name }) => name.toLowerCase()))
  // A part that two readers would look for in two places is a trick.
  if (!names.has(ROOT) || names.size < parts.length) return undefined
  const rootsOf = (pattern: RegExp): Xml[] =>
    parts.filter(({ name }) => pattern.test(name)).flatMap((part) => rootOf(contentOf(file, part)) ?? [])
  for (const root of rootsOf(ATTACHED)) {
    const found = foundInXml(root)
    if (found) return found
  }
  const { pages } = invoiceLimits
  return foundInLayout(textOfPages(rootsOf(PAGES).slice(0, pages), rootsOf(TEMPLATES).slice(0, pages)))
}
