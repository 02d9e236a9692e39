import { describe, expect, it } from 'vitest'
import { plainDay } from './days.js'

describe('a day as papers write it', () => {
  it.each([
    ['2015-03-02', '2015-03-02'],
    ['2015.3.2', '2015-03-02'],
    ['20150302', '2015-03-02'],
    ['2015年03月02日', '2015-03-02'],
    ['2015/12/31', '2015-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2015-13-01', null],
    ['长期', null],
    ['', null],
  ])('%s', (written, plain) => {
    expect(plainDay(written)).toBe(plain)
  })
})
