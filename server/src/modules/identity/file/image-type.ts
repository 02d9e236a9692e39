/** The kinds of pictures that are taken; the content decides, never the name or the type that was claimed. */
export interface ImageType {
  mime: string
  extension: string
}

const signatures: { bytes: number[]; type: ImageType }[] = [
  { bytes: [0xff, 0xd8, 0xff], type: { mime: 'image/jpeg', extension: 'jpg' } },
  { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], type: { mime: 'image/png', extension: 'png' } },
]

/** JPEG or PNG by the first bytes; undefined for anything else. */
export function imageTypeOf(content: Uint8Array): ImageType | undefined {
  return signatures.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))?.type
}
