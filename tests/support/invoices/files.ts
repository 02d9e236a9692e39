import { Typeface } from '@tufang/server/platform/pdf/font/typeface'
import { Sheet } from '@tufang/server/platform/pdf/sheet'
import { type ZipPart, zip } from '../zip'
import { PAGE, type Written } from './layout'

const MM_PER_POINT = 25.4 / 72
const SIZE = 9

/** Texts as a PDF with them as text. */
export async function pdfOf(...pages: Written[][]): Promise<Uint8Array> {
  const typeface = new Typeface()
  await typeface.prepare(pages.flat().map(({ text }) => text))
  const sheet = new Sheet(typeface, PAGE)
  for (const [at, page] of pages.entries()) {
    if (at > 0) sheet.addPage()
    for (const { text, x, y, size = SIZE, end } of page)
      if (text !== '') sheet.write(text, x, y, { size, align: end ? 'right' : 'left' })
  }
  return sheet.finish('invoice')
}

const OFD_PART = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"'

/** Texts as the page of an OFD, on the template that lies there. */
export const ofdPage = (page: readonly Written[], template?: string): string =>
  `${OFD_PART}<ofd:Page ${NAMESPACE}>${template ? `<ofd:Template TemplateID="${template}" ZOrder="Background"/>` : ''}<ofd:Content><ofd:Layer>${page
    .filter(({ text }) => text !== '')
    .map(textObject)
    .join('')}</ofd:Layer></ofd:Content></ofd:Page>`

const isWide = (character: string): boolean => /[\u2e80-\uffff]/.test(character)
const stepsOf = (steps: readonly number[]): string => steps.map((step) => step.toFixed(3)).join(' ')

function textObject({ text, x, y, size = SIZE, end, down }: Written, at: number): string {
  const high = size * MM_PER_POINT
  const steps = [...text].map((character) => (isWide(character) ? high : high / 2))
  const wide = steps.reduce((sum, step) => sum + step, 0)
  const left = end ? x - wide : x
  const deltas = down
    ? `DeltaY="${stepsOf(steps.slice(0, -1).map(() => down))}"`
    : `DeltaX="${stepsOf(steps.slice(0, -1))}"`
  return `<ofd:TextObject ID="${at + 10}" Boundary="${left.toFixed(3)} ${y} ${wide.toFixed(3)} ${high.toFixed(3)}" Font="1" Size="${high.toFixed(3)}"><ofd:TextCode X="0" Y="${(high * 0.85).toFixed(3)}" ${deltas}>${text.replace(/[<&]/g, (odd) => (odd === '<' ? '&lt;' : '&amp;'))}</ofd:TextCode></ofd:TextObject>`
}

/**
 * An OFD of these parts beside its root; its document lists the pages among them, in this order where no other is
 * given, and the templates.
 */
export const ofdOf = (parts: Record<string, string>, more: ZipPart[] = [], listed = pagesOf(parts)): Buffer =>
  zip([
    {
      name: 'OFD.xml',
      content: `${OFD_PART}<ofd:OFD ${NAMESPACE} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    },
    { name: 'Doc_0/Document.xml', content: documentOf(listed, Object.keys(parts)) },
    ...Object.entries(parts).map(([name, content]) => ({ name: `Doc_0/${name}`, content })),
    ...more,
  ])

const pagesOf = (parts: Record<string, string>): string[] =>
  Object.keys(parts).filter((name) => name.startsWith('Pages/'))

function documentOf(pages: readonly string[], names: readonly string[]): string {
  const templates = names.filter((name) => name.startsWith('Tpls/'))
  const templatePages = templates.map((name) => `<ofd:TemplatePage ID="${name}" BaseLoc="${name}"/>`)
  const pageList = pages.map((name, at) => `<ofd:Page ID="${at + 1}" BaseLoc="${name}"/>`)
  return `${OFD_PART}<ofd:Document ${NAMESPACE}><ofd:CommonData>${templatePages.join('')}</ofd:CommonData><ofd:Pages>${pageList.join('')}</ofd:Pages></ofd:Document>`
}
