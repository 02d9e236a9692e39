import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Face, faces } from './faces.ts'

interface Script {
  size: number
  colour?: string
  bold?: boolean
  /** Room between characters. */
  spacing?: number
}

/** A sheet of paper that is written on: places are those of a text's upper left corner. */
export class Sheet {
  readonly canvas: Canvas
  readonly context: SKRSContext2D

  readonly width: number
  readonly height: number
  private readonly face: Face

  constructor(width: number, height: number, ground: string, face = faces.sans) {
    this.face = face
    this.width = width
    this.height = height
    this.canvas = createCanvas(width, height)
    this.context = this.canvas.getContext('2d')
    this.context.textBaseline = 'top'
    this.fill(ground, 0, 0, width, height)
  }

  fill(colour: string, x: number, y: number, width: number, height: number): void {
    this.context.fillStyle = colour
    this.context.fillRect(x, y, width, height)
  }

  frame(colour: string, inset: number, thickness: number): void {
    this.context.strokeStyle = colour
    this.context.lineWidth = thickness
    this.context.strokeRect(inset, inset, this.width - 2 * inset, this.height - 2 * inset)
  }

  disc(colour: string, x: number, y: number, radius: number): void {
    this.context.fillStyle = colour
    this.context.beginPath()
    this.context.arc(x, y, radius, 0, 2 * Math.PI)
    this.context.fill()
  }

  write(text: string, x: number, y: number, { size, colour = '#1a1a1a', bold = false, spacing = 0 }: Script): void {
    this.context.font = this.fontOf(size, bold)
    this.context.letterSpacing = `${spacing}px`
    this.context.fillStyle = colour
    this.context.fillText(text, x, y)
  }

  writeMiddle(text: string, y: number, script: Script): void {
    this.context.font = this.fontOf(script.size, script.bold)
    this.context.letterSpacing = `${script.spacing ?? 0}px`
    this.write(text, (this.width - this.context.measureText(text).width) / 2, y, script)
  }

  /** Writes a text in lines of `most` characters. */
  writeLines(text: string, x: number, y: number, most: number, script: Script): void {
    for (let from = 0; from < text.length; from += most)
      this.write(text.slice(from, from + most), x, y + (from / most) * script.size * 1.35, script)
  }

  private fontOf(size: number, bold = false): string {
    const face = bold && this.face === faces.sans ? faces.bold : this.face
    return `${bold ? 700 : face.weight} ${size}px ${face.families}`
  }

  png(): Buffer {
    return this.canvas.toBuffer('image/png')
  }
}
