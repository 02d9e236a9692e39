import type { Entry } from './ChartLegend'
import type { Chart } from './series'

/** Styles that the picture copies from the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
] as const
const SPACE = 'http://www.w3.org/2000/svg'
const SHARPNESS = 2
const MARGIN = 12
const TITLE = 28
const ABOUT = 24
const ROW = 22
const SWATCH = 18
const BETWEEN = 18
const FONT_SIZE = 13

export interface Drawing {
  /** Text of the SVG file. */
  source: string
  width: number
  height: number
}

const page = () => getComputedStyle(document.documentElement)
const colour = (name: string) => page().getPropertyValue(name).trim()

function styled(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  svg.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element)
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  })
  return copy
}

type Attributes = Record<string, string | number>

function element(name: string, attributes: Attributes, text?: string): SVGElement {
  const made = document.createElementNS(SPACE, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  if (text !== undefined) made.textContent = text
  return made
}

function written(text: string, x: number, y: number, size: number, fill: string, weight = 400): SVGElement {
  return element(
    'text',
    { x, y, fill, 'font-size': size, 'font-weight': weight, 'font-family': page().getPropertyValue('--tf-font') },
    text,
  )
}

/** Measures the width of texts in the page's font. */
function ruler(): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('no canvas to measure on')
  pen.font = `${FONT_SIZE}px ${page().getPropertyValue('--tf-font')}`
  return (text) => pen.measureText(text).width
}

/** Sign of a legend entry before its text. */
function swatch({ colour: name, mark, dashed }: Entry, x: number, y: number): SVGElement {
  const fill = colour(name)
  if (mark === 'bar') {
    const look: Attributes = dashed ? { 'fill-opacity': 0.25, stroke: fill, 'stroke-dasharray': '3 2' } : {}
    return element('rect', { x, y: y - 10, width: 12, height: 10, rx: 2, fill, ...look })
  }
  const dashes: Attributes = dashed ? { 'stroke-dasharray': '4 3' } : {}
  return element('line', { x1: x, x2: x + 12, y1: y - 5, y2: y - 5, stroke: fill, 'stroke-width': 3, ...dashes })
}

/** Displayed chart in its present colours, with title and legend above it. */
export function drawingOf(svg: SVGSVGElement, { title, about }: Chart, entries: readonly Entry[]): Drawing {
  const { width: inner, height: below } = svg.getBoundingClientRect()
  const width = inner + 2 * MARGIN
  const widthOf = ruler()
  const legend: SVGElement[] = []
  const above = MARGIN + TITLE + (about ? ABOUT : 0)
  let [x, row] = [MARGIN, 0]
  for (const entry of entries) {
    const room = SWATCH + widthOf(entry.text)
    if (x > MARGIN && x + room > width - MARGIN) [x, row] = [MARGIN, row + 1]
    const y = above + row * ROW + FONT_SIZE
    legend.push(swatch(entry, x, y), written(entry.text, x + SWATCH, y, FONT_SIZE, colour('--tf-text-2')))
    x += room + BETWEEN
  }
  const head = above + (row + 1) * ROW
  const height = head + below + MARGIN
  const whole = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` })
  const copy = styled(svg)
  for (const [name, value] of Object.entries({ x: MARGIN, y: head, width: inner, height: below })) {
    copy.setAttribute(name, String(value))
  }
  whole.append(
    element('rect', { width, height, fill: colour('--tf-panel') }),
    written(title, MARGIN, MARGIN + 16, 15, colour('--tf-text'), 600),
    ...(about ? [written(about, MARGIN, above - 8, FONT_SIZE, colour('--tf-text-2'))] : []),
    ...legend,
    copy,
  )
  return { source: new XMLSerializer().serializeToString(whole), width, height }
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the chart cannot be drawn'))
    image.src = address
  })
}

/** Drawing as a PNG, sharp on fine screens. */
export async function pictureOf({ source, width, height }: Drawing): Promise<Blob> {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`)
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARPNESS
  canvas.height = height * SHARPNESS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the chart cannot be kept'))), 'image/png')
  })
}
