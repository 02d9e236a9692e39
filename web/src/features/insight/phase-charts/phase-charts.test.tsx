import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { csvOfChart } from '../../../ui/charts/series'
import type { Money, Quantity } from '../../../ui/format/decimal'
import { RefusedAddress } from '../../../ui/list/refusedAddress'
import { spanBefore, spanIn, stepsAfter } from './compare'
import { causeUrl, waybillsUrl } from './links'
import { mendingOf } from './mend/mendings'
import { mendsOf } from './mends'
import { PlanSummary } from './PlanSummary'
import { besideOf, compareOptions, usualPhase } from './phases'
import { besideByKey, besideInTime, type Figures, pictureOf, seriesOf } from './picture'
import { readState, writeState } from './state'
import type { Plan } from './summary'
import { texts } from './texts'

const phaseOf = (id: string, fromDate: string, toDate: string) => ({
  ...{ id, phaseName: `第${id}期`, projectInfoId: 'p', projectName: '前海', fromDate, toDate },
})
const [one, two] = [phaseOf('1', '2026-06-01', '2026-08-31'), phaseOf('2', '2026-09-01', '2026-12-31')]
const decimals = (...texts: (string | null)[]) => texts as (Quantity | null)[]

const transport = (...days: string[]): Figures => ({
  points: days.map((day) => ({ key: day, label: day.slice(0, 7), from: day, to: `${day.slice(0, 8)}28` })),
  series: [
    { name: '运输成本', kind: 'BAR', unit: '元', values: days.map((_, at) => `${at + 1}00.50`) as Quantity[] },
    { name: '方量', kind: 'BAR', unit: '方', values: days.map((_, at) => `${at}.000`) as Quantity[] },
    {
      name: '单方成本',
      kind: 'LINE',
      unit: '元/方',
      values: days.map((_, at) => (at ? '100.50' : null)) as Quantity[],
    },
  ],
})

describe('the address of a picture', () => {
  const read = (text: string) => readState(new URLSearchParams(text))

  it('tells all of it', () => {
    const text = 'id=17&step=WEEK&days=2026-09-01~2026-09-30&with=previous&hide=方量,车数'
    expect(read(text)).toMatchObject({
      id: '17',
      step: 'WEEK',
      days: { from: '2026-09-01', to: '2026-09-30' },
      with: 'previous',
      hide: ['方量', '车数'],
    })
    expect(read(writeState(read(text)).toString())).toEqual(read(text))
    expect(writeState(read('')).toString()).toBe('')
  })

  it('is refused where it says what the page does not know', () => {
    for (const text of ['step=YEAR', 'days=lately', 'chart=2']) expect(() => read(text), text).toThrow(RefusedAddress)
  })
})

describe('the phase that is shown', () => {
  it('is the one that today is in, else the last that has begun', () => {
    expect(usualPhase([two, one], '2026-07-01')?.id).toBe('1')
    expect(usualPhase([one, two], '2027-02-01')?.id).toBe('2')
    expect(usualPhase([two, one], '2026-01-01')?.id).toBe('1')
    expect(usualPhase([])).toBeUndefined()
  })

  it('may be compared with the others, and with the days before once there are days', () => {
    expect(compareOptions([one, two], two, undefined).map(({ label }) => label)).toEqual(['第1期'])
    const days = { from: '2026-10-01', to: '2026-10-31' }
    expect(compareOptions([one, two], two, days).map(({ label }) => label)).toEqual(['上一期间', '第1期'])
    expect(besideOf({ with: 'previous', days }, two, undefined)).toMatchObject({
      name: '上一期间 2026-09-01 至 2026-09-30',
      span: { from: '2026-09-01', to: '2026-09-30' },
    })
    expect(besideOf({ with: 'previous' }, two, undefined)).toBeNull()
    const first = { from: '2026-09-01', to: '2026-09-30' }
    expect(besideOf({ with: 'previous', days: first }, two, undefined)).toBeNull()
    expect(compareOptions([one, two], two, first)).toHaveLength(1)
    expect(besideOf({ with: '1', days: { from: '2026-12-20' } }, two, one)).toBeNull()
    expect(besideOf({ with: '1', days }, two, one)).toMatchObject({ span: { from: '2026-07-01', to: '2026-07-31' } })
  })
})

