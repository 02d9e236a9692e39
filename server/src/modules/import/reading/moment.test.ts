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
    ['2026-02-30T03:04:05Z', undefined],
    ['2026-01-02T24:00:00+08:00', undefined],
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
    expect(momentOf(value, false).value ?? undefined).toBe(moment)
  })

  it.each([
    ['中午11:30', '2026-01-02 11:30:00'],
    ['中午12:30', '2026-01-02 12:30:00'],
    ['中午1:30', '2026-01-02 13:30:00'],
    ['中午13:30', '2026-01-02 13:30:00'],
    ['早上8:05', '2026-01-02 08:05:00'],
    ['清晨5点', '2026-01-02 05:00:00'],
    ['凌晨12:30', '2026-01-02 00:30:00'],
    ['凌晨3:00', '2026-01-02 03:00:00'],
    ['傍晚6:00', '2026-01-02 18:00:00'],
    ['晚上7:30', '2026-01-02 19:30:00'],
    ['晚上19:30', '2026-01-02 19:30:00'],
    ['夜里11:00', '2026-01-02 23:00:00'],
    ['下午13:30', '2026-01-02 13:30:00'],
    ['上午12:30', '2026-01-02 00:30:00'],
    ['中午3:30', undefined],
    ['中午9:00', undefined],
    ['上午13:30', undefined],
    ['凌晨13:00', undefined],
    ['晚上14:00', undefined],
    ['早上25:00', undefined],
    ['上午9:00 PM', undefined],
  ])('with %s is %j', (clock, moment) => {
    expect(momentOf(`2026-01-02 ${clock}`, false).value ?? undefined).toBe(moment)
  })

  it.each([
    ['晚上12:30', '2026-01-02 00:30:00', '2026-01-03 00:30:00'],
    ['晚上1:30', '2026-01-02 01:30:00', '2026-01-03 01:30:00'],
    ['半夜2点', '2026-01-02 02:00:00', '2026-01-03 02:00:00'],
    ['早上12:30', '2026-01-02 00:30:00', '2026-01-02 12:30:00'],
  ])('with %s may be %s or %s', (clock, one, other) => {
    const reading = { value: null, fault: 'TWO_READINGS', readings: [one, other] }
    expect(momentOf(`2026-01-02 ${clock}`, false)).toEqual(reading)
  })

  it('counts its days from 1904 where the workbook does', () => {
    expect(momentOf(46024.5 - FIRST_OF_1904, true).value).toBe('2026-01-02 12:00:00')
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
        for (const way of ways) expect([way, momentOf(way, false).value]).toEqual([way, text])
        expect(momentOf(serial - FIRST_OF_1904, true).value).toBe(text)
      }),
    )
  })
})
