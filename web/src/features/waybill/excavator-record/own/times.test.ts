import { describe, expect, it } from 'vitest'
import { isoOf, likelySpan, moved } from './times'

const at = (text: string) => Date.parse(`2026-03-${text}:00+08:00`)
const starts = { dayStart: '06:00', nightStart: '18:00' }
const likely = (now: string, reportedTo: string | null = null) => {
  const { from, to } = likelySpan(at(now), starts, reportedTo === null ? null : at(reportedTo))
  return [isoOf(from), isoOf(to)]
}
const span = (from: string, to: string) => [isoOf(at(from)), isoOf(at(to))]

describe('what is likely reported now', () => {
  it.each([
    ['the shift that is on, so far', '04T17:34', null, ['04T06:00', '04T17:30']],
    ['the shift before, where this one has hardly begun', '04T18:20', null, ['04T06:00', '04T18:00']],
    ['the shift before, until this one has gone on for some hours', '04T19:05', null, ['04T06:00', '04T18:00']],
    ['the shift that is on, where the one before is reported', '04T19:05', '04T18:00', ['04T18:00', '04T19:00']],
    ['the night shift, past midnight', '05T03:00', null, ['04T18:00', '05T03:00']],
    ['the night before, early in the morning', '05T06:10', null, ['04T18:00', '05T06:00']],
    ['what came after the last report', '04T17:34', '04T12:00', ['04T12:00', '04T17:30']],
    ['the last hour, where all is reported', '04T17:34', '04T17:30', ['04T16:30', '04T17:30']],
  ] as const)('is %s', (_, now, reportedTo, [from, to]) => {
    expect(likely(now, reportedTo)).toEqual(span(from, to))
  })

  it('goes by a day that begins at night', () => {
    const { from, to } = likelySpan(at('05T03:00'), { dayStart: '20:00', nightStart: '08:00' }, null)
    expect([isoOf(from), isoOf(to)]).toEqual(span('04T20:00', '05T03:00'))
  })
})

describe('an end that is moved', () => {
  const given = { from: at('04T08:00'), to: at('04T17:00') }
  const now = at('04T17:05')
  const hour = 3_600_000
  it('goes as far as it is told', () => {
    expect(moved(given, 'from', -hour, now)).toEqual({ ...given, from: at('04T07:00') })
    expect(moved(given, 'to', -hour, now)).toEqual({ ...given, to: at('04T16:00') })
  })
  it('stops at now, pushes the other one along, and never spans more than a day', () => {
    expect(moved(given, 'to', hour, now)).toEqual(given)
    expect(moved(given, 'to', -10 * hour, now)).toEqual({ from: at('04T06:50'), to: at('04T07:00') })
    expect(moved(given, 'from', 9 * hour, now)).toEqual({ from: at('04T16:50'), to: at('04T17:00') })
    expect(moved(given, 'from', -24 * hour, now)).toEqual({ from: at('03T08:00'), to: at('04T08:00') })
  })
})
