import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capitalAmount } from '../../kernel/money/capital-amount.js'
import { money } from '../../kernel/money/money.js'
import { saysOther } from './words.js'

const amounts = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((yuan) => money(yuan / 100))

describe('an amount in words', () => {
  it.each([
    ['⊗壹拾贰万贰仟陆佰玖拾圆肆角整', '122690.40'],
    ['（负数）伍佰圆整', '-500.00'],
    ['ⓧ 壹仟圆正', '1000.00'],
    ['人民币拾萬零伍圓零叁分', '100005.03'],
    ['零圆整', '0.00'],
  ])('%s is %s', (words, amount) => {
    expect(saysOther(words, money(amount))).toBe(false)
    expect(saysOther(words, money(`${amount.slice(0, -1)}9`))).toBe(true)
  })

  it('gives nothing for text that is no amount or only half of one', () => {
    for (const words of ['', '壹?圆整', '（小写）', '仟元整备注']) expect(saysOther(words, money('1.00'))).toBe(false)
  })

  it('is the same as the figures it was written from, and as no others', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(saysOther(capitalAmount(one), money(one))).toBe(false)
        expect(saysOther(capitalAmount(one), money(other))).toBe(one !== other)
      }),
    )
  })
})
