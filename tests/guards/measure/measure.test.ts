import { expect, it } from 'vitest'
import { type Comment, isOdd, isWide } from './comments.ts'
import { faultsOf, readCounts } from './counts.ts'
import { countsThatFall } from './falling.ts'

const comment = (text: string, width = 80): Comment => ({ file: 'a.ts', line: 1, text, width })

it('small files, odd or wide comments and citations become fewer, and their numbers with them', () => {
  expect(faultsOf(readCounts(), countsThatFall())).toEqual([])
})

it.each(['What a card holds', 'Whoever signs in', 'The same for cards', 'Those of a day', 'A line as it shall be'])(
  '"%s" is odd',
  (text) => expect(isOdd(comment(text))).toBe(true),
)

it.each(['Cards of a day', 'Whether a card is full', 'Makes a card', 'A line that somebody reads', 'Whatnots'])(
  '"%s" is not',
  (text) => expect(isOdd(comment(text))).toBe(false),
)

it('a comment is as wide as code at most, unless an address makes it wider', () => {
  expect([120, 121].map((width) => isWide(comment('Cards', width)))).toEqual([false, true])
  expect(isWide(comment(`https://example.com/${'a'.repeat(120)}`, 140))).toBe(false)
})

it('tells what rose, what fell, and what is counted on one side only', () => {
  const told = faultsOf({ up: 1, down: 3, same: 2, gone: 4 }, { up: 2, down: 1, same: 2, fresh: 5 })
  expect(told).toEqual([
    expect.stringContaining('up: 2, and it may not rise above 1'),
    expect.stringContaining('down: 1, down from 3'),
    expect.stringContaining('gone: nobody counts it'),
    expect.stringContaining('fresh: 5, and no number'),
  ])
})
