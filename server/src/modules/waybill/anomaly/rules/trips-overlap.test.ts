import { at, judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

const other = (no: string, from: string, to: string) => ({ id: `id-${no}`, no, goAt: at(from), doneAt: at(to) })

describe('a trip from 09:10 to 10:00', () => {
  it('overlaps one that was done at 09:40', () => {
    expect(judge('TRIPS_OVERLAP', { overlaps: [other('YD1', '08:30', '09:40')] })).toMatchObject({
      text: '与运单YD1重叠30分（11-02 08:30出场，11-02 09:40完成）',
      others: ['YD1'],
    })
  })

  it('names the longest of several', () => {
    const overlaps = [other('YD1', '08:30', '09:20'), other('YD2', '08:50', '09:50'), other('YD3', '09:00', '09:12')]
    expect(judge('TRIPS_OVERLAP', { overlaps })).toMatchObject({
      text: '与运单YD2重叠40分（11-02 08:50出场，11-02 09:50完成），另有1趟',
      others: ['YD1', 'YD2'],
    })
  })

  it('overlaps by a second where the company allows nothing', () => {
    const last = { ...other('YD1', '08:30', '09:10'), doneAt: at('09:10') + 1 }
    expect(judge('TRIPS_OVERLAP', { overlaps: [last] }, { limits: { minutes: 0 } })?.text).toContain('重叠1秒')
    const tolerated = { ...last, doneAt: at('09:15') }
    expect(judge('TRIPS_OVERLAP', { overlaps: [tolerated] })).toBeNull()
    expect(judge('TRIPS_OVERLAP', { overlaps: [{ ...tolerated, doneAt: at('09:15') + 1 }] })?.text).toContain(
      '重叠5分1秒',
    )
  })

  it('overlaps no longer than itself', () => {
    const [long] = [other('YD1', '08:00', '23:00')]
    expect(judge('TRIPS_OVERLAP', { overlaps: [long] })?.text).toContain('重叠50分')
  })

  it.each([
    [[]],
    [[other('YD1', '08:30', '09:15')]],
    [[other('YD1', '08:30', '09:11'), other('YD2', '08:40', '09:12')]],
  ])('does not overlap by 5 minutes or less: %j', (overlaps) => {
    expect(judge('TRIPS_OVERLAP', { overlaps })).toBeNull()
  })

  it('is nothing while it lasts, and nothing when void', () => {
    const overlaps = [other('YD1', '08:30', '09:40')]
    expect(judge('TRIPS_OVERLAP', { overlaps, doneAt: null, status: 'IN_TRANSIT' })).toBeNull()
    expect(judge('TRIPS_OVERLAP', { overlaps, status: 'VOID' })).toBeNull()
  })

  it('is another question with other trips or other times', () => {
    const keys = [
      [other('YD1', '08:30', '09:40')],
      [other('YD2', '08:30', '09:40')],
      [other('YD1', '08:30', '09:41')],
    ].map((overlaps) => judge('TRIPS_OVERLAP', { overlaps })?.key)
    expect(new Set(keys).size).toBe(3)
  })
})
