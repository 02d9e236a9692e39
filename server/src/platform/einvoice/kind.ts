export type InvoiceKind = 'XML' | 'OFD' | 'PDF'

const ROOT = /<([\w-]+:)?[eE]Invoice[\s>]/
/** So much of a file tells what it is. */
const BEGINNING = 4096

/** What a file is by its content; undefined for what can be no invoice. */
export function invoiceKindOf(content: Uint8Array): InvoiceKind | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const begin = bytes.toString('latin1', 0, BEGINNING)
  if (begin.startsWith('%PDF-')) return 'PDF'
  if (begin.startsWith('PK\x03\x04')) return bytes.includes('OFD.xml') ? 'OFD' : undefined
  return /^(\xef\xbb\xbf)?\s*</.test(begin) && ROOT.test(begin) ? 'XML' : undefined
}
