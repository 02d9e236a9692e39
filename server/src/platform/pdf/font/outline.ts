/** Part of a composite glyph: another glyph, moved right by dx font units and optionally scaled. */
export interface Component {
  glyph: number
  dx: number
  scale?: number
}

const WORDS = 0x0001
const OFFSETS = 0x0002
const SCALE = 0x0008
const MORE = 0x0020
const TWO_SCALES = 0x0040
const MATRIX = 0x0080
const INSTRUCTIONS = 0x0100

/** Outline of a composite glyph: parts side by side in a box of the given size. */
export function composite(parts: Component[], box: { width: number; ascent: number; descent: number }): Buffer {
  const header = Buffer.alloc(10)
  header.writeInt16BE(-1, 0)
  header.writeInt16BE(box.descent, 4)
  header.writeInt16BE(box.width, 6)
  header.writeInt16BE(box.ascent, 8)
  const components = parts.map(({ glyph, dx, scale }, index) => {
    const more = index < parts.length - 1 ? MORE : 0
    const component = Buffer.alloc(scale === undefined ? 8 : 10)
    component.writeUInt16BE(WORDS | OFFSETS | more | (scale === undefined ? 0 : SCALE), 0)
    component.writeUInt16BE(glyph, 2)
    component.writeInt16BE(dx, 4)
    if (scale !== undefined) component.writeInt16BE(Math.round(scale * 16384), 8)
    return component
  })
  return Buffer.concat([header, ...components])
}

/** Copy of an outline with new numbers for its parts, and without hinting, whose programs are not embedded. */
export function remapped(outline: Buffer, renumber: (glyph: number) => number): Buffer {
  if (outline.length === 0) return outline
  const contours = outline.readInt16BE(0)
  return contours < 0 ? remappedComposite(outline, renumber) : withoutInstructions(outline, contours)
}

function withoutInstructions(outline: Buffer, contours: number): Buffer {
  const at = 10 + contours * 2
  const length = outline.readUInt16BE(at)
  if (length === 0) return outline
  return Buffer.concat([outline.subarray(0, at), Buffer.alloc(2), outline.subarray(at + 2 + length)])
}

function remappedComposite(outline: Buffer, renumber: (glyph: number) => number): Buffer {
  const copy = Buffer.from(outline)
  let at = 10
  for (let more = true; more; ) {
    const flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(flags & ~INSTRUCTIONS, at)
    copy.writeUInt16BE(renumber(copy.readUInt16BE(at + 2)), at + 2)
    at += 4 + (flags & WORDS ? 4 : 2)
    if (flags & SCALE) at += 2
    else if (flags & TWO_SCALES) at += 4
    else if (flags & MATRIX) at += 8
    more = (flags & MORE) !== 0
  }
  return copy.subarray(0, at)
}
