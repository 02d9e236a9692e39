const FIRST_SLOT = 0xe000
const LAST_SLOT = 0xf8ff

/**
 * Spells texts so that one character is one UTF-16 unit, which is what jsPDF counts in. Characters that the main font
 * lacks, and everything beyond U+FFFF, get a slot of the private use area for the length of one document.
 */
export class Alphabet {
  private readonly isPlain: (codePoint: number) => boolean
  private readonly slots = new Map<number, number>()
  private readonly characters = new Map<number, number>()

  /** `isPlain` tells which characters the main font draws. */
  constructor(isPlain: (codePoint: number) => boolean) {
    this.isPlain = isPlain
  }

  /** Text → text for jsPDF. Line ends stay, other control characters become spaces, half surrogates U+FFFD. */
  spell(text: string): string {
    if (/^[\x20-\x7e]*$/.test(text)) return text
    let spelt = ''
    for (const character of text.replaceAll(/\r\n?/g, '\n').toWellFormed()) {
      const codePoint = character.codePointAt(0) ?? 0
      if (codePoint === 0x0a) spelt += character
      else if (/\p{Cc}/u.test(character)) spelt += ' '
      else if (this.standsForItself(codePoint)) spelt += character
      else spelt += String.fromCharCode(this.slotOf(codePoint))
    }
    return spelt
  }

  /** The character that a unit of a spelt text stands for. */
  characterOf(unit: number): number {
    return this.characters.get(unit) ?? unit
  }

  private standsForItself(codePoint: number): boolean {
    const isSlot = codePoint >= FIRST_SLOT && codePoint <= LAST_SLOT
    return codePoint <= 0xffff && !isSlot && this.isPlain(codePoint)
  }

  private slotOf(codePoint: number): number {
    const existing = this.slots.get(codePoint)
    if (existing !== undefined) return existing
    const slot = FIRST_SLOT + this.slots.size
    if (slot > LAST_SLOT) throw new RangeError('too many different rare characters in one document')
    this.slots.set(codePoint, slot)
    this.characters.set(slot, codePoint)
    return slot
  }
}
