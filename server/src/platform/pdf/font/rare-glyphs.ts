import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TrueTypeFont } from './truetype.js'

interface Block {
  file: string
  start: number
  end: number
}

/**
 * Hanazono Mincho: every Han character of Unicode up to extension F, split into blocks that are unpacked when first
 * needed. The GlyphWiki project publishes it under its own free licence and the Open Font License 1.1; the package
 * splits it under MIT.
 */
export class RareGlyphs {
  private readonly folder = dirname(createRequire(import.meta.url).resolve('hanamin/HanaMin.min.css'))
  private readonly loaded = new Map<string, TrueTypeFont>()
  private blocks: Block[] | undefined

  /** Unpacks the blocks of these code points; find() knows only these. */
  async load(codePoints: Iterable<number>): Promise<void> {
    for (const codePoint of codePoints) {
      const block = this.blockOf(codePoint)
      if (!block || this.loaded.has(block.file)) continue
      const { decompress } = await import('wawoff2')
      const file = await decompress(await readFile(join(this.folder, block.file)))
      this.loaded.set(block.file, new TrueTypeFont(Buffer.from(file)))
    }
  }

  find(codePoint: number): TrueTypeFont | undefined {
    const block = this.blockOf(codePoint)
    const font = block && this.loaded.get(block.file)
    return font?.glyphOf(codePoint) ? font : undefined
  }

  private blockOf(codePoint: number): Block | undefined {
    this.blocks ??= readBlocks(readFileSync(join(this.folder, 'HanaMin.min.css'), 'utf8'))
    return this.blocks.find(({ start, end }) => start <= codePoint && codePoint <= end)
  }
}

/** Contents of the package, from its style sheet: the file for each block of characters. */
function readBlocks(styleSheet: string): Block[] {
  return [...styleSheet.matchAll(/url\(([^)]+)\)[^}]*?unicode-range:([^;}]+)/g)].flatMap(([, file = '', ranges = '']) =>
    [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, start = '', end = start]) => ({
      file,
      start: Number.parseInt(start, 16),
      end: Number.parseInt(end, 16),
    })),
  )
}
