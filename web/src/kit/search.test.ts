import { describe, expect, it } from 'vitest'
import { capitals, param } from '../ui/list/params'
import { searchOf, withParams } from './search'

const members = {
  billNo: { label: '单号', kind: 'text', found: 'part' },
  billNos: { label: '单号', kind: 'text', found: 'any' },
  garbageId: { label: '渣土场编号', kind: 'id', found: 'is' },
  status: {
    label: '状态',
    kind: 'code',
    found: 'any',
    code: 'TicketBookingStatus',
    codes: { BOOKED: '已入账', VOIDED: '已作废' },
  },
  paidOn: { label: '付款日期', kind: 'day', found: 'range' },
  createTime: { label: '登记时间', kind: 'time', found: 'range' },
  askedAt: { label: '请求时间', kind: 'time', found: 'range' },
  outcome: { label: '结果', kind: 'code', found: 'is', code: 'LogType', codes: { SUCCESS: '正常', FAILURE: '异常' } },
  goneAt: { label: '出场时间', kind: 'time', found: 'range' },
  red: { label: '红字', kind: 'flag', found: 'is' },
  fourEyesOff: { label: '双人复核关闭', kind: 'flag', found: 'equal' },
  auditOwn: { label: '本人审核', kind: 'flag', found: 'equal' },
} as const
const sites = [{ value: 's1', label: '城东消纳场' }]

const search = searchOf<Record<string, unknown>, { sites: typeof sites }>()(members, {
  billNo: true,
  garbageId: { label: '渣土场', choices: (choices) => choices?.sites ?? [] },
  status: true,
  paidOn: true,
  createTime: true,
  goneAt: { workDay: { name: '票日', clock: '06:00:00' } },
  askedAt: { exact: true },
  outcome: true,
  red: { yes: '红字', no: '蓝字' },
  fourEyesOff: true,
  auditOwn: true,
  billNos: { label: '批量单号' },
})

/** Values of the address in the form of the list state. */
const read = (address: Record<string, string>) =>
  Object.fromEntries(Object.entries(search.filters).map(([name, param]) => [name, param.read(address[name] ?? null)]))

describe('searches of a list', () => {
  it('stand in the form as their members of the filter say', () => {
    expect(search.fields({ sites })).toEqual([
      { name: 'billNo', label: '单号', type: 'text' },
      { name: 'garbageId', label: '渣土场', type: 'choice', options: sites },
      {
        name: 'status',
        label: '状态',
        type: 'choice',
        options: [
          { value: 'BOOKED', label: '已入账' },
          { value: 'VOIDED', label: '已作废' },
        ],
      },
      { name: 'paidOn', label: '付款日期', type: 'days' },
      { name: 'createTime', label: '登记时间', type: 'days' },
      { name: 'goneAt', label: '出场时间', type: 'times', workDay: { name: '票日', clock: '06:00:00' } },
      { name: 'askedAt', label: '请求时间', type: 'times' },
      {
        name: 'outcome',
        label: '结果',
        type: 'choice',
        options: [
          { value: 'SUCCESS', label: '正常' },
          { value: 'FAILURE', label: '异常' },
        ],
      },
      { name: 'red', label: '红字', type: 'flag', yes: '红字', no: '蓝字' },
      { name: 'fourEyesOff', label: '双人复核关闭', type: 'flag' },
      { name: 'auditOwn', label: '本人审核', type: 'flag' },
      { name: 'billNos', label: '批量单号', type: 'texts' },
    ])
  })

  it('become the filter of the API: days of the calendar by two members, times by instants, exact flags together', () => {
    const values = read({
      billNo: ' FK1 ',
      billNos: 'FK1 FK2',
      garbageId: 's1',
      status: 'VOIDED',
      outcome: 'FAILURE',
      askedAt: '~2026-11-02 06:00:01',
      paidOn: '2026-11-01~2026-11-02',
      createTime: '2026-11-01~',
      goneAt: '2026-11-01 06:00:00~2026-11-02 06:00:00',
      red: '0',
      fourEyesOff: '1',
      auditOwn: '0',
    })
    expect(search.toFilter(values)).toEqual({
      billNo: 'FK1',
      billNos: ['FK1', 'FK2'],
      garbageId: 's1',
      status: ['VOIDED'],
      outcome: 'FAILURE',
      askedAt: { from: undefined, to: '2026-11-02T06:00:01+08:00' },
      paidOnFrom: '2026-11-01',
      paidOnTo: '2026-11-02',
      createTime: { from: '2026-11-01T00:00:00+08:00', to: undefined },
      goneAt: { from: '2026-11-01T06:00:00+08:00', to: '2026-11-02T06:00:00+08:00' },
      red: false,
      equal: { fourEyesOff: true, auditOwn: false },
    })
  })

  it('say nothing where nothing is searched, or what no value is', () => {
    expect(search.toFilter(read({}))).toEqual({})
    expect(search.toFilter(read({ status: 'GONE', red: 'perhaps', paidOn: 'soon' }))).toEqual({})
  })

  it('have other names in addresses, leave values out, and read letters as they are meant', () => {
    const named = searchOf<Record<string, unknown>>()(
      members,
      { billNo: { typed: capitals }, garbageId: true, status: { only: ['VOIDED'], several: true } },
      { garbageId: 'site' },
    )
    expect(named.fields(undefined).map(({ name }) => name)).toEqual(['billNo', 'site', 'status'])
    expect(named.fields(undefined).at(2)).toHaveProperty('options', [{ value: 'VOIDED', label: '已作废' }])
    expect(named.filters.billNo.read('ｆk1')).toBe('FK1')
    expect(named.fields(undefined).at(2)).toHaveProperty('type', 'choices')
    expect(named.filters.status.read('BOOKED')).toBeUndefined()
    expect(named.toFilter({ status: named.filters.status.read('VOIDED') })).toEqual({ status: ['VOIDED'] })
    expect(named.toFilter({ site: 's1', status: 'VOIDED' })).toEqual({ garbageId: 's1', status: ['VOIDED'] })
  })

  it('have parameters beside the form that are a part of the filter', () => {
    const linked = withParams(search, { driverId: param.text() }, ({ driverId }, asked) => ({ ...asked, driverId }))
    expect(linked.filters.driverId.read(' d1 ')).toBe('d1')
    expect(linked.fields({ sites })).toEqual(search.fields({ sites }))
    expect(linked.toFilter({ billNo: 'FK1', driverId: 'd1' })).toEqual({ billNo: 'FK1', driverId: 'd1' })
  })
})
