/** Size of a picture, and what decoding it takes. */
export interface Form {
  width: number
  height: number
  /** Bytes that its decoder unpacks or holds; 0 for what is made small while it is decoded. */
  heldBytes: number
}

export const twoBytes = (content: Uint8Array, at: number): number => ((content[at] ?? 0) << 8) | (content[at + 1] ?? 0)
export const fourBytes = (content: Uint8Array, at: number): number =>
  twoBytes(content, at) * 0x10000 + twoBytes(content, at + 2)
