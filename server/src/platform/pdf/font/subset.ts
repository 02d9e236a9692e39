import { type Component, composite, remapped } from './outline.js'
import type { TrueTypeFont } from './truetype.js'

interface SubsetGlyph {
  outline: Buffer
  advance: number
  bearing: number
}

/** Small TrueType font, composed of glyphs of other fonts. Glyph 0 is the empty .notdef. */
export class FontSubset {
  readonly base: TrueTypeFont
  private readonly glyphs: SubsetGlyph[] = [{ outline: Buffer.alloc(0), advance: 1000, bearing: 0 }]
  private readonly included = new Map<TrueTypeFont, Map<number, number>>()

  /** `base` gives units per em and the general tables. */
  constructor(base: TrueTypeFont) {
    this.base = base
  }

  /** Copies a glyph with its parts, scaled to the em of the base font; returns its index here. */
  include(font: TrueTypeFont, glyph: number): number {
    const index = this.copy(font, glyph)
    if (font.unitsPerEm === this.base.unitsPerEm) return index
    const scale = this.base.unitsPerEm / font.unitsPerEm
    return this.compose([{ glyph: index, dx: 0, scale }], Math.round(font.metrics(glyph).advance * scale))
  }

  /** Adds a glyph of parts side by side; without parts it is a blank. */
  compose(parts: Component[], advance: number): number {
    const ascent = this.base.table('hhea').readInt16BE(4)
    const descent = this.base.table('hhea').readInt16BE(6)
    const outline = parts.length ? composite(parts, { width: advance, ascent, descent }) : Buffer.alloc(0)
    return this.glyphs.push({ outline, advance, bearing: 0 }) - 1
  }

  advance(index: number): number {
    return this.glyphs[index]?.advance ?? 0
  }

  advances(): number[] {
    return this.glyphs.map((glyph) => glyph.advance)
  }

  /** Font file with only the tables that PDF readers need. */
  encode(): Buffer {
    const count = this.glyphs.length
    const head = Buffer.from(this.base.table('head'))
    head.writeUInt32BE(0, 8)
    head.writeInt16BE(1, 50)
    const hhea = Buffer.from(this.base.table('hhea'))
    hhea.writeUInt16BE(count, 34)
    const hmtx = Buffer.alloc(count * 4)
    const loca = Buffer.alloc(count * 4 + 4)
    const outlines: Buffer[] = []
    let length = 0
    this.glyphs.forEach(({ outline, advance, bearing }, index) => {
      hmtx.writeUInt16BE(advance, index * 4)
      hmtx.writeInt16BE(bearing, index * 4 + 2)
      outlines.push(outline, Buffer.alloc(-outline.length & 3))
      length += outline.length + (-outline.length & 3)
      loca.writeUInt32BE(length, index * 4 + 4)
    })
    return fontFile({ glyf: Buffer.concat(outlines), head, hhea, hmtx, loca, maxp: this.limits() })
  }

  private copy(font: TrueTypeFont, glyph: number): number {
    const known = this.included.get(font) ?? new Map<number, number>()
    this.included.set(font, known)
    const existing = known.get(glyph)
    if (existing !== undefined) return existing
    const index = this.glyphs.push({ outline: Buffer.alloc(0), ...font.metrics(glyph) }) - 1
    known.set(glyph, index)
    const outline = remapped(font.outline(glyph), (part) => this.copy(font, part))
    this.glyphs[index] = { outline, ...font.metrics(glyph) }
    return index
  }

  /** Table maxp: the largest limits of all sources, with room for glyphs composed here. */
  private limits(): Buffer {
    const maxp = Buffer.from(this.base.table('maxp'))
    for (const font of this.included.keys()) {
      for (let field = 6; field < 32; field += 2) {
        maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), font.table('maxp').readUInt16BE(field)), field)
      }
    }
    maxp.writeUInt16BE(this.glyphs.length, 4)
    for (const [field, room] of [
      [10, 4096],
      [12, 512],
      [28, 16],
      [30, 4],
    ] as const) {
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(field), room), field)
    }
    return maxp
  }
}

/** File of a table directory and tables; checksums are 0, since PDF readers ignore them. */
function fontFile(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables)
  const directory = Buffer.alloc(12 + entries.length * 16)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(entries.length, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  entries.forEach(([tag, table], index) => {
    const entry = 12 + index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  })
  return Buffer.concat(parts)
}
