import { describe, expect, it } from 'vitest'
import { mendedAmount, mendedWords } from './mended.js'

describe('characters that are taken for others', () => {
  it.each([
    ['喜亿元整', '壹亿元整'],
    ['过什万元束', '壹仟万元整'],
    ['参佰万元人民币', '叁佰万元人民币'],
    ['拥佰搁拾万元整', '捌佰捌拾万元整'],
    ['1000万元人民币', '1000万元人民币'],
  ])('in amounts: %s is %s', (read, amount) => expect(mendedAmount(read)).toBe(amount))

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
