import { describe, expect, it } from 'vitest'
import { readPaste, readScan } from './cardNumbers'

describe('readScan', () => {
  it('takes the value after the last "="', () => {
    expect(readScan('https://x.cn/card?a=1&no=B10000000000002').cardNos).toEqual(['B10000000000002'])
    expect(readScan(' B1 ').cardNos).toEqual(['B1'])
  })

  it('reads what an input method or the caps lock has changed', () => {
    expect(readScan('ｂ１２３').cardNos).toEqual(['B123'])
  })

  it('takes the same number twice in a row for one scan', () => {
    expect(readScan('B1B1')).toEqual({ cardNos: ['B1'], doubled: ['B1'] })
    expect(readScan('https://x.cn/?no=B12https://x.cn/?no=B12').cardNos).toEqual(['B12'])
  })

  it('parts numbers that ran together', () => {
    expect(readScan('B12C34B5')).toEqual({ cardNos: ['B12', 'C34', 'B5'], doubled: [] })
  })

  it('leaves it to the server to refuse what is no number', () => {
    expect(readScan('B100000000000001').cardNos).toEqual(['B100000000000001'])
    expect(readScan('=')).toEqual({ cardNos: [], doubled: [] })
  })
})

describe('readPaste', () => {
  it('reads numbers and links parted by anything', () => {
    const text = 'B1\nB2，B3; https://x.cn/?a=9&no=B4\tB5、zz'
    expect(readPaste(text).cardNos).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'ZZ'])
  })
})
