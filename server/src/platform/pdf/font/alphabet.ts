const FIRST_SLOT = 0xe000
const LAST_SLOT = 0xf8ff

/**
 * Spelling of texts in which one character is one UTF-16 unit, as jsPDF counts. Characters that the main font lacks,
 * and all beyond U+FFFF, get a code of the private use area within one document.
 */
export class Alphabet {
  private readonly isPlain: (codePoint: number) => boolean
  private readonly slots = new Map<number, number>()
  private readonly characters = new Map<number, number>()

  /** `isPlain` is true for characters of the main font. */
  constructor(isPlain: (codePoint: number) => boolean) {
    this.isPlain = isPlain
  }

  /** Spells a text for jsPDF. Line ends stay, other control characters become spaces, half surrogates U+FFFD. */
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

  /** Character for a unit of a spelt text. */
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
