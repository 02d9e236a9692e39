import { describe, expect, it } from 'vitest'
import { type Mark, readOnce } from './marks.js'

const mark = (text: string, left: number, right: number, own = 98): Mark => ({
  ...{ text, own, left, right, confidence: own },
  ...{ top: 0, bottom: 40 },
})

const textOf = (marks: readonly Mark[]): string => marks.map(({ text }) => text).join('')

/** Number of 17 digits with two overlapping ones, 2 and 5, in place of the last. */
const long = [...'4311211990062222'].map((text, at) => mark(text, at * 40, at * 40 + 28))
const twins = [...long, mark('2', 640, 667, 94), mark('5', 654, 678, 97), mark('8', 690, 717)]

describe('a digit that was read twice', () => {
  it('stays once in a long number, as the likelier one', () => {
    expect(textOf(readOnce([mark('码', -60, -20), ...twins, mark('X', 730, 757)]))).toBe('码431121199006222258X')
  })

  it('is not looked for in a shorter one, where places are less certain', () => {
    const short = [mark('1', 427, 446), mark('9', 437, 456), mark('7', 440, 479), mark('号', 489, 518)]
    expect(textOf(readOnce(short))).toBe('197号')
  })
})
