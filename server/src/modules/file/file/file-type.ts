/** The kinds of files that are taken; the content decides, never the name or the type that was claimed. */
export interface FileType {
  mime: string
  extension: string
}

interface Signature {
  bytes: number[]
  type: FileType
}

const images: Signature[] = [
  { bytes: [0xff, 0xd8, 0xff], type: { mime: 'image/jpeg', extension: 'jpg' } },
  { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], type: { mime: 'image/png', extension: 'png' } },
]
const workbooks: Signature[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    type: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  },
]

const among =
  (signatures: readonly Signature[]) =>
  (content: Uint8Array): FileType | undefined =>
    signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))?.type

/** JPEG or PNG by the first bytes; undefined for anything else. */
export const imageTypeOf = among(images)

/** An archive by the first bytes: whoever keeps one as a workbook has looked into it before. */
export const workbookTypeOf = among(workbooks)
