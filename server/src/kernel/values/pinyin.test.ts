import { describe, expect, it } from 'vitest'
import { readingPattern } from './pinyin.js'

/** Whether a name matches a pattern; JavaScript and the database read these patterns alike. */
const finds = (reading: string, typed: string): boolean => {
  const pattern = readingPattern(typed)
  return pattern !== null && new RegExp(pattern).test(reading)
}

describe('what is typed to find a name by its reading', () => {
  it.each(['z', 'zjg', 'zhang', 'zhangj', 'ZHANGJIAN', 'jianguo', 'jg', 'zhangjianguo', ' ｚｊ ', 'zhangji'])(
    '%s finds 张建国',
    (typed) => {
      expect(finds('|zhang|jian|guo', typed)).toBe(true)
    },
  )

  it.each(['zg', 'ang', 'hang', 'gz', 'zhanggu', 'a', 'zhangg'])('%s does not', (typed) => {
    expect(finds('|zhang|jian|guo', typed)).toBe(false)
  })

  it('may be any reading of a sign, letters and digits of the name', () => {
    expect(finds('|chong,zhong|qing', 'cq')).toBe(true)
    expect(finds('|chong,zhong|qing', 'zhongq')).toBe(true)
    expect(finds('|b|1|2|biao|duan', 'b12bd')).toBe(true)
  })

  it.each(['张', '12', '', 'z g 国', 'a'.repeat(25)])('%j is none', (typed) => {
    expect(readingPattern(typed)).toBeNull()
  })

  it('is cut in few ways, however long it is', () => {
    expect(readingPattern('xian'.repeat(6))?.length).toBeLessThan(20_000)
  })
})
