// Entry of the reading process. Its imports must be TypeScript that node can run by stripping types: no decorators, no
// enums, no properties declared in a constructor's parameters.
import { foundInXml } from './invoice-xml.js'
import { invoiceKindOf } from './kind.js'
import { foundInLayout } from './layout.js'
import { foundInOfd } from './ofd.js'
import { textOfPdf } from './pdf.js'
import type { Found } from './reading.js'
import { rootOf } from './xml.js'

/** Words of the invoice in a file; undefined for other files. */
async function foundIn(content: Uint8Array): Promise<Found | undefined> {
  switch (invoiceKindOf(content)) {
    case 'XML': {
      const root = rootOf(content)
      return root && foundInXml(root)
    }
    case 'OFD':
      return foundInOfd(content)
    case 'PDF': {
      const placed = await textOfPdf(content)
      return placed && foundInLayout(placed)
    }
    case undefined:
      return undefined
  }
}

process.once('message', async (content: Uint8Array) => {
  process.send?.((await foundIn(content)) ?? null)
})
