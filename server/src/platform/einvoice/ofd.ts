import { partsOf } from '../excel/reading/directory.js'
import { readLimits } from '../excel/reading/limits.js'
import { FileRefused } from '../excel/reading/refusal.js'
import { foundInXml } from './invoice-xml.js'
import { foundInLayout } from './layout.js'
import { invoiceLimits } from './limits.js'
import { textOfPages } from './ofd-page.js'
import { OfdParts } from './ofd-parts.js'
import type { Found } from './reading.js'

const limits = { ...readLimits, parts: invoiceLimits.parts, expandedBytes: invoiceLimits.expandedBytes }
const ATTACHED = /(^|\/)Attachs?(ments)?\/[^/]+\.xml$/i

/** Words of an invoice in OFD: from the XML in it, or else from the texts of its pages. */
export function foundInOfd(content: Uint8Array): Found | undefined {
  try {
    return foundInParts(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  } catch (error) {
    if (error instanceof FileRefused) return undefined
    throw error
  }
}

function foundInParts(file: Buffer): Found | undefined {
  const parts = new OfdParts(file, partsOf(file, limits))
  if (parts.areAmbiguous()) return undefined
  for (const root of parts.rootsNamed(ATTACHED)) {
    const found = foundInXml(root)
    if (found) return found
  }
  const placed = textOfPages(parts.pages(invoiceLimits.pages))
  return placed && foundInLayout(placed)
}
