import type { Box } from '../ocr/ocr.js'
import { heightOf, type Letter, middleOf, textOf } from './placed.js'
import type { FoundItem } from './reading.js'

/**
 * Least gap between two columns of the table, in heights of the higher of the two characters, since a point is hardly
 * any.
 */
const ROOM = 0.45

const RATE = /^(\d{1,2}(\.\d{1,3})?%|免税|不征税|出口零税率|\*{1,3})$/
const NUMBER = /^-?[\d,]+(\.\d+)?$/
const TAX = /^(-?[\d,]+\.\d{2}|\*{1,3})$/

/** Rows of the table between its head and its sums: each has a tax rate, with an amount before it. */
export function itemsBetween(lines: readonly Letter[][], head: Box | undefined, sums: Box | undefined): FoundItem[] {
  if (!head || !sums) return []
  const rows = lines.filter(([mark]) => mark && middleOf(mark) > head.bottom && middleOf(mark) < sums.top)
  return rows.flatMap((line) => itemOf(cellsOf(line)) ?? [])
}

/**
 * Item of a row of cells. Left of the rate are amount, unit price and quantity, in this order from the right; the last
 * two or all but the amount may be missing. Right of it is the tax.
 */
function itemOf(cells: readonly string[]): FoundItem | undefined {
  const at = cells.findLastIndex((cell) => RATE.test(cell) && !/^\*/.test(cell))
  const place = at >= 0 ? at : cells.findIndex((cell) => RATE.test(cell))
  const rate = cells[place]
  if (rate === undefined || place < 1) return undefined
  const numbers = cells.slice(0, place).map((cell) => cell.replace(/^¥/, ''))
  const from = numbers.findLastIndex((cell) => !NUMBER.test(cell)) + 1
  const [amount, price, quantity] = numbers.slice(from).reverse()
  if (amount === undefined) return undefined
  const behind = cells.slice(place + 1).map((cell) => cell.replace(/^¥/, ''))
  return {
    amount,
    rate,
    quantity: price === undefined ? undefined : quantity,
    tax: behind.find((cell) => TAX.test(cell)),
  }
}

/** Cells of a line without the gaps around them: a gap separates two columns even between bare numbers. */
export function cellsOf(line: readonly Letter[]): string[] {
  const cells: Letter[][] = []
  for (const mark of line) {
    const before = cells.at(-1)?.at(-1)
    if (before && mark.left - before.right <= ROOM * Math.max(heightOf(before), heightOf(mark)))
      cells.at(-1)?.push(mark)
    else cells.push([mark])
  }
  return cells.map((cell) => textOf(cell).normalize('NFKC').replace(/\s/g, ''))
}
