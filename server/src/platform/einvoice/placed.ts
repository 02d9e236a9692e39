import { besideEachOther, boxAround, type Mark } from '../ocr/marks.js'
import type { Box } from '../ocr/ocr.js'

/** A run of characters on a page, in any unit that grows to the right and down. */
export interface Placed extends Box {
  text: string
}

/** Character of the file, with the half-width form in which labels are searched. */
export interface Letter extends Mark {
  written: string
}

/** Least gap between two characters that counts as a space, in heights. */
const SPACE = 0.25

/** Characters of runs with approximate places: a letter is half as wide as a Chinese character. */
export const lettersIn = (placed: readonly Placed[]): Letter[] => placed.flatMap(lettersOf)

function lettersOf({ text, left, right, top, bottom }: Placed): Letter[] {
  const characters = [...text]
  const widths = characters.map((character) => (/[\u2e80-\uffff]/.test(character) ? 1 : 0.5))
  const unit =
    (right - left) /
    Math.max(
      widths.reduce((sum, width) => sum + width, 0),
      0.5,
    )
  let at = left
  return characters.flatMap((character, index) => {
    const from = at
    at += (widths[index] ?? 0) * unit
    if (character.trim() === '') return []
    return [
      {
        text: character.normalize('NFKC'),
        written: character,
        left: from,
        right: at,
        top,
        bottom,
        confidence: 100,
        own: 100,
      },
    ]
  })
}

/** Lines of characters at one height, from left to right; lines from top to bottom. */
export function linesOf(marks: readonly Letter[]): Letter[][] {
  const lines: Letter[][] = []
  for (const mark of marks.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const first = lines.at(-1)?.[0]
    if (first && besideEachOther(first, mark)) lines.at(-1)?.push(mark)
    else lines.push([mark])
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left))
}

export const middleOf = ({ top, bottom }: Box): number => (top + bottom) / 2
export const heightOf = ({ top, bottom }: Box): number => Math.max(bottom - top, 0.1)

/** Characters as a text: foreign words keep the spaces between them, Chinese characters never have any. */
export function textOf(letters: readonly Letter[]): string {
  return letters
    .map(({ text, written, left }, at) => {
      const before = letters[at - 1]
      if (!before || /[\p{Script=Han}:()]/u.test(before.text + text)) return written
      return left - before.right > SPACE * heightOf(before) ? ` ${written}` : written
    })
    .join('')
}

/** Word that is written vertically, such as the headings at the side of an invoice. */
export interface Column extends Box {
  word: string
  marks: Letter[]
}

/** Nearest and farthest distance to the next character of a column, in heights. */
const [NEAR, FAR] = [0.5, 4]

/** Vertically written words. */
export function columnsOf(marks: readonly Letter[], words: readonly string[]): Column[] {
  const found: Column[] = []
  for (const word of words) {
    const [initial = '', ...others] = word
    for (const first of marks.filter(({ text }) => text === initial)) {
      const column = [first]
      for (const character of others) {
        const last = column.at(-1) ?? first
        const below = marks.filter((mark) => mark.text === character && isBelow(mark, last))
        const [next] = below.sort((a, b) => a.top - b.top)
        if (!next) break
        column.push(next)
      }
      const isNew = !found.some((other) => column.some((mark) => other.marks.includes(mark)))
      if (column.length === word.length && isNew) found.push({ word, marks: column, ...boxAround(column) })
    }
  }
  return found
}

function isBelow(mark: Letter, above: Letter): boolean {
  const down = (middleOf(mark) - middleOf(above)) / heightOf(above)
  return Math.abs(mark.left - above.left) < heightOf(above) / 2 && down > NEAR && down < FAR
}
