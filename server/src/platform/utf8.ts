const scratch = Buffer.alloc(1024 * 1024)
const MOST_BYTES_OF_A_UNIT = 3

/**
 * What `Buffer.from` gives, in half the time for a text of some length with Chinese in it, and without a buffer of three times its size;
 * half a surrogate becomes U+FFFD.
 */
export function utf8Of(text: string): Buffer {
  if (text.length * MOST_BYTES_OF_A_UNIT > scratch.length) return Buffer.from(text)
  return Buffer.copyBytesFrom(scratch, 0, scratch.write(text))
}
