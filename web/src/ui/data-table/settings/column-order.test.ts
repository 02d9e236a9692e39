import { describe, expect, it } from 'vitest'
import type { Column } from '../types'
import { grouped, movedTo, stepped } from './column-order'

const order = ['a', 'b', 'c', 'd']
const isSeen = (id: string) => id !== 'b'
const column = (id: string, group?: string): Column<object> => ({ id, header: id, group, cell: () => null })

describe('the order of columns', () => {
  it('is changed by a step past the next one that is seen', () => {
    expect(stepped(order, 'a', 1, isSeen)).toEqual(['b', 'c', 'a', 'd'])
    expect(stepped(order, 'c', -1, isSeen)).toEqual(['c', 'a', 'b', 'd'])
    expect(stepped(order, 'd', 1, isSeen)).toEqual(order)
    expect(stepped(order, 'b', 1, isSeen)).toEqual(['a', 'c', 'b', 'd'])
  })

  it('is changed by putting one where another stands', () => {
    expect(movedTo(order, 'd', 'a')).toEqual(['d', 'a', 'b', 'c'])
    expect(movedTo(order, 'a', 'c')).toEqual(['b', 'c', 'a', 'd'])
    expect(movedTo(order, 'a', 'none')).toEqual(order)
  })

  it('leaves what belongs together under one heading', () => {
    const groups = grouped([column('a', '装车'), column('b'), column('c', '出场'), column('d', '装车')])
    expect(groups.map(({ title, columns }) => [title, columns.map(({ id }) => id)])).toEqual([
      ['', ['b']],
      ['装车', ['a', 'd']],
      ['出场', ['c']],
    ])
  })
})
