import { jsPDF } from 'jspdf'
import type { DocumentFont } from './document-font.js'
import type { FontStyle } from './typeface.js'

export const FONT_FAMILY = 'tufang'

interface FontRecord {
  postScriptName: string
  isStandardFont: boolean
  isAlreadyPutted?: boolean
  objectNumber?: number
  metadata: object
}

interface PutFont {
  font: FontRecord
  out(line: string): void
  newObject(): number
  putStream(stream: { data: string; addLength1: boolean; objectId: number }): void
}

// jsPDF demands a file for every added font. This font has none, so a handler handles it before jsPDF's own: the last
// added handler is called first.
jsPDF.API.events.push([
  'addFont',
  ({ font }: { font: FontRecord }) => {
    if (font.postScriptName.startsWith(FONT_FAMILY)) font.isStandardFont = true
  },
])

/**
 * Lets a document use this font, and writes the font at the document's output. Returns a check to call after that,
 * since jsPDF only prints errors of its handlers.
 */
export function embedFont(doc: jsPDF, style: FontStyle, metadata: DocumentFont): () => void {
  const name = `${FONT_FAMILY}-${style}`
  doc.addFont(name, FONT_FAMILY, style, undefined, 'Identity-H')
  Object.assign(doc.setFont(FONT_FAMILY, style).getFont(), { metadata })
  let failure: unknown
  doc.internal.events.subscribe('putFont', (event: PutFont) => {
    if (event.font.postScriptName !== name) return
    try {
      writeFont(event, metadata)
    } catch (error) {
      failure = error
    }
  })
  return () => {
    if (failure) throw failure
  }
}

/** Writes the objects of a composite font whose character codes are the glyph numbers of the subset. */
function writeFont({ font, out, newObject, putStream }: PutFont, metadata: DocumentFont): void {
  const stream = (data: string) => {
    const objectId = newObject()
    putStream({ data, addLength1: true, objectId })
    out('endobj')
    return objectId
  }
  const dictionary = (entries: string) => {
    const objectId = newObject()
    out(`<< ${entries} >>`)
    out('endobj')
    return objectId
  }
  // Six capitals and a plus are how PDF marks a subset.
  const name = `/TUFANG+${font.postScriptName}`
  const widths = metadata.subset.advances().map((_, glyph) => Math.round(metadata.widthOfGlyph(glyph)))
  const file = stream(metadata.subset.encode().toString('latin1'))
  const toUnicode = stream(unicodeMap(metadata.characters))
  const descriptor = dictionary(
    `/Type /FontDescriptor /FontName ${name} /FontFile2 ${file} 0 R /FontBBox [-1000 -500 2000 1200] /Flags 4 /StemV 80 ` +
      '/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 733',
  )
  const descendant = dictionary(
    `/Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${descriptor} 0 R /DW 1000 /W [0 [${widths.join(' ')}]] ` +
      '/CIDToGIDMap /Identity /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>',
  )
  font.objectNumber = dictionary(
    `/Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /ToUnicode ${toUnicode} 0 R /DescendantFonts [${descendant} 0 R]`,
  )
  font.isAlreadyPutted = true
}

/**
 * CMap by which copied text gets its characters; beyond U+FFFF these are two UTF-16 units, which jsPDF's own CMap
 * cannot hold.
 */
function unicodeMap(characters: Map<number, number>): string {
  const lines = [...characters].map(([glyph, character]) => `<${hex(glyph)}><${utf16(character)}>`)
  const chunks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) =>
    lines.slice(index * 100, index * 100 + 100),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000><ffff> endcodespacerange',
    ...chunks.flatMap((chunk) => [`${chunk.length} beginbfchar`, ...chunk, 'endbfchar']),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function utf16(character: number): string {
  return Array.from(String.fromCodePoint(character).split(''), (unit) => hex(unit.charCodeAt(0))).join('')
}

function hex(value: number): string {
  return value.toString(16).padStart(4, '0')
}
