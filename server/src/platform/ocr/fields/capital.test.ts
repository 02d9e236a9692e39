import { describe, expect, it } from 'vitest'
import { capitalIn } from './capital.js'

describe('an amount of capital', () => {
  it.each([
    '壹仟万元整',
    '人民币贰仟万元',
    '捌佰捌拾万元整',
    '伍佰万元整',
    '壹亿元整',
    '叁佰万元人民币',
    '1000万元人民币',
    '人民币600.5万元',
  ])('%s is one as it is', (amount) => expect(capitalIn(amount)).toEqual({ text: amount, exact: true }))

  it.each([
    ['喜亿元整', '壹亿元整'],
    ['过什万元束', '壹仟万元整'],
    ['参佰万元人民币', '叁佰万元人民币'],
    ['拥佰搁拾万元整', '捌佰捌拾万元整'],
    ['辣什万元整', '壹仟万元整'],
    ['任佰万元整', '伍佰万元整'],
    ['任任万元整', '伍仟万元整'],
  ])('%s is %s by what can stand there', (read, text) => expect(capitalIn(read)).toEqual({ text, exact: false }))

  it.each(['什万元整', '长期', '万元', '拾佰万元', '0万元', ''])('%s is none', (read) =>
    expect(capitalIn(read)).toBeUndefined(),
  )
})
