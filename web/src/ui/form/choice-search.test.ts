import { describe, expect, it } from 'vitest'
import { shownChoices, walk } from './choice-search'
import { matches } from './match'

const options = ['赤石消纳场', '坪山受纳场', '赤湾码头'].map((label, index) => ({ value: String(index), label }))
const labelsOf = (typed: string, empty: string | null = null) =>
  shownChoices(options, typed, empty, matches).shown.map(({ label }) => label)

describe('the choices of a list', () => {
  it('are those whose name, pinyin or initials hold what is typed', () => {
    expect(labelsOf('赤')).toEqual(['赤石消纳场', '赤湾码头'])
    expect(labelsOf('pingshan')).toEqual(['坪山受纳场'])
    expect(labelsOf('cwmt')).toEqual(['赤湾码头'])
    expect(labelsOf('无')).toEqual([])
  })

  it('begin with the empty one while nothing is typed', () => {
    expect(labelsOf(' ', '全部')[0]).toBe('全部')
    expect(labelsOf('赤', '全部')).not.toContain('全部')
  })

  it('are never drawn by the thousand', () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `粤B${index}` }))
    const { shown, left } = shownChoices(many, '', null, matches)
    expect([shown.length, left]).toEqual([100, 2900])
  })

  it('are walked through round and round', () => {
    expect([walk(-1, 1, 3), walk(-1, -1, 3), walk(2, 1, 3), walk(0, -1, 3), walk(0, 1, 0)]).toEqual([0, 2, 0, 2, -1])
  })
})
