import { describe, expect, it } from 'vitest'
import { birthOf, isIdNumber, plainDay, sexOf } from './numbers'

describe('the number of a citizen', () => {
  it.each(['440307199003071415', '11010519491231002X'])('%s holds', (text) => {
    expect(isIdNumber(text)).toBe(true)
  })

  it.each([
    ['another check character', '440307199003071416'],
    ['a day that never was', '440307199002301418'],
    ['a small x', '11010519491231002x'],
    ['15 digits', '440307900307141'],
  ])('with %s does not', (_, text) => {
    expect(isIdNumber(text)).toBe(false)
  })

  it('says when somebody was born, and as what', () => {
    expect([birthOf('440307199003071415'), sexOf('440307199003071415')]).toEqual(['1990-03-07', '男'])
    expect([birthOf('11010519491231002X'), sexOf('11010519491231002X')]).toEqual(['1949-12-31', '女'])
  })
})

it.each([
  ['2015-3-2', '2015-03-02'],
  ['2015.03.02', '2015-03-02'],
  ['20150302', '2015-03-02'],
  [' 2015年3月2日 ', '2015-03-02'],
  ['2015-02-29', null],
  ['长期', null],
  ['', null],
])('the day %j is read as %j', (written, plain) => {
  expect(plainDay(written)).toBe(plain)
})
