/** TrueType file, parsed lazily: only the table directory at first, the rest when a glyph is asked for. */
export class TrueTypeFont {
  readonly unitsPerEm: number
  private readonly tables = new Map<string, Buffer>()
  private readonly longLoca: boolean
  private readonly metricCount: number
  private readonly cmap: CmapGroup[]

  constructor(file: Buffer) {
    const count = file.readUInt16BE(4)
    for (let entry = 12; entry < 12 + count * 16; entry += 16) {
      const offset = file.readUInt32BE(entry + 8)
      const tag = file.toString('latin1', entry, entry + 4)
      this.tables.set(tag, file.subarray(offset, offset + file.readUInt32BE(entry + 12)))
    }
    const head = this.table('head')
    this.unitsPerEm = head.readUInt16BE(18)
    this.longLoca = head.readInt16BE(50) === 1
    this.metricCount = this.table('hhea').readUInt16BE(34)
    this.cmap = readCmap(this.table('cmap'))
  }

  /** Bytes of a table; throws for a font without it, which cannot be embedded. */
  table(tag: string): Buffer {
    const table = this.tables.get(tag)
    if (!table) throw new Error(`the font has no ${tag} table`)
    return table
  }

  /** Glyph index of a code point, 0 when the font lacks it. */
  glyphOf(codePoint: number): number {
    let [low, high] = [0, this.cmap.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const group = this.cmap[middle]
      if (!group) return 0
      if (codePoint < group.start) high = middle - 1
      else if (codePoint > group.end) low = middle + 1
      else return group.glyph + (codePoint - group.start)
    }
    return 0
  }

  /** Outline of a glyph from the file, unchanged; empty for a blank. */
  outline(glyph: number): Buffer {
    const loca = this.table('loca')
    const at = (index: number) => (this.longLoca ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
    return this.table('glyf').subarray(at(glyph), at(glyph + 1))
  }

  /** Advance width and left side bearing, in font units. */
  metrics(glyph: number): { advance: number; bearing: number } {
    const hmtx = this.table('hmtx')
    const last = this.metricCount - 1
    if (glyph <= last) return { advance: hmtx.readUInt16BE(glyph * 4), bearing: hmtx.readInt16BE(glyph * 4 + 2) }
    return {
      advance: hmtx.readUInt16BE(last * 4),
      bearing: hmtx.readInt16BE(this.metricCount * 4 + (glyph - this.metricCount) * 2),
    }
  }
}

interface CmapGroup {
  start: number
  end: number
  glyph: number
}

/** Reads format 12 alone: only it covers codes beyond U+FFFF, and every font used here has it. */
function readCmap(cmap: Buffer): CmapGroup[] {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (table.readUInt16BE(0) !== 12) continue
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) => ({
      start: table.readUInt32BE(16 + group * 12),
      end: table.readUInt32BE(20 + group * 12),
      glyph: table.readUInt32BE(24 + group * 12),
    }))
  }
  throw new Error('the font has no format 12 character map')
}
