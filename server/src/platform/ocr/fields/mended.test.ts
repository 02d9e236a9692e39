import { describe, expect, it } from 'vitest'
import { mendedWords } from './fits.js'

describe('characters that are taken for others', () => {
  it.each([
    ['深圳市宏远士石方工程有限公司', '深圳市宏远土石方工程有限公司'],
    ['广州市番帅区大石街道', '广州市番禺区大石街道'],
    ['佛山市捷隆淹土运输有限公司', '佛山市捷隆渣土运输有限公司'],
    ['迎宾路239呈8标3104', '迎宾路239号8栋3104'],
    ['深圳市宝安区西乡街道固成社区', '深圳市宝安区西乡街道固戍社区'],
    ['女士用品有限公司', '女士用品有限公司'],
    ['中标信息有限公司', '中标信息有限公司'],
  ])('in words: %s is %s', (read, text) => expect(mendedWords(read)).toBe(text))
})
