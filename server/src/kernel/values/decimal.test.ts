import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DecimalForm, readDecimal, units } from './decimal.js'

const readAs = (text: string, form?: DecimalForm) => readDecimal(text, form).value

describe('a decimal', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['0012', '12'],
    ['+7', '7'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['12.3450', '12.345'],
    ['10.00000000', '10.000'],
    ['1,234', '1234'],
    ['1,234,567.8', '1234567.8'],
    ['1 234 567.8', '1234567.8'],
    ['－１，２３４．５', '-1234.5'],
    ['−12', '-12'],
    ['12。5', '12.5'],
    [' 12\u200b.5 ', '12.5'],
    ['999999999999999.999', '999999999999999.999'],
  ])('%j is %s', (text, value) => {
    expect(readAs(text, { decimals: 3 })).toBe(value)
  })

  it.each([
    ...[
      '',
      ' ',
      '.',
      ',',
      '-',
      '--1',
      '+-1',
      '1-',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '1\n2',
      '12 5',
      '5,',
      '1..2',
      '1.2.3',
    ],
    ...[
      '1,2,3',
      '1,23,456',
      '12,34,567',
      '1,234 567',
      '1.234.567,8',
      '1.2,3',
      '10²',
      '①',
      '½',
      '１０³',
      '十二',
      '1、234',
    ],
    ...['\u202e1.2', '1234567890123456', '12元', '¥12', '12吨', '12%', '1'.repeat(65)],
  ])('does not take %j for a decimal', (text) => {
    expect(readDecimal(text)).toEqual({ value: null, fault: 'NONE' })
  })

  it.each([
    ['12,5', '12.5', '125'],
    ['３，５', '3.5', '35'],
    ['-12,5', '-12.5', '-125'],
    ['0,234', '0.234', '234'],
    ['1234,567', '1234.567', '1234567'],
    ['1.234,56', '1234.56', '1.23456'],
    ['1 234,5', '1234.5', '12345'],
    [',5', '0.5', '5'],
  ])('%j may be %s or %s', (text, one, other) => {
    expect(readDecimal(text)).toEqual({ value: null, fault: 'TWO_READINGS', readings: [one, other] })
  })

  it('has no more decimals than fit', () => {
    expect(readDecimal('1.2345', { decimals: 3 })).toEqual({ value: null, fault: 'TOO_FINE' })
    expect(readDecimal('1.5', { decimals: 0 })).toEqual({ value: null, fault: 'TOO_FINE' })
    expect(readAs('2.0', { decimals: 0 })).toBe('2')
    expect(readAs('1.000', { decimals: 2 })).toBe('1.00')
  })

  it.each<[string, keyof typeof units, string | null]>([
    ['¥1,234.50', 'yuan', '1234.50'],
    ['￥ -12 元', 'yuan', '-12'],
    ['-￥12', 'yuan', '-12'],
    ['12.5吨', 'yuan', null],
    ['80元/车', 'price', '80'],
    ['80/方', 'price', '80'],
    ['80/', 'price', null],
    ['12.5 吨', 'measure', '12.5'],
    ['12.5Ｔ', 'measure', '12.5'],
    ['18㎥', 'measure', '18'],
    ['12元', 'measure', null],
    ['18方', 'tons', null],
    ['30吨', 'cubic', null],
    ['1.65吨/方', 'tonsPerCubic', '1.65'],
    ['9％', 'percent', '9'],
    ['114.03391°', 'degrees', '114.03391'],
  ])('%j beside %s is %s', (text, around, value) => {
    expect(readAs(text, { units: units[around] })).toBe(value)
  })

  const parts = fc.record({
    negative: fc.boolean(),
    whole: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String),
    fraction: fc.stringMatching(/^\d{0,3}$/),
  })
  const grouped = (whole: string, by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by)
  const wide = (text: string) => text.replace(/[!-~]/g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0))

  it('is read back however it is written', () => {
    fc.assert(
      fc.property(parts, ({ negative, whole, fraction }) => {
        const sign = negative ? '-' : ''
        const behind = fraction && `.${fraction}`
        const number = `${whole}${behind}`
        const value = negative && /[1-9]/.test(number) ? `-${number}` : number
        const comma = `${sign}${grouped(whole, ',')}${behind}`
        const ways = [
          `${sign}${number}`,
          comma,
          wide(comma),
          `${sign}${grouped(whole, ' ')}${behind}`,
          `${sign}0${number}`,
        ]
        for (const way of ways) expect([way, readAs(way, { decimals: 3 })]).toEqual([way, value])
        const noughts = `${sign}${whole}.${fraction.padEnd(3, '0')}`
        expect(Number(readAs(`${noughts}0000`, { decimals: 3 }))).toBe(Number(value))
      }),
    )
  })

  it('never passes silently where it can be read in two ways, save for whole thousands', () => {
    const separated = fc.stringMatching(/^\d{1,7}[., ]\d{1,4}([., ]\d{1,4})?$/)
    fc.assert(
      fc.property(separated, (text) => {
        const value = readAs(text)
        if (value === null) return
        const isThousands = /^[1-9]\d{0,2}(,\d{3}|( \d{3})+)(,\d{3})*(\.\d+)?$/.test(text)
        expect([text, isThousands || /^\d+\.\d+$/.test(text)]).toEqual([text, true])
        expect([text, Number(value)]).toEqual([text, Number(text.replace(/[, ]/g, ''))])
      }),
      { numRuns: 500 },
    )
  })
})