describe('the days before', () => {
  it('are as many, or as many months where it is whole ones', () => {
    expect(spanBefore({ from: '2026-09-08', to: '2026-09-14' })).toEqual({ from: '2026-09-01', to: '2026-09-07' })
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(spanBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  })

  it('of another phase are counted from its first', () => {
    expect(spanIn({ from: '2026-09-11' }, two, one)).toEqual({ from: '2026-06-11', to: undefined })
    expect(spanIn(undefined, two, one)).toBeUndefined()
  })

  it('are as far apart as the step tells', () => {
    expect(stepsAfter('2026-09-01', '2026-09-03', 'DAY')).toBe(2)
    // A Tuesday, and the Sunday and Monday after it.
    expect(stepsAfter('2026-09-01', '2026-09-06', 'WEEK')).toBe(0)
    expect(stepsAfter('2026-09-01', '2026-09-07', 'WEEK')).toBe(1)
    expect(stepsAfter('2025-12-31', '2026-02-01', 'MONTH')).toBe(2)
  })
})

describe('a picture', () => {
  it('has the figures as the server says them, each kind as it is written', () => {
    const figures = transport('2026-09-01', '2026-10-01')
    const { points } = pictureOf(figures, null)
    expect(csvOfChart({ title: '', pointName: '日期', points, series: seriesOf(figures) })).toBe(
      '\uFEFF日期,运输成本（元）,方量（方）,单方成本（元/方）\r\n2026-09,100.50,0.000,\r\n2026-10,200.50,1.000,100.50\r\n',
    )
    expect(seriesOf(figures).map(({ kind, mark }) => `${kind} ${mark}`)).toEqual([
      'money bar',
      'quantity bar',
      'money line',
    ])
  })

  it('stands beside another in time: the first month beside the first, whatever is missing', () => {
    const own = transport('2026-09-01', '2026-11-01')
    const compared = besideInTime(transport('2026-06-01', '2026-07-01'), '2026-09-01', '2026-06-01', 'MONTH')
    const { points, behind } = pictureOf(own, compared)
    expect(points.map(({ label, compared }) => [label, compared?.label ?? null])).toEqual([
      ['2026-09', '2026-06'],
      ['2026-11', null],
      ['第 2 月', '2026-07'],
    ])
    expect(behind.has(points[2]?.key ?? '')).toBe(false)
  })

  it('stands beside another by what it is about', () => {
    const machines = (...codes: string[]): Figures => ({
      points: codes.map((key) => ({ key, label: key, from: '', to: '' })),
      series: [{ name: '装车数', kind: 'BAR', unit: '车', values: decimals(...codes.map(() => '3')) }],
    })
    const { points } = pictureOf(machines('W1', 'W2'), besideByKey(machines('W2', 'W9')))
    expect(points.map(({ label, values, compared }) => [label, values[0], compared?.values[0]])).toEqual([
      ['W1', '3', undefined],
      ['W2', '3', '3'],
      ['W9', null, '3'],
    ])
  })
})

describe('the trips behind a picture', () => {
  const point = { key: 'k', label: '坪山', from: '2026-09-01', to: '2026-09-30' }
  const filters = (trips: Partial<Parameters<typeof waybillsUrl>[0]>) => {
    const url = waybillsUrl({ phaseId: '17', chart: 'transport', span: undefined, ...trips })
    expect(url.startsWith('/chain/business/companywaybill2?')).toBe(true)
    return Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  }
  const goDatetime = '2026-09-01~2026-09-30'

  it('are those of its days that the chart counts', () => {
    expect(filters({ point })).toEqual({ phase: '17~TRANSPORT', goDatetime })
    expect(filters({})).toEqual({ phase: '17~TRANSPORT' })
  })

  it('are those of the machine, site, soil or mode', () => {
    expect(filters({ chart: 'machine', point })).toEqual({ phase: '17~MACHINE', goDatetime, machine: 'k' })
    const site = { goDatetime, garbageId: 'k', garbageName: '坪山' }
    expect(filters({ chart: 'garbage', point })).toEqual({ phase: '17~GARBAGE', ...site })
    expect(filters({ chart: 'soil', point })).toEqual({ phase: '17~OUTPUT', goDatetime, goSoilType: 'k' })
    expect(filters({ chart: 'mode', point })).toEqual({ phase: '17~OUTPUT', goDatetime, tpMode: 'k' })
  })

  it('that are not counted are named by the reason', () => {
    const span = { from: '2026-09-05' }
    expect(filters({ span, reason: 'PRICE' })).toEqual({ phase: '17~TRANSPORT~PRICE', goDatetime: '2026-09-05~' })
  })

  const cause = { key: 'k', label: '坪山', count: 2, recordId: 'r', tpMode: null, soilType: null }

  it('that one thing keeps out are named by it', () => {
    const of = (reason: Parameters<typeof mendsOf>[0], more: Partial<typeof cause> | object = {}) =>
      decodeURIComponent(causeUrl({ phaseId: '17', chart: 'machine', span: undefined, reason }, { ...cause, ...more }))
    const list = '/chain/business/companywaybill2?phase=17~MACHINE~'
    expect(of('MACHINE_SET')).toBe(`${list}MACHINE_SET&machine=k`)
    expect(of('MACHINE_SET', { key: '' })).toBe(`${list}MACHINE_SET`)
    expect(of('GARBAGE_PRICE')).toBe(`${list}GARBAGE_PRICE&garbageId=k&garbageName=坪山`)
    expect(of('PRICE', { tpMode: 'FREIGHT', soilType: '泥' })).toBe(`${list}PRICE&tpMode=FREIGHT&goSoilType=泥`)
    expect(of('SOIL_TYPE', { soilType: '泥' })).toBe(`${list}SOIL_TYPE&goSoilType=泥`)
    expect(of('UNIT')).toBe(`${list}UNIT`)
  })

  it('are mended where what they name lacks something, or one by one', () => {
    expect(mendsOf('TP_MODE_INNER')).toEqual({})
    expect(mendsOf('SETTLE_PRICE').here).toBeUndefined()
    expect(mendsOf('PRICE').here?.permission).toBe('chain:basedata:add')
    expect(mendsOf('MACHINE_SET')).toMatchObject({ here: { text: '填写挖机型号' }, trips: { text: '填写挖机编号' } })
  })

  it('are mended by a change of what is registered, and by an entry of what is not', () => {
    const permission = (reason: Parameters<typeof mendsOf>[0], more: object = {}) =>
      mendingOf(reason, { ...cause, ...more }, two)?.permission
    expect(permission('UNIT')).toBe('chain:project:edit')
    for (const reason of ['SOIL_TYPE', 'MACHINE_IN_PRICE'] as const) {
      expect(permission(reason)).toBe('chain:basedata:edit')
      expect(permission(reason, { recordId: null })).toBe('chain:basedata:add')
    }
    expect(permission('PRICE', { tpMode: 'RELEASE', soilType: '泥' })).toBe('chain:basedata:add')
    expect(permission('GARBAGE_PRICE')).toBe('chain:basedata:edit')
    // The trips have no site and no excavator.
    expect(permission('GARBAGE_PRICE', { key: '', recordId: null })).toBeUndefined()
    expect(permission('MACHINE_SET', { key: '', recordId: null })).toBeUndefined()
    expect(permission('SETTLE_PRICE')).toBeUndefined()
  })
})

describe('how a plan is met', () => {
  const plan: Plan = {
    ...{ points: [], series: [], updating: false },
    exclusions: { total: 0, correct: 0, cubic: '0.000' as Quantity, reasons: [] },
    projectPhaseSquareCost: '120000' as Quantity,
    projectPhaseRealSquareCost: null,
    waybillPhaseSquareCost: '98000.5' as Quantity,
    waybillPhaseTransportCost: '2500000' as Money,
    waybillPhaseTransportSquareCost: '88000.25' as Quantity,
    companyWaybillInternalCost: '0' as Money,
    waybillPhaseAvgTransportCost: '28.41' as Money,
    projectPhaseTransportCost: null,
    projectPhaseSquarePrice: '26' as Money,
  }
  const markup = renderToStaticMarkup(<PlanSummary plan={plan} />)

  it('is told by nine figures with their units, a dash for what is not known', () => {
    const values = [...markup.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, text]) => text)
    expect(values).toEqual([
      ...['120,000.000 方', '—', '98,000.500 方', '2,500,000.00 元', '0.00 元', '88,000.250 方'],
      ...['28.41 元/方', '—', '26.00 元/方'],
    ])
  })

  it('shows what its unit cost is divided by', () => {
    const shown = (label: string): number => {
      const [, value = ''] = new RegExp(`<dt>${label}<.*?<dd[^>]*>([^<]*) `).exec(markup) ?? []
      return Number(value.replaceAll(',', ''))
    }
    const { waybillPhaseTransportCost, waybillPhaseTransportSquareCost, waybillPhaseAvgTransportCost } = texts.fields
    const unitCost = shown(waybillPhaseTransportCost) / shown(waybillPhaseTransportSquareCost)
    expect(shown(waybillPhaseAvgTransportCost)).toBe(Math.round(unitCost * 100) / 100)
  })

  it('says of each what it is', () => {
    for (const hint of Object.values(texts.hints)) expect(markup).toContain(`data-tip="${hint}"`)
    expect([...markup.matchAll(/<button/g)]).toHaveLength(9)
  })
})
