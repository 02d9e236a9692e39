const scratch = Buffer.alloc(1024 * 1024)
const MOST_BYTES_OF_A_UNIT = 3

/**
 * Bytes as from `Buffer.from`, but for long texts with Chinese in half the time and without a buffer of three times the
 * size; half a surrogate becomes U+FFFD.
 */
export function utf8Of(text: string): Buffer {
  if (text.length * MOST_BYTES_OF_A_UNIT > scratch.length) return Buffer.from(text)
  return Buffer.copyBytesFrom(scratch, 0, scratch.write(text))
}

/**
 * Texts written one after another into buffers of at least `bytes` bytes each. Joining them into one text first would
 * copy every character once more. `add` returns a buffer when one is full; only then may other work run in between.
 */
export class Utf8Pieces {
  private at = 0

  constructor(private readonly bytes: number) {}

  add(text: string): Buffer | undefined {
    if (text.length * MOST_BYTES_OF_A_UNIT > scratch.length - this.at)
      return Buffer.concat([this.rest(), Buffer.from(text)])
    this.at += scratch.write(text, this.at)
    return this.at < this.bytes ? undefined : this.rest()
  }

  /** Bytes added since the last buffer. */
  rest(): Buffer {
    const piece = Buffer.copyBytesFrom(scratch, 0, this.at)
    this.at = 0
    return piece
  }
}
