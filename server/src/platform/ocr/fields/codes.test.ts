import { describe, expect, it } from 'vitest'
import { creditCodeIn, idNumberIn } from './codes.js'

describe('a credit code in what was read', () => {
  it.each([
    ['as it is', '91350100M000100Y43', true],
    ['in small letters', '91350100m000100y43', true],
    ['with letters that no code has', '9I35OIOOMOOOIOOY43', true],
    ['with something behind it', '统一社会信用代码91350100M000100Y43B2', true],
    ['with one character that looks like another', '91350100M000I0DY43', false],
  ])('%s', (_, text, sure) => expect(creditCodeIn(['名称', text])).toEqual({ text: '91350100M000100Y43', sure }))

  it('that does not hold is shown, and is not sure', () =>
    expect(creditCodeIn(['91350100M000100W43'])).toEqual({ text: '91350100M000100W43', sure: false }))

  it('is not found in other text', () => expect(creditCodeIn(['2002年01月16日', '1234567'])).toBeUndefined())
})

describe('an identity number in what was read', () => {
  it.each([
    ['as it is', '公民身份号码11010519491231002X', true],
    ['with a small x', '11010519491231002x', true],
    ['with letters in place of digits', 'IIOIO519491231OO2X', true],
    ['with room within', '110105 19491231 002X', true],
    ['with one digit that looks like another', '11010519491281002X', false],
  ])('%s', (_, text, sure) => expect(idNumberIn([text])).toEqual({ text: '11010519491231002X', sure }))

  it('is not found in other text', () => expect(idNumberIn(['1987年9月25日'])).toBeUndefined())
})
