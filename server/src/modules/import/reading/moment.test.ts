import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentOf } from './moment.js'

const FIRST_OF_1904 = 1462

describe('a moment', () => {
  it.each<[string | number, string | undefined]>([
    [46024, '2026-01-02 00:00:00'],
    [46024.127835648, '2026-01-02 03:04:05'],
    [46024.99999, '2026-01-02 23:59:59'],
    [46024.999999, '2026-01-03 00:00:00'],
    ['46024.127835648', '2026-01-02 03:04:05'],
    [20260102, '2026-01-02 00:00:00'],
    [20260102030405, '2026-01-02 03:04:05'],
    ['20260102', '2026-01-02 00:00:00'],
    ['202601020304', '2026-01-02 03:04:00'],
    ['20260102 0304', '2026-01-02 03:04:00'],
    ['20260102 3:04', '2026-01-02 03:04:00'],
    ['20260102 03:04:05', '2026-01-02 03:04:05'],
    ['2026/1/2 3:04', '2026-01-02 03:04:00'],
    ['2026-01-02 03:04:05', '2026-01-02 03:04:05'],
    ['2026-1-2', '2026-01-02 00:00:00'],
    ['2026.1.2 3:4:5', '2026-01-02 03:04:05'],
    ['2026年1月2日', '2026-01-02 00:00:00'],
    ['2026年01月02日 03时04分05秒', '2026-01-02 03:04:05'],
    ['2026年1月2号3点', '2026-01-02 03:00:00'],
    ['2026年1月2日 星期五 下午3:04', '2026-01-02 15:04:00'],
    ['2026/1/2 12:30:00 AM', '2026-01-02 00:30:00'],
    ['2026/1/2 12:30 PM', '2026-01-02 12:30:00'],
    ['２０２６／１／２　３：０４', '2026-01-02 03:04:00'],
    [' 2026-01-02 03:04:05 ', '2026-01-02 03:04:05'],
    ['2026-01-02T03:04:05', '2026-01-02 03:04:05'],
    ['2026-01-02T03:04:05.678', '2026-01-02 03:04:05'],
    ['2026-01-01T19:04:05Z', '2026-01-02 03:04:05'],
    ['2026-01-02T03:04:05+08:00', '2026-01-02 03:04:05'],
    ['2024-02-29 00:00:00', '2024-02-29 00:00:00'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-01-02 24:00', undefined],
    ['2026-01-02 下午', undefined],
    ['1/2/2026', undefined],
    ['26-1-2', undefined],
    ['昨天', undefined],
    ['', undefined],
    [3, undefined],
    [-1, undefined],
    [1e300, undefined],
    [NaN, undefined],
    ['1999-12-31', undefined],
    ['2100-01-01', undefined],
  ])('%j is %j', (value, moment) => {
    expect(momentOf(value, false)).toBe(moment)
  })

  it('counts its days from 1904 where the workbook does', () => {
    expect(momentOf(46024.5 - FIRST_OF_1904, true)).toBe('2026-01-02 12:00:00')
  })

  it('survives every way to write it', () => {
    const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 })
    fc.assert(
      fc.property(seconds, (second) => {
        const text = new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ')
        const [year, month, day, hour, minute, rest] = text.split(/[- :]/).map(Number)
        const serial = second / 86_400 + 25_569
        const ways = [
          serial,
          text,
          text.replace(' ', 'T'),
          text.replaceAll(/[- :]/g, ''),
          `${year}/${month}/${day} ${hour}:${minute}:${rest}`,
          `${year}年${month}月${day}日${hour}时${minute}分${rest}秒`,
          `${year}.${month}.${day} ${Number(hour) < 12 ? '上午' : '下午'}${((Number(hour) + 11) % 12) + 1}:${minute}:${rest}`,
        ]
        for (const way of ways) expect([way, momentOf(way, false)]).toEqual([way, text])
        expect(momentOf(serial - FIRST_OF_1904, true)).toBe(text)
      }),
    )
  })
})
