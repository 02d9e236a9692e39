import { getDocumentProxy } from 'unpdf'
import { invoiceLimits } from './limits.js'
import type { Placed } from './placed.js'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
/** Offset between two pages, so large that texts of different pages are never level. */
const APART = 10_000

/** Texts on the first pages of a PDF; undefined for other files and for encrypted or broken ones. */
export async function textOfPdf(content: Uint8Array): Promise<Placed[] | undefined> {
  const pdf = await opened(content)
  if (!pdf) return undefined
  const placed: Placed[] = []
  for (let page = 1; page <= Math.min(pdf.numPages, invoiceLimits.pages); page++) {
    placed.push(...(await textOfPage(pdf, page)))
    if (placed.reduce((sum, { text }) => sum + text.length, 0) > invoiceLimits.characters) return undefined
  }
  return placed
}

async function opened(content: Uint8Array): Promise<Pdf | undefined> {
  try {
    // The reader does not accept a Buffer.
    return await getDocumentProxy(new Uint8Array(content), { verbosity: 0, useSystemFonts: false })
  } catch {
    // Errors of the reader all mean the same to the sender: the file is no readable PDF.
    return undefined
  }
}

async function textOfPage(pdf: Pdf, number: number): Promise<Placed[]> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const [, , , high = 0] = page.view
  const shift = (number - 1) * APART
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[]
    // Slanted text is a watermark or a stamp.
    if (Math.abs(b) > Math.abs(a) / 10) return []
    const size = Math.abs(d) || item.height
    const bottom = shift + high - y + size * 0.15
    return [{ text: item.str, left: x, right: x + item.width, top: bottom - size, bottom }]
  })
}
