import { describe, expect, it } from 'vitest'
import { Alphabet } from './alphabet.js'
import { DocumentFont } from './document-font.js'
import { type FontStyle, Typeface } from './typeface.js'

const typeface = new Typeface()

describe.each<FontStyle>(['normal', 'bold'])('DocumentFont, %s', (style) => {
  it.each([
    ['Noto Sans SC itself', '䶮'],
    ['the second sans', '𠮷'],
    ['Hanazono, extension B', '𪛕'],
    ['Hanazono, extension E', '𬺡'],
    ['Hanazono, extension F', '𮯠'],
    ['its number, when no font has it', '🚚'],
    ['its number, for private use', '\ue123'],
  ])('draws a glyph from %s', async (_, character) => {
    const { font, glyphs } = await drawn(character, style)
    expect(glyphs).toHaveLength(1)
    const [glyph = 0] = glyphs
    expect(font.characters.get(glyph)).toBe(character.codePointAt(0))
    expect(font.widthOfGlyph(glyph)).toBeGreaterThan(0)
    expect(outlineBytes(font.subset.encode())).toBeGreaterThan(60)
  })

  it('sets a Han character of every font one em wide', async () => {
    const { font, glyphs } = await drawn('国𠮷𪛕', style)
    expect(glyphs.map((glyph) => font.widthOfGlyph(glyph))).toEqual([1000, 1000, 1000])
    expect(font.widthOfString('国国', 10, 0)).toBe(20)
  })

  it('gives invisible characters no width, but keeps them', async () => {
    const { font, glyphs } = await drawn('王\u{e0100}', style)
    expect(font.widthOfGlyph(glyphs[1] ?? 0)).toBe(0)
    expect(font.characters.get(glyphs[1] ?? 0)).toBe(0xe0100)
  })

  it('draws every Han character up to extension F', async () => {
    const ranges = [
      [0x3400, 0x4db5],
      [0x4e00, 0x9fff],
      [0x20000, 0x2a6d6],
      [0x2a700, 0x2b734],
      [0x2b740, 0x2b81d],
      [0x2b820, 0x2cea1],
      [0x2ceb0, 0x2ebe0],
    ] as const
    const characters = ranges.flatMap(([first, last]) =>
      Array.from({ length: Math.ceil((last - first) / 97) }, (_, step) => String.fromCodePoint(first + step * 97)),
    )
    await typeface.prepare(characters)
    expect(characters.filter((character) => !typeface.find(character.codePointAt(0) ?? 0, style))).toEqual([])
  })
})

async function drawn(text: string, style: FontStyle) {
  await typeface.prepare([text])
  const alphabet = new Alphabet((codePoint) => typeface.main.normal.glyphOf(codePoint) > 0)
  const font = new DocumentFont(typeface, alphabet, style)
  const units = alphabet.spell(text).split('')
  return { font, glyphs: units.map((unit) => font.characterToGlyph(unit.charCodeAt(0))) }
}

/** Bytes of all outlines in a font file. */
function outlineBytes(file: Buffer): number {
  for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
    if (file.toString('latin1', entry, entry + 4) === 'glyf') return file.readUInt32BE(entry + 12)
  }
  return 0
}
