const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const hex = (byte: number): string => HEX[byte & 255] ?? ''

/** FNV-1a, to turn a label into a number. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** A stream of numbers that is the same for the same seed on every machine (sfc32). */
export class Random {
  readonly #seed: number
  #a: number
  #b: number
  #c = 0x9e3779b9
  #counter = 1

  constructor(seed: number) {
    this.#seed = seed >>> 0
    this.#a = this.#seed
    this.#b = Math.imul(this.#seed ^ 0x5bd1e995, 0x85ebca6b) | 0
    for (let round = 0; round < 12; round++) this.word()
  }

  /** Independent stream: numbers drawn by one part do not move those of another. */
  fork(label: string): Random {
    return new Random(hash(label) ^ Math.imul(this.#seed, 0x27d4eb2f))
  }

  /** 32 random bits. */
  word(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return sum >>> 0
  }

  /** From 0 up to, but not, 1. */
  next(): number {
    return this.word() / 4294967296
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('pick from an empty list')
    return item
  }

  weighted<T>(items: readonly (readonly [T, number])[]): T {
    let rest = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      rest -= weight
      if (rest < 0) return item
    }
    const last = items.at(-1)
    if (!last) throw new Error('weighted choice from an empty list')
    return last[0]
  }

  digits(length: number): string {
    let text = ''
    while (text.length < length) text += this.int(0, 9)
    return text
  }

  /** A version 7 id of that moment: sorts by time, as the ids that the program makes. */
  uuid(at: number): string {
    const high = Math.floor(at / 0x100000000)
    const [x, y, z] = [this.word(), this.word(), this.word()]
    return (
      `${hex(high >>> 8)}${hex(high)}${hex(at >>> 24)}${hex(at >>> 16)}-${hex(at >>> 8)}${hex(at)}-` +
      `${hex(0x70 | (x & 15))}${hex(x >>> 8)}-${hex(0x80 | ((x >>> 16) & 63))}${hex(x >>> 24)}-` +
      `${hex(y >>> 24)}${hex(y >>> 16)}${hex(y >>> 8)}${hex(y)}${hex(z >>> 8)}${hex(z)}`
    )
  }
}
