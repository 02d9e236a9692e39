import { type InvoiceKind, invoiceKindOf } from '../../../platform/einvoice/kind.js'
import { pictureTypeOf } from '../../../platform/pictures/picture-type.js'

/** The kinds of files that are taken; the content decides, never the name or the type that was claimed. */
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

/** An archive by the first bytes: whoever keeps one as a workbook has looked into it before. */
export const workbookTypeOf = (content: Uint8Array): FileType | undefined =>
  ARCHIVE.every((byte, index) => content[index] === byte) ? workbook : undefined

const invoices: Record<InvoiceKind, FileType> = {
  XML: { mime: 'application/xml', extension: 'xml' },
  OFD: { mime: 'application/ofd', extension: 'ofd' },
  PDF: { mime: 'application/pdf', extension: 'pdf' },
}

/** A document as it was signed or issued: its PDF, or a picture. */
export const documentTypeOf = (content: Uint8Array): FileType | undefined =>
  invoiceKindOf(content) === 'PDF' ? invoices.PDF : imageTypeOf(content)

/** An invoice as it was issued, or a picture of one. */
export function invoiceTypeOf(content: Uint8Array): FileType | undefined {
  const kind = invoiceKindOf(content)
  return kind ? invoices[kind] : imageTypeOf(content)
}
