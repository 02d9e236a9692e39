import { describe, expect, it } from 'vitest'
import { Alphabet } from './alphabet.js'

const alphabet = () => new Alphabet((codePoint) => codePoint < 0x3000 || codePoint === 0x738b)

describe('Alphabet', () => {
  it('leaves what the main font draws as it is', () => {
    expect(alphabet().spell('B100-王')).toBe('B100-王')
  })

  it('gives every other character one unit, the same one each time', () => {
    const letters = alphabet()
    const spelt = letters.spell('王𠮷李𠮷')
    expect(spelt).toHaveLength(4)
    expect(spelt[1]).toBe(spelt[3])
    expect(Array.from(spelt, (unit) => String.fromCodePoint(letters.characterOf(unit.charCodeAt(0)))).join('')).toBe(
      '王𠮷李𠮷',
    )
  })

  it('does not mix up private characters of a text with its own slots', () => {
    const letters = alphabet()
    const spelt = letters.spell('𠮷\ue000')
    expect(spelt[0]).not.toBe(spelt[1])
    expect(letters.characterOf(spelt.charCodeAt(1))).toBe(0xe000)
  })

  it('keeps line ends, turns controls into spaces and half characters into U+FFFD', () => {
    const letters = alphabet()
    expect(letters.spell('王\r\n王\t王\u0007')).toBe('王\n王 王 ')
    expect(letters.characterOf(letters.spell('\udfb7').charCodeAt(0))).toBe(0xfffd)
  })

  it('refuses more different rare characters than it has slots', () => {
    const many = Array.from({ length: 6401 }, (_, index) => String.fromCodePoint(0x20000 + index)).join('')
    expect(() => alphabet().spell(many)).toThrow(RangeError)
  })
})
