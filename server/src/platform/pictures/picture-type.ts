/** What a picture is, by its first bytes. */
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
