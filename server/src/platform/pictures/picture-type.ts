/** Kind of a picture, by its first bytes. */
export interface PictureType {
  mime: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
}

export const JPEG: PictureType = { mime: 'image/jpeg', extension: 'jpg' }
export const PNG: PictureType = { mime: 'image/png', extension: 'png' }

const begins: readonly (readonly [PictureType, readonly number[]])[] = [
  [JPEG, [0xff, 0xd8, 0xff]],
  [PNG, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** JPEG or PNG by the first bytes; undefined for anything else. */
export const pictureTypeOf = (content: Uint8Array): PictureType | undefined =>
  begins.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0]

/** Size of a picture, and the memory for decoding it. */
export interface Form {
  width: number
  height: number
  /** Bytes that its decoder holds; 0 for a picture that is reduced while it is decoded. */
  heldBytes: number
}

export const twoBytes = (content: Uint8Array, at: number): number => ((content[at] ?? 0) << 8) | (content[at + 1] ?? 0)
export const fourBytes = (content: Uint8Array, at: number): number =>
  twoBytes(content, at) * 0x10000 + twoBytes(content, at + 2)
