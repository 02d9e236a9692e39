import type { Placed } from './placed.js'
import { elementsIn, type Xml } from './xml.js'

/** How far below the one before a page begins: whatever stands on two pages is never level. */
const APART = 10_000

/** What is written on pages; a template, with the labels that are the same on every invoice, lies under the page of its number or the first. */
export function textOfPages(pages: readonly Xml[], templates: readonly Xml[]): Placed[] {
  return pages.flatMap((page, at) => {
    const template = pages.length === templates.length ? templates[at] : at === 0 ? templates[0] : undefined
    return [...runsOf(page), ...(template ? runsOf(template) : [])].map((run) => lowered(run, at * APART))
  })
}

const lowered = (run: Placed, by: number): Placed => ({ ...run, top: run.top + by, bottom: run.bottom + by })

const runsOf = (page: Xml): Placed[] => elementsIn(page, 'TextObject').flatMap(runsOfObject)

/** The texts of an object, each at its own place in the object's box, in the object's own measure. */
function runsOfObject(object: Xml): Placed[] {
  const [x = 0, y = 0] = numbersOf(object, 'Boundary')
  const [a = 1, , , d = 1, e = 0, f = 0] = numbersOf(object, 'CTM')
  const [size = 3] = numbersOf(object, 'Size')
  return elementsIn(object, 'TextCode').flatMap((code) => {
    const { text } = code
    if (text.trim() === '') return []
    const [inX = 0] = numbersOf(code, 'X')
    const [inY = 0] = numbersOf(code, 'Y')
    const left = x + a * inX + e
    const bottom = y + d * inY + f + size * d * 0.15
    return [{ text, left, right: left + a * widthOf(code, text, size), top: bottom - size * d, bottom }]
  })
}

/** The steps from character to character, and the last character's own width. */
function widthOf(code: Xml, text: string, size: number): number {
  const own = (character = ''): number => (/[\u2e80-\uffff]/.test(character) ? size : size / 2)
  const steps = stepsIn(code.attributes.DeltaX ?? '')
  if (steps.length === 0) return [...text].reduce((sum, character) => sum + own(character), 0)
  return steps.slice(0, text.length - 1).reduce((sum, step) => sum + step, 0) + own([...text].at(-1))
}

/** `3 3 g 4 1.5` is 3, 3 and four times 1.5. */
function stepsIn(text: string): number[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const steps: number[] = []
  for (let at = 0; at < words.length && steps.length < MOST_STEPS; at++) {
    if (words[at] !== 'g') steps.push(Number(words[at]) || 0)
    else {
      steps.push(...Array<number>(Math.min(Number(words[at + 1]) || 0, MOST_STEPS)).fill(Number(words[at + 2]) || 0))
      at += 2
    }
  }
  return steps
}
const MOST_STEPS = 1000

const numbersOf = (element: Xml, name: string): number[] =>
  (element.attributes[name] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => Number(word) || 0)
