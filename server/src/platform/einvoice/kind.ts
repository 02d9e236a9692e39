export type InvoiceKind = 'XML' | 'OFD' | 'PDF'

const ROOT = /<([\w-]+:)?[eE]Invoice[\s>]/
/** Length of a file's beginning that shows its kind. */
const BEGINNING = 4096

/** Kind of a file by its content; undefined for one that can be no invoice. */
export function invoiceKindOf(content: Uint8Array): InvoiceKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const begin = bytes.toString('latin1', 0, BEGINNING)
  if (begin.startsWith('%PDF-')) return 'PDF'
  if (begin.startsWith('PK\x03\x04')) return bytes.includes('OFD.xml') ? 'OFD' : undefined
  return /^(\xef\xbb\xbf)?\s*</.test(begin) && ROOT.test(begin) ? 'XML' : undefined
}
