import { describe, expect, it } from 'vitest'
import { birthOf, idCheckOf, isIdNumber, sexOf } from './id-number.js'

/** The number with its check character. */
const checked = (first: string): string => `${first}${idCheckOf(first)}`

describe('a number of an identity card', () => {
  it.each(['11010519491231002X', checked('44052419800101001')])('%s holds', (text) =>
    expect(isIdNumber(text)).toBe(true),
  )

  it('says when somebody was born, and the sex', () => {
    expect([birthOf('11010519491231002X'), sexOf('11010519491231002X')]).toEqual(['1949-12-31', '女'])
    expect(sexOf(checked('44030019850714301'))).toBe('男')
  })

  it('may have been given to who was born on a leap day', () => {
    expect(isIdNumber(checked('44030020000229001'))).toBe(true)
  })

  it.each([
    ['another check character', '110105194912310021'],
    ['a small x', '11010519491231002x'],
    ['fifteen digits', '110105491231002'],
    ['nothing', ''],
    ['a thirteenth month', checked('44030019851314301')],
    ['a day that there was not', checked('44030019850231301')],
    ['a leap day in another year', checked('44030019000229001')],
    ['a day to come', checked('44030029990101301')],
    ['a day long ago', checked('44030018991231301')],
    ['a place that begins with 0', checked('04030019850714301')],
  ])('is not taken with %s', (_, text) => expect(isIdNumber(text)).toBe(false))
})
