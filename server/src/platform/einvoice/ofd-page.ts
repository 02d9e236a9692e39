import { boxAround } from '../ocr/marks.js'
import { invoiceLimits } from './limits.js'
import type { Placed } from './placed.js'
import { elementsIn, type Xml } from './xml.js'

/** Offset between two pages, so large that texts of different pages are never level. */
const APART = 10_000

/** Texts of pages, each given as layers on top of each other; undefined for more than any invoice has. */
export function textOfPages(pages: readonly Xml[][]): Placed[] | undefined {
  const objects = pages.flatMap((layers, at) =>
    layers.flatMap((layer) => elementsIn(layer, 'TextObject')).map((object) => ({ object, at })),
  )
  if (objects.reduce((sum, { object }) => sum + object.text.length, 0) > invoiceLimits.characters) return undefined
  return objects.flatMap(({ object, at }) => charactersOf(object).map((character) => lowered(character, at * APART)))
}

const lowered = (run: Placed, by: number): Placed => ({ ...run, top: run.top + by, bottom: run.bottom + by })

/** Characters of an object with their places: its texts step to the right, down, or both. */
function charactersOf(object: Xml): Placed[] {
  const [x = 0, y = 0] = numbersOf(object, 'Boundary')
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(object, 'CTM')
  // Slanted text is a watermark or a stamp.
  if (Math.min(Math.abs(a), Math.abs(b)) > Math.max(Math.abs(a), Math.abs(b)) / 10) return []
  const [size = 3] = numbersOf(object, 'Size')
  const [wider = 1] = numbersOf(object, 'HScale')
  const onPage = (inX: number, inY: number) => ({ x: x + a * inX + c * inY + e, y: y + b * inX + d * inY + f })
  let [fromX, fromY] = [0, 0]
  return elementsIn(object, 'TextCode').flatMap((code) => {
    // A text without a place begins where the previous one began.
    fromX = numbersOf(code, 'X')[0] ?? fromX
    fromY = numbersOf(code, 'Y')[0] ?? fromY
    return lettersOf(code, size, wider).flatMap(({ text, right, down, wide }) => {
      if (text.trim() === '') return []
      const corners = [
        onPage(fromX + right, fromY + down - size * 0.85),
        onPage(fromX + right + wide, fromY + down + size * 0.15),
      ]
      return [{ text, ...boxAround(corners.map((at) => ({ left: at.x, right: at.x, top: at.y, bottom: at.y }))) }]
    })
  })
}

interface Step {
  text: string
  /** Starting point of the text. */
  right: number
  down: number
  wide: number
}

/**
 * Letters of a text, placed by their steps from the previous letter; without steps they follow each other in their own
 * widths.
 */
function lettersOf(code: Xml, size: number, wider: number): Step[] {
  const own = (character: string): number => (isWide(character) ? size : size / 2) * wider
  const characters = [...code.text]
  const [across, downwards] = [stepsIn(code.attributes.DeltaX ?? ''), stepsIn(code.attributes.DeltaY ?? '')]
  const isLevel = across.length > 0 || downwards.length === 0
  const stepOf = (at: number): number => across[at] ?? (isLevel ? own(characters[at] ?? '') : 0)
  const usual = usualSteps(characters, across)
  let [right, down] = [0, 0]
  return characters.map((text, at) => {
    const step = stepOf(at)
    const room = Math.max(own(text), usual[isWide(text) ? 'wide' : 'narrow'])
    const letter = { text, right, down, wide: step > 0 ? Math.min(step, room) : own(text) }
    right += step
    down += downwards[at] ?? 0
    return letter
  })
}

const isWide = (character: string): boolean => /[\u2e80-\uffff]/.test(character)

/**
 * Most frequent step: letters that are wide apart everywhere belong together, while a single wide step separates two
 * columns.
 */
function usualSteps(characters: readonly string[], steps: readonly number[]): { wide: number; narrow: number } {
  const middle = (of: boolean): number => {
    const taken = steps.filter((_, at) => isWide(characters[at] ?? '') === of).sort((one, other) => one - other)
    return taken[Math.floor((taken.length - 1) / 2)] ?? 0
  }
  return { wide: middle(true), narrow: middle(false) }
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
