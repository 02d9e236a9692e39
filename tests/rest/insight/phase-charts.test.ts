import { newCompany } from '@tufang/tests/company'
import { newDig, newDigPhase, newTrips, pickOf } from '@tufang/tests/dig'
import { plainCounts } from '@tufang/tests/phase-oracle'
import { describe, expect, it } from 'vitest'

const AT = '/chain/projectinfobiphase'

interface Chart {
  xAxis: string[]
  keys: string[]
  series: { name: string; type: string; unit: string; values: (number | null)[]; data: (number | null)[] }[]
}
interface Answer<Data> {
  code: number
  data: Data
  errorCode?: string
}

async function aPhase() {
  const company = await newCompany()
  const dig = await newDig(company)
  const phase = await newDigPhase(company, dig)
  await newTrips(company, dig, pickOf(20), 120)
  const reader = await company.as('只读')
  const read = async <Data>(path: string, query: Record<string, string> = {}) =>
    (await reader.rest('GET', `${AT}/${path}`, { query })).json<Answer<Data>>()
  return { company, dig, phase, read }
}

describe('calls for phases', () => {
  it('list the phases of a project and show one', async () => {
    const { dig, phase, read } = await aPhase()
    const { data } = await read<object[]>('getPhaseListByProjectInfoId', { projectInfoId: dig.project.id })
    expect(data).toEqual([expect.objectContaining({ id: phase.id, phaseName: phase.name, fromDate: '2025-11-10' })])
    const one = await read<object>('getBiManageVoByProjectInfoBiPhaseId', { projectInfoBiPhaseId: phase.id })
    expect(one.data).toEqual(data[0])
  })

  it('count what is left out under the documented names, each trip once', async () => {
    const { company, phase, read } = await aPhase()
    const plain = await plainCounts(company, phase.id, 'ALL')
    const { data } = await read<Record<string, number>>('getTruckTpModeTitle', { projectInfoBiPhaseId: phase.id })
    const { truckTotalCount, truckCorrectCount, squareCorrectCount, ...left } = data
    expect({ truckTotalCount, truckCorrectCount, squareCorrectCount }).toEqual({
      truckTotalCount: plain.total,
      truckCorrectCount: plain.correct,
      squareCorrectCount: Number(plain.cubic),
    })
    expect(Object.keys(left).sort()).toEqual([
      'garbagePriceNotCorrectCount',
      'ledgerDigPriceNotCorrectCount',
      'machineInPriceNotCorrectCount',
      'machineSetNotCorrectCount',
      'priceNotCorrectCount',
      'settlePriceNotCorrectCount',
      'soilTypeNotCorrectCount',
      'tpModeInnerNotCorrectCount',
      'tpModeResourceNotCorrectCount',
      'unitNotCorrectCount',
    ])
    expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(plain.total - plain.correct)
    expect(left.priceNotCorrectCount).toBe(plain.reasons.PRICE)
  })

  it.each([
    ['transportUnitCost', ['运输成本 元', '方量 方', '单方成本 元/方']],
    ['machineCost', ['装车数 车', '台班时长 时', '台班均费 时/车', '装车均费 元/车']],
    ['garbageCost', ['消纳车数 车', '消纳费用 元', '每车均费 元/车']],
    ['getSoilTypeStatistic', ['车数 车', '方量 方', '每车均方 方/车']],
    ['getTpModeStatistic', ['车数 车', '方量 方', '每车均方 方/车']],
    ['getMachineStatistic/', ['装车数 车', '台班时长 时', '台班均费 时/车', '装车均费 元/车']],
    ['getGarbageStatistic/', ['车数 车', '方量 方', '每车均方 方/车']],
    ['getPlanAchievementStatistic/', ['日均出土 方', '计划日均 方']],
  ])('draw %s', async (call, series) => {
    const { phase, read } = await aPhase()
    const inPath = call.endsWith('/')
    const { code, data } = await read<Chart>(inPath ? `${call}${phase.id}` : call, inPath ? {} : { id: phase.id })
    expect(code).toBe(0)
    expect(data.series.map(({ name, unit }) => `${name} ${unit}`)).toEqual(series)
    expect(data.xAxis.length).toBeGreaterThan(0)
    for (const { values, data: same } of data.series) {
      expect(values).toHaveLength(data.xAxis.length)
      expect(same).toEqual(values)
    }
  })

  it('complete a plan with its eight figures, and with what its unit cost is divided by', async () => {
    const { phase, read } = await aPhase()
    const { data } = await read<Record<string, unknown>>(`getPlanAchievementStatistic/${phase.id}`)
    const { xAxis, keys, series, ...figures } = data
    expect(Object.keys(figures).sort()).toEqual([
      'companyWaybillInternalCost',
      'projectPhaseRealSquareCost',
      'projectPhaseSquareCost',
      'projectPhaseSquarePrice',
      'projectPhaseTransportCost',
      'waybillPhaseAvgTransportCost',
      'waybillPhaseSquareCost',
      'waybillPhaseTransportCost',
      'waybillPhaseTransportSquareCost',
    ])
    expect(figures).toMatchObject({ projectPhaseSquareCost: 120_000, projectPhaseRealSquareCost: null })
  })

  it('know no phase of another company', async () => {
    const { phase } = await aPhase()
    const stranger = await (await newCompany()).as('管理员')
    const answer = (await stranger.rest('GET', `${AT}/transportUnitCost`, { query: { id: phase.id } })).json<
      Answer<null>
    >()
    expect(answer).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
  })
})
