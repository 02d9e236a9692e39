import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { RareGlyphs } from './rare-glyphs.js'
import { TrueTypeFont } from './truetype.js'

const require = createRequire(import.meta.url)
const REGULAR = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'
const BOLD = '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'
// Second font, with the same look, which has some 4,000 characters beyond U+FFFF that the first one lacks, such as 𠮷.
const FALLBACK = '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf'

export type FontStyle = 'normal' | 'bold'

/** Fonts of documents, in order: Noto Sans SC, a second sans, Hanazono Mincho. */
export class Typeface {
  readonly main: Record<FontStyle, TrueTypeFont> = { normal: open(REGULAR), bold: open(BOLD) }
  private fallback: TrueTypeFont | undefined
  private readonly rare = new RareGlyphs()

  /** Loads the further fonts that these texts need; otherwise find() only knows the main one. */
  async prepare(texts: Iterable<string>): Promise<void> {
    const missing = new Set<number>()
    for (const text of texts) {
      for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 0
        if (codePoint > 0x7f && !this.main.normal.glyphOf(codePoint)) missing.add(codePoint)
      }
    }
    if (missing.size === 0) return
    const fallback = this.fallback ?? open(FALLBACK)
    this.fallback = fallback
    await this.rare.load([...missing].filter((codePoint) => !fallback.glyphOf(codePoint)))
  }

  /** First font that has a character; undefined when none has. */
  find(codePoint: number, style: FontStyle): TrueTypeFont | undefined {
    for (const font of [this.main[style], this.main.normal, this.fallback]) {
      if (font?.glyphOf(codePoint)) return font
    }
    return this.rare.find(codePoint)
  }
}

function open(file: string): TrueTypeFont {
  return new TrueTypeFont(readFileSync(require.resolve(file)))
}
