import { describe, expect, it } from 'vitest'
import { chipsOf } from '../../../ui/search-form/chips'
import { readInfo } from './info'
import { config, type Filters, keptFilters, linkedChips, searchFields, toFilter, without } from './search'

const read = (info: unknown) => readInfo(JSON.stringify(info))
const chips = (values: Filters) => chipsOf(searchFields(null), values)

describe('the info of a link', () => {
  it('becomes the filters of the list', () => {
    const info = { projectInfoId: 'p1', garbageName: '赤石', goTicketSoilType: '普通土', isTicket: 1 }
    expect(read({ ...info, start: '2026-11-01 06:00:00', end: '2026-11-02 06:00:00' })).toEqual({
      projectId: 'p1',
      garbageName: '赤石',
      goSoilType: '普通土',
      isTicket: '1',
      goDatetime: '2026-11-01 06:00:00~2026-11-02 06:00:00',
    })
    expect(read({ isTicket: false, garbageName: null, start: 'yesterday' })).toEqual({ isTicket: '0' })
  })

  it('is merged into everything that the list can be searched by', () => {
    const numbers = { tpMode: 2, status: 3, inShiftType: 1, isSettle: 0 }
    const words = { truckCode: '粤B1', captainName: '罗', names: '赤石', nos: 'YD1,YD2', unheardOf: 'x', page: 3 }
    expect(read({ ...numbers, ...words, inDatetimeStart: '2026-11-01 06:00:00' })).toEqual({
      tpMode: 'FREIGHT',
      status: 'UNLOADED',
      inShiftType: 'DAY',
      settled: '0',
      truckCode: '粤B1',
      captainName: '罗',
      garbageName: '赤石',
      nos: 'YD1,YD2',
      inDatetime: '2026-11-01 06:00:00~',
    })
  })

  it('names a site itself, and leaves void waybills out', () => {
    const link = read({ garbageName: '赤石', garbageId: 'g1', live: 1 })
    expect(link).toEqual({ garbageName: '赤石', garbageId: 'g1', live: '1' })
    const filters: Filters = { garbageName: '赤石', garbageId: 'g1', live: true }
    const asked = { garbageId: 'g1', garbageName: undefined, status: ['LOADED', 'IN_TRANSIT', 'UNLOADED'] }
    expect(toFilter(filters)).toMatchObject(asked)
    expect(toFilter({ ...filters, status: 'VOID' }).status).toEqual(['VOID'])
    expect(toFilter({ garbageName: '赤石' })).toMatchObject({ garbageName: '赤石', status: undefined })
    expect(keptFilters(filters, { garbageName: '赤石', truckCode: 'B' })).toMatchObject({ garbageId: 'g1', live: true })
    expect(keptFilters(filters, { garbageName: '坪山' }).garbageId).toBeUndefined()
    expect(without('garbageName', filters)).toEqual({ live: true })
    expect(linkedChips(filters)).toEqual([{ name: 'live', label: '状态', value: '未作废' }])
  })

  it('names the trips that a chart counts or leaves out, and an excavator itself', () => {
    const link = read({ phase: '17~TRANSPORT~PRICE', machine: 'W1' })
    expect(link).toEqual({ phase: '17~TRANSPORT~PRICE', machine: 'W1' })
    const filters: Filters = { phase: config.filters.phase.read('17~TRANSPORT~PRICE'), machine: 'W1' }
    const phase = { phaseId: '17', chart: 'TRANSPORT', reason: 'PRICE' }
    expect(toFilter(filters)).toMatchObject({ phase, equal: { machineCode: 'W1' } })
    expect(keptFilters(filters, { truckCode: 'B' })).toMatchObject({ phase, machine: 'W1' })
    expect(linkedChips(filters)).toEqual([
      { name: 'machine', label: '挖机编号', value: 'W1' },
      { name: 'phase', label: '项目图表', value: '土方运输成本未计入：没有单价' },
    ])
    expect(toFilter(without('phase', filters)).phase).toBeUndefined()
    for (const text of ['17', '17~CUBE', '17~ALL~', '17~ALL~WHY', '~ALL', '17~ALL~PRICE~x']) {
      expect(config.filters.phase.isReadable?.(text), text).toBe(false)
    }
  })

  it('is refused when it is no JSON object', () => {
    expect(readInfo('{x')).toBeNull()
    expect(readInfo('[1]')).toBeNull()
    expect(readInfo('null')).toBeNull()
  })
})

describe('a time range', () => {
  const exact = config.filters.goDatetime.read('2026-11-01 06:00:00~2026-11-03 06:00:00')

  it('keeps its seconds, and takes days whole', () => {
    expect(toFilter({ goDatetime: exact }).goDatetime).toEqual({
      from: '2026-11-01T06:00:00+08:00',
      to: '2026-11-03T06:00:00+08:00',
    })
    const day = config.filters.goDatetime.read('2026-11-05~2026-11-05')
    expect(toFilter({ goDatetime: day }).goDatetime?.to).toBe('2026-11-06T00:00:00+08:00')
  })

  it('is told as ticket days when it is whole ones', () => {
    expect(chips({ goDatetime: exact })).toEqual([
      { name: 'goDatetime', label: '出场时间', value: '票日 2026-11-01 至 2026-11-02' },
    ])
    const odd = config.filters.goDatetime.read('2026-11-01 07:00:00~')
    expect(chips({ goDatetime: odd })[0]).toMatchObject({ value: '2026-11-01 07:00:00 至 最新' })
  })
})

describe('the card that a link names', () => {
  it('stands beside the word statements, or in its place', () => {
    for (const filters of [{ statements: 'cardNo', cardNo: 'B1' }, { statements: 'B1' }]) {
      expect(toFilter(filters).cardNo).toBe('B1')
      expect(linkedChips(filters)).toEqual([{ name: 'cardNo', label: '结算卡号', value: 'B1' }])
      expect(toFilter(without('cardNo', filters))).not.toMatchObject({ cardNo: 'B1' })
    }
  })
})
