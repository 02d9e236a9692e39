import { jsPDF } from 'jspdf'
import { create } from 'qrcode'
import { Alphabet } from './font/alphabet.js'
import { DocumentFont } from './font/document-font.js'
import { embedFont, FONT_FAMILY } from './font/embed.js'
import type { FontStyle, Typeface } from './font/typeface.js'
import { breakLines } from './lines.js'
import { texts } from './texts.js'

const MM_PER_POINT = 25.4 / 72
const LINE_HEIGHT = 1.4

export const MARGIN = 14
export const PAGE_WIDTH = 210
export const PAGE_HEIGHT = 297
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN
/** Lower end of the content; below it is only the footer. */
export const CONTENT_BOTTOM = 278
/** Upper end of the content on pages after the first. */
export const CONTINUED_TOP = 22

export type Color = [red: number, green: number, blue: number]
export const INK: Color = [28, 33, 40]
export const MUTED: Color = [104, 113, 125]
export const RULE: Color = [196, 203, 212]
export const SHADE: Color = [240, 243, 247]
export const ALERT: Color = [200, 30, 30]

export interface TextStyle {
  /** Size in points. */
  size: number
  style?: FontStyle
  align?: 'left' | 'center' | 'right'
  color?: Color
  /** Width in millimetres; longer texts wrap. */
  width?: number
}

/** Size in millimetres. */
export type PageSize = [width: number, height: number]

/**
 * Document in millimetres, on A4 unless its pages have a size of their own. Every text passes its alphabet, so that no
 * character is lost.
 */
export class Sheet {
  readonly doc: jsPDF
  private readonly size: PageSize
  private readonly alphabet: Alphabet
  private readonly fontsWritten: (() => void)[]

  constructor(typeface: Typeface, size: PageSize = [PAGE_WIDTH, PAGE_HEIGHT]) {
    this.size = size
    this.doc = new jsPDF({ ...this.format(), unit: 'mm', compress: true, putOnlyUsedFonts: true })
    this.alphabet = new Alphabet((codePoint) => typeface.main.normal.glyphOf(codePoint) > 0)
    this.fontsWritten = (['normal', 'bold'] as const).map((style) =>
      embedFont(this.doc, style, new DocumentFont(typeface, this.alphabet, style)),
    )
  }

  /** Text in the spelling for jsPDF. */
  spell(text: string): string {
    return this.alphabet.spell(text)
  }

  /** Lines of a spelt text in the current font, each at most `width` millimetres wide. */
  fit(spelt: string, width: number): string[] {
    return breakLines(spelt, width, (text) => this.doc.getTextWidth(text))
  }

  /** Writes a text with its top at y and returns its height. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const lines = this.lines(text, style)
    const size = style.size * MM_PER_POINT
    this.doc.setTextColor(...(style.color ?? INK))
    this.doc.text(lines, x, y + size, { align: style.align ?? 'left', lineHeightFactor: LINE_HEIGHT })
    return lines.length * size * LINE_HEIGHT
  }

  /** Writes one line around a point, turned by `angle` degrees. */
  writeSlanted(text: string, x: number, y: number, { angle, ...style }: TextStyle & { angle: number }): void {
    const [line = ''] = this.lines(text, style)
    const reach = (this.doc.getTextWidth(line) / 2) * Math.cos((angle * Math.PI) / 180)
    const rise = (this.doc.getTextWidth(line) / 2) * Math.sin((angle * Math.PI) / 180)
    this.doc.setTextColor(...(style.color ?? INK)).text(line, x - reach, y + rise, { angle })
  }

  /** Height of a text that write() would write. */
  heightOf(text: string, style: TextStyle): number {
    return this.lines(text, style).length * style.size * MM_PER_POINT * LINE_HEIGHT
  }

  rule(x1: number, y: number, x2: number, color: Color = RULE, thickness = 0.2): void {
    this.doc
      .setDrawColor(...color)
      .setLineWidth(thickness)
      .line(x1, y, x2, y)
  }

  /** Adds a page of the same size. */
  addPage(): void {
    const { format, orientation } = this.format()
    this.doc.addPage(format, orientation)
  }

  private format(): { format: PageSize; orientation: 'portrait' | 'landscape' } {
    const [width, height] = this.size
    return { format: this.size, orientation: width > height ? 'landscape' : 'portrait' }
  }

  get page(): number {
    return this.doc.getCurrentPageInfo().pageNumber
  }

  /** Prints head, foot and page numbers on the pages from `first` on. */
  numberPages(first: number, name: string): void {
    const last = this.doc.getNumberOfPages()
    for (let page = first; page <= last; page++) {
      this.doc.setPage(page)
      if (page > first) {
        this.write(name + texts.continued, MARGIN, 13, { size: 8, color: MUTED })
        this.rule(MARGIN, 18, PAGE_WIDTH - MARGIN)
      }
      this.write(name, MARGIN, 284, { size: 8, color: MUTED })
      const numbers = texts.page(page - first + 1, last - first + 1)
      this.write(numbers, PAGE_WIDTH - MARGIN, 284, { size: 8, color: MUTED, align: 'right' })
    }
  }

  /** Finished file. */
  finish(title: string): Uint8Array<ArrayBuffer> {
    this.doc.setProperties({ title })
    this.doc.setLanguage('zh-CN')
    const file = new Uint8Array(this.doc.output('arraybuffer'))
    for (const assertWritten of this.fontsWritten) assertWritten()
    return file
  }

  private lines(text: string, { size, style = 'normal', width }: TextStyle): string[] {
    this.doc.setFont(FONT_FAMILY, style).setFontSize(size)
    const spelt = this.spell(text)
    return width === undefined ? spelt.split('\n') : this.fit(spelt, width)
  }
}

/** Draws a QR code as vectors, `size` millimetres wide. */
export function drawQr(sheet: Sheet, url: string, x: number, y: number, size: number): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const side = size / modules.size
  sheet.doc.setFillColor(...INK)
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; ) {
      let run = 0
      while (column + run < modules.size && modules.get(row, column + run)) run++
      // All runs are one path, so that bars of neighbouring rows touch without a seam.
      if (run > 0) sheet.doc.rect(x + column * side, y + row * side, run * side, side, null)
      column += run || 1
    }
  }
  sheet.doc.fill()
}
