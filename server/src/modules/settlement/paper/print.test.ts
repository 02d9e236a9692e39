import { describe, expect, it } from 'vitest'
import { namesOn } from './print.js'

const token = 'a-_9'.repeat(10)

describe('what names documents on a paper', () => {
  it('are the tokens of check pages, wherever the server stands', () => {
    const codes = [
      ...[`https://tufang.example.com/check/${token}`, `http://10.0.0.8:8080/app/check/${token}`],
      ...['https://example.com/pay/1', `check/${token}`, `https://example.com/check/${token}?a=1`, 'x'.repeat(5000)],
    ]
    expect(namesOn({ codes, texts: [] })).toEqual({ tokens: [token], settleNos: [], giveCardNos: [] })
  })

  it('are numbers of settlements and receipts, whole ones, each once', () => {
    const texts = [
      '单号：JS202611200001-2-10',
      'JS202611200001-2-10',
      '回执单 HZ202611200003号',
      'JS2026112000012',
      'AJS202611200001',
    ]
    expect(namesOn({ codes: [], texts })).toEqual({
      tokens: [],
      settleNos: ['JS202611200001-2-10'],
      giveCardNos: ['HZ202611200003'],
    })
  })
})
