import { describe, expect, it } from 'vitest'
import { capitalAmount } from './capital-amount.js'

describe('capitalAmount', () => {
  it.each([
    ['0', '零元整'],
    ['0.00', '零元整'],
    ['-0.00', '零元整'],
    ['0.05', '伍分'],
    ['0.50', '伍角整'],
    ['0.5', '伍角整'],
    ['0.56', '伍角陆分'],
    ['1', '壹元整'],
    ['1.05', '壹元零伍分'],
    ['10', '壹拾元整'],
    ['16', '壹拾陆元整'],
    ['100', '壹佰元整'],
    ['101.10', '壹佰零壹元壹角整'],
    ['1005.01', '壹仟零伍元零壹分'],
    ['1050', '壹仟零伍拾元整'],
    ['1234.50', '壹仟贰佰叁拾肆元伍角整'],
    ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
    ['10000', '壹万元整'],
    ['10001', '壹万零壹元整'],
    ['10100', '壹万零壹佰元整'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['100010', '壹拾万零壹拾元整'],
    ['107000.53', '壹拾万柒仟元伍角叁分'],
    ['10000000.00', '壹仟万元整'],
    ['100000000', '壹亿元整'],
    ['100000001', '壹亿零壹元整'],
    ['100010000', '壹亿零壹万元整'],
    ['110000000', '壹亿壹仟万元整'],
    ['999999999.99', '玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['1000000000000', '壹万亿元整'],
    ['1000000000001.10', '壹万亿零壹元壹角整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['9999999999999.99', '玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['-1234.50', '负壹仟贰佰叁拾肆元伍角整'],
    ['-0.05', '负伍分'],
    ['0001234.50', '壹仟贰佰叁拾肆元伍角整'],
  ])('%s → %s', (amount, capitals) => {
    expect(capitalAmount(amount)).toBe(capitals)
  })

  it.each(['', '1,234.50', '1.234', 'abc', '1e3', '+1', ' 1', '.5', '1.', '10000000000000', '１'])(
    'refuses %j',
    (amount) => {
      expect(() => capitalAmount(amount)).toThrow(RangeError)
    },
  )

  it('never lets a digit of the amount disappear', () => {
    for (let yuan = 1; yuan <= 20_000; yuan += 7) {
      const spelt = capitalAmount(String(yuan)).replaceAll(/[元整零]/g, '')
      const value = spelt.split('万').reduce((sum, part) => sum * 10_000 + readSection(part), 0)
      expect(value).toBe(yuan)
    }
  })
})

function readSection(section: string): number {
  const units: Record<string, number> = { 仟: 1000, 佰: 100, 拾: 10 }
  return [...section.matchAll(/([壹贰叁肆伍陆柒捌玖])([仟佰拾]?)/g)].reduce(
    (sum, [, digit = '', unit = '']) => sum + '零壹贰叁肆伍陆柒捌玖'.indexOf(digit) * (units[unit] ?? 1),
    0,
  )
}
