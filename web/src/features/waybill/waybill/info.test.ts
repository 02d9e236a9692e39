import { describe, expect, it } from 'vitest'
import { linkedChips } from './chips'
import { readInfo } from './info'
import { config, toFilter } from './list'

const read = (info: unknown) => readInfo(JSON.stringify(info))

describe('the info of a link', () => {
  it('becomes the filters of the list', () => {
    const info = { projectInfoId: 'p1', garbageName: '赤石', goTicketSoilType: '普通土', isTicket: 1 }
    expect(read({ ...info, start: '2026-11-01 06:00:00', end: '2026-11-02 06:00:00' })).toEqual({
      projectId: 'p1',
      garbageName: '赤石',
      goSoilType: '普通土',
      isTicket: '1',
      goTime: '2026-11-01 06:00:00~2026-11-02 06:00:00',
    })
    expect(read({ isTicket: false, garbageName: null, start: 'yesterday' })).toEqual({ isTicket: '0' })
  })

  it('is refused when it is no JSON object', () => {
    expect(readInfo('{x')).toBeNull()
    expect(readInfo('[1]')).toBeNull()
    expect(readInfo('null')).toBeNull()
  })
})

describe('a time range from a link', () => {
  const goTime = config.filters.goTime.read('2026-11-01 06:00:00~2026-11-03 06:00:00')

  it('keeps its seconds, and gives way to days chosen in the form', () => {
    expect(toFilter({ goTime }).goDatetime).toEqual({
      from: '2026-11-01T06:00:00+08:00',
      to: '2026-11-03T06:00:00+08:00',
    })
    const day = { from: '2026-11-05', to: '2026-11-05' }
    expect(toFilter({ goTime, goDatetime: day }).goDatetime?.from).toBe('2026-11-05T00:00:00+08:00')
  })

  it('is told as ticket days when it is whole ones', () => {
    expect(linkedChips({ goTime })).toEqual([{ name: 'goTime', label: '票日', value: '2026-11-01 至 2026-11-02' }])
    const odd = config.filters.goTime.read('2026-11-01 07:00:00~')
    expect(linkedChips({ goTime: odd })[0]).toMatchObject({ label: '出场时间', value: '2026-11-01 07:00:00 至 最新' })
  })
})
