import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines } from './lines.js'

/** Latin letters are half as wide as Chinese ones. */
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (/[ -~]/.test(sign) ? 1 : 2), 0)
const broken = (text: string, width: number) => breakLines(text, width, widthOf)

describe('lines of Chinese', () => {
  it('are as long as they may be, and one where all of it fits', () => {
    expect(broken('挖掘机', 6)).toEqual(['挖掘机'])
    expect(broken('深圳市龙岗区', 8)).toEqual(['深圳市龙', '岗区'])
    expect(broken('甲\n乙', 8)).toEqual(['甲', '乙'])
    expect(broken('', 8)).toEqual([''])
  })

  it('never begin with 、，。）】」：；', () => {
    for (const sign of '、，。）】」：；！？') {
      expect(broken(`深圳市龙${sign}岗区`, 8)).toEqual(['深圳市', `龙${sign}岗区`])
    }
    expect(broken('深圳市龙）。岗区', 8)).toEqual(['深圳市', '龙）。岗', '区'])
  })

  it('never end with （【「', () => {
    for (const sign of '（【「《') expect(broken(`深圳市${sign}龙岗区`, 8)).toEqual(['深圳市', `${sign}龙岗区`])
  })

  it('never split a word, a number, or a figure from its unit', () => {
    expect(broken('单价1,080.50元整', 10)).toEqual(['单价', '1,080.50元', '整'])
    expect(broken('共计 80.00 元/车', 14)).toEqual(['共计', '80.00 元/车'])
    expect(broken('合计金额 ¥ 1,234.50', 14)).toEqual(['合计金额', '¥ 1,234.50'])
    expect(broken('运单 JS202611220007', 16)).toEqual(['运单', 'JS202611220007'])
    expect(broken('时间2026-11-22 08:30:00', 16)).toEqual(['时间2026-11-22', '08:30:00'])
  })

  it('cut only what no line could hold', () => {
    expect(broken('ABCDEFGHIJ', 4)).toEqual(['ABCD', 'EFGH', 'IJ'])
  })

  it('keep every character, and hold the rules for any text', () => {
    const sign = fc.constantFrom(...'深圳龙岗、，。）】」：；（【「12,.5元吨 AB\n')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), fc.integer({ min: 8, max: 40 }), (signs, width) => {
        const text = signs.join('')
        const lines = broken(text, width)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[ \n]/g, ''))
        expect(lines.every((line) => widthOf(line) <= width)).toBe(true)
      }),
    )
  })
})
