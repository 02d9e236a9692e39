import { type InvoiceKind, invoiceKindOf } from '../../../platform/einvoice/kind.js'
import { pictureTypeOf } from '../../../platform/pictures/picture-type.js'

/** Kind of a file; it is decided by the content, never by the name or the type that the sender gives. */
export interface FileType {
  mime: string
  extension: string
}

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04]
const workbook: FileType = {
  mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
}

/** JPEG or PNG by the first bytes; undefined for anything else. */
export const imageTypeOf: (content: Uint8Array) => FileType | undefined = pictureTypeOf

/** Workbook by its first bytes; its content is checked before it is stored. */
export const workbookTypeOf = (content: Uint8Array): FileType | undefined =>
  ARCHIVE.every((byte, index) => content[index] === byte) ? workbook : undefined

const invoices: Record<InvoiceKind, FileType> = {
  XML: { mime: 'application/xml', extension: 'xml' },
  OFD: { mime: 'application/ofd', extension: 'ofd' },
  PDF: { mime: 'application/pdf', extension: 'pdf' },
}

/** Type of a document: a signed PDF, or a picture. */
export const documentTypeOf = (content: Uint8Array): FileType | undefined =>
  invoiceKindOf(content) === 'PDF' ? invoices.PDF : imageTypeOf(content)

/** Type of an invoice: an original file, or a picture of one. */
export function invoiceTypeOf(content: Uint8Array): FileType | undefined {
  const kind = invoiceKindOf(content)
  return kind ? invoices[kind] : imageTypeOf(content)
}
