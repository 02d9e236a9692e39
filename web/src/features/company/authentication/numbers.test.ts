import { describe, expect, it } from 'vitest'
import { birthOf, isCreditCode, isIdNumber, plainDay, sexOf } from './numbers'

describe('a unified social credit code', () => {
  it.each(['91440300MA5DA1234H', '91350100M000100Y43'])('%s holds', (text) => {
    expect(isCreditCode(text)).toBe(true)
  })

  it.each([
    ['a character that is off by one', '91440300MA5DA1234J'],
    ['two that have changed places', '91440300MA5DA1243H'],
    ['a letter that no code has', '91440300MI5DA1234H'],
    ['small letters', '91440300ma5da1234h'],
    ['too few', '91440300MA5DA1234'],
    ['nothing', ''],
  ])('with %s does not', (_, text) => {
    expect(isCreditCode(text)).toBe(false)
  })
})

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
