import type { Alphabet } from './alphabet.js'
import { FontSubset } from './subset.js'
import type { FontStyle, Typeface } from './typeface.js'

/**
 * Font of one style in one document. It replaces the parsed TrueType file of jsPDF and has the same methods, but adds
 * glyphs as they are asked for, and never lacks one.
 */
export class DocumentFont {
  // Lists of widths and glyphs, which jsPDF fills; here the subset provides both.
  readonly Unicode = { encoding: {}, kerning: {}, widths: { indexOf: () => 0 } }
  readonly glyIdsUsed: number[] = []
  readonly toUnicode: Record<number, number> = {}
  readonly cmap = {
    unicode: { codeMap: new Proxy({}, { get: (_, unit) => this.characterToGlyph(Number(unit)) }) },
  }
  readonly subset: FontSubset
  /** Characters by their glyphs, for searching and copying text. */
  readonly characters = new Map<number, number>()
  private readonly glyphs = new Map<number, number>()
  private readonly typeface: Typeface
  private readonly alphabet: Alphabet
  private readonly style: FontStyle

  constructor(typeface: Typeface, alphabet: Alphabet, style: FontStyle) {
    this.typeface = typeface
    this.alphabet = alphabet
    this.style = style
    this.subset = new FontSubset(typeface.main[style])
  }

  /** Glyph of a UTF-16 unit of a spelt text. */
  characterToGlyph(unit: number): number {
    const existing = this.glyphs.get(unit)
    if (existing !== undefined) return existing
    const character = this.alphabet.characterOf(unit)
    const glyph = this.draw(character)
    this.glyphs.set(unit, glyph)
    this.characters.set(glyph, character)
    return glyph
  }

  /** Advance in thousandths of the em. */
  widthOfGlyph(glyph: number): number {
    return (this.subset.advance(glyph) * 1000) / this.subset.base.unitsPerEm
  }

  /** Width of a spelt text at a size, in the unit of the size. */
  widthOfString(text: string, size: number, charSpace: number): number {
    let width = 0
    for (let index = 0; index < text.length; index++) {
      width += this.widthOfGlyph(this.characterToGlyph(text.charCodeAt(index))) + charSpace * (1000 / size)
    }
    return (width * size) / 1000
  }

  private draw(character: number): number {
    const font = this.typeface.find(character, this.style)
    if (font) return this.subset.include(font, font.glyphOf(character))
    if (/\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(character))) return this.subset.compose([], 0)
    return this.drawNumber(character)
  }

  /**
   * Number of a character that no font has, such as [U+1F69A], drawn as one glyph, so that it is visible and can be
   * copied.
   */
  private drawNumber(character: number): number {
    const name = `[U+${character.toString(16).toUpperCase().padStart(4, '0')}]`
    const { base } = this.subset
    let width = 0
    const parts = [...name].map((letter) => {
      const source = base.glyphOf(letter.codePointAt(0) ?? 0)
      const part = { glyph: this.subset.include(base, source), dx: width }
      width += base.metrics(source).advance
      return part
    })
    return this.subset.compose(parts, width)
  }
}
