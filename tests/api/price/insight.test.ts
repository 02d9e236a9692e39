import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { freightOf, type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice } from '@tufang/tests/price'
import { describe, expect, it } from 'vitest'

await testApp()

const HOUR = 3_600_000
const tripsOf = (
  company: TestCompany,
  { project, soilType, dumpSite, truck, driver }: Haul,
  count: number,
  more = {},
) => newWaybills(company, count, { project, soilType, dumpSite, truck, driver, tpMode: 'FREIGHT', ...more })

describe('directPayPriceEffect', () => {
  const ask = async (caller: Caller, variables: object) =>
    (
      await caller.ask<{ directPayPriceEffect: Record<'matched' | 'affected', object> }>(
        `query ($id: ID, $input: DirectPayPriceInput) { directPayPriceEffect(id: $id, input: $input) {
          matched { count typedCount directPayCount unpricedCount amountBefore amountAfter difference }
          affected { count amountBefore amountAfter } } }`,
        { ...variables },
      )
    ).directPayPriceEffect

  it('tells applicant and reviewer what a price does to unsettled waybills', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    await newProjectPrice(company, { ...haul, price: '100.00' })
    await tripsOf(company, haul, 3)
    await tripsOf(company, haul, 1, { settlePrice: '50.00' })
    await tripsOf(company, haul, 2, { goDatetime: new Date(Date.now() + HOUR) })
    await tripsOf(company, haul, 1, { driver: haul.other })
    const drafted = await ask(admin, { input: freightOf(haul, '120') })
    expect(drafted).toEqual({
      matched: {
        count: 6,
        typedCount: 1,
        directPayCount: 0,
        unpricedCount: 0,
        amountBefore: '550.00',
        amountAfter: '650.00',
        difference: '100.00',
      },
      affected: { count: 2, amountBefore: '200.00', amountAfter: '240.00' },
    })
    const applied = await applyFor(admin, freightOf(haul, '120'))
    expect(await ask(await company.as('审核员'), { id: applied.id })).toEqual(drafted)
    await approvePrice(admin, applied)
    expect(await ask(admin, { id: applied.id })).toMatchObject({
      affected: { count: 2, amountBefore: '240.00', amountAfter: '240.00' },
    })
    expect(await ask(admin, { input: freightOf(haul, '130') })).toMatchObject({
      matched: { directPayCount: 2, amountBefore: '590.00', amountAfter: '700.00' },
    })
  })

  it('needs a price or a draft', async () => {
    const admin = await (await newCompany()).as('管理员')
    expect(await admin.refusal('{ directPayPriceEffect { from } }')).toMatchObject({
      message: '请选择直付价，或填写其内容',
    })
  })
})

interface Coverage {
  captainCount: number
  cells: {
    tpMode: string
    garbageName: string | null
    coveredCount: number
    unsettledCount: number
    missing: object[]
  }[]
}

describe('directPayPriceCoverage', () => {
  const ask = async (caller: Caller, projectInfoId: string, allCaptains = false) =>
    (
      await caller.ask<{ directPayPriceCoverage: Coverage }>(
        `query ($projectInfoId: ID!, $allCaptains: Boolean) {
          directPayPriceCoverage(projectInfoId: $projectInfoId, allCaptains: $allCaptains) { captainCount cells {
            tpMode soilType garbageName projectPrice unsettledCount coveredCount missing { captainName whole drivers { driverName } } } } }`,
        { projectInfoId, allCaptains },
      )
    ).directPayPriceCoverage

  it('shows who has no price for what', async () => {
    const company = await newCompany()
    const [haul, idle] = [await newHaul(company), await newHaul(company)]
    const admin = await company.as('管理员')
    await newProjectPrice(company, { ...haul, price: '100.00' })
    await newProjectPrice(company, { ...haul, tpMode: 'RELEASE', price: '60.00', dumpSite: undefined })
    await tripsOf(company, haul, 2)
    const cell = (parts: object) => ({ soilType: haul.soilType.name, coveredCount: 0, ...parts })
    const nobody = [{ captainName: '黄师傅', whole: true, drivers: [] }]
    const freight = cell({
      tpMode: 'FREIGHT',
      garbageName: haul.dumpSite.name,
      projectPrice: '100.00',
      unsettledCount: 2,
    })
    const release = cell({ tpMode: 'RELEASE', garbageName: null, projectPrice: '60.00', unsettledCount: 0 })
    expect(await ask(admin, haul.project.id)).toEqual({
      captainCount: 1,
      cells: [
        { ...freight, missing: nobody },
        { ...release, missing: nobody },
      ],
    })
    await approvePrice(admin, await applyFor(admin, freightOf(haul)))
    expect((await ask(admin, haul.project.id)).cells[0]).toEqual({
      ...freight,
      missing: [{ captainName: '黄师傅', whole: false, drivers: [{ driverName: '张师傅' }] }],
    })
    const other = { ...freightOf(haul), captainAndDriver: [{ captainId: haul.captain.id, driverId: haul.other.id }] }
    await approvePrice(admin, await applyFor(admin, other))
    const covered = await ask(admin, haul.project.id)
    expect(covered.cells[0]).toEqual({ ...freight, coveredCount: 1, missing: [] })
    const all = await ask(admin, haul.project.id, true)
    expect(all.captainCount).toBe(2)
    expect(all.cells[0]?.missing).toHaveLength(1)
    expect(idle.captain.id).not.toBe(haul.captain.id)
  })

  it('forgets prices that have ended', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const { project, soilType, captain } = haul
    const members = [{ captainId: captain.id }]
    const [from, to] = [new Date(Date.now() - 2 * HOUR), new Date(Date.now() - HOUR)]
    await newProjectPrice(company, { project, soilType, tpMode: 'RELEASE', price: '60.00' })
    await newDirectPayPrice(company, { project, soilType, members, from, to })
    const seen = await ask(await company.as('只读'), project.id, true)
    expect(seen.cells).toMatchObject([{ tpMode: 'RELEASE', coveredCount: 0, missing: [{ whole: true }] }])
  })

  it('shows the transports that are meant, with everybody who was looked at', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const admin = await company.as('管理员')
    await newProjectPrice(company, { ...haul, price: '100.00' })
    await newProjectPrice(company, { ...haul, tpMode: 'RELEASE', price: '60.00', dumpSite: undefined })
    await tripsOf(company, haul, 1)
    await approvePrice(
      admin,
      await applyFor(admin, { ...freightOf(haul), captainAndDriver: [{ captainId: haul.captain.id }] }),
    )
    const modes = async (filter: object) => {
      const { directPayPriceCoverage: seen } = await admin.ask<{ directPayPriceCoverage: Coverage }>(
        `query ($id: ID!, $tpMode: TpMode, $soilType: String, $garbageName: String, $gaps: Boolean) {
          directPayPriceCoverage(projectInfoId: $id, tpMode: $tpMode, soilType: $soilType, garbageName: $garbageName, gaps: $gaps) {
            captainCount cells { tpMode } } }`,
        { id: haul.project.id, ...filter },
      )
      expect(seen.captainCount).toBe(1)
      return seen.cells.map(({ tpMode }) => tpMode)
    }
    expect(await modes({})).toEqual(['FREIGHT', 'RELEASE'])
    expect(await modes({ gaps: true })).toEqual(['RELEASE'])
    expect(await modes({ gaps: false })).toEqual(['FREIGHT'])
    expect(await modes({ tpMode: 'RELEASE' })).toEqual(['RELEASE'])
    expect(await modes({ garbageName: haul.dumpSite.name.slice(1) })).toEqual(['FREIGHT'])
    expect(await modes({ soilType: '没有这种土' })).toEqual([])
  })

  it('does not know the project of another company', async () => {
    const { project } = await newHaul(await newCompany())
    const admin = await (await newCompany()).as('管理员')
    expect(await admin.code(`{ directPayPriceCoverage(projectInfoId: "${project.id}") { captainCount } }`)).toBe(
      'NOT_FOUND',
    )
  })
})

describe('simulatePrice', () => {
  const ask = async (caller: Caller, input: object) =>
    (
      await caller.ask<{
        simulatePrice: { price: string | null; source: string | null; ref: string | null; steps: object[] }
      }>(
        `query ($input: PriceSimulationInput!) { simulatePrice(input: $input) {
          price source ref steps { source verdict reason price } } }`,
        { input },
      )
    ).simulatePrice

  it('takes the price that would settle a trip, and says why', async () => {
    const company = await newCompany()
    const haul = await newHaul(company)
    const { project, soilType, dumpSite, captain, driver } = haul
    const admin = await company.as('管理员')
    const trip = {
      projectInfoId: project.id,
      tpMode: 'FREIGHT',
      soilType: soilType.name,
      garbageId: dumpSite.id,
      captainId: captain.id,
      driverId: driver.id,
    }
    expect(await ask(admin, trip)).toMatchObject({
      price: null,
      source: null,
      steps: [{ verdict: 'NOT_TYPED' }, { verdict: 'NO_CAPTAIN' }, { verdict: 'NO_PROJECT_PRICE' }],
    })
    await newProjectPrice(company, { project, soilType, price: '100.00' })
    const from = new Date(Date.now() - HOUR)
    const members = [{ captainId: captain.id, driverId: driver.id }]
    const { id } = await newDirectPayPrice(company, { project, soilType, dumpSite, tpMode: 'FREIGHT', members, from })
    expect(await ask(admin, trip)).toEqual({
      price: '80.00',
      source: 'DIRECT_PAY',
      ref: id,
      steps: [
        { source: 'TYPED', verdict: 'NOT_TYPED', reason: '没有人工填写单价', price: null },
        { source: 'DIRECT_PAY', verdict: 'TAKEN', reason: '取此价', price: '80.00' },
        { source: 'PROJECT', verdict: 'OUTRANKED', reason: '有更优先的单价', price: '100.00' },
      ],
    })
    const verdict = async (more: object) => (await ask(admin, { ...trip, ...more })).steps[1]
    expect(await verdict({ driverId: haul.other.id })).toMatchObject({ verdict: 'OTHER_DRIVER' })
    expect(await verdict({ tpMode: 'RELEASE' })).toMatchObject({ verdict: 'OTHER_TERMS' })
    const before = new Date(from.getTime() - HOUR).toISOString()
    expect(await verdict({ goDatetime: before })).toMatchObject({ verdict: 'OTHER_TIME' })
    expect(await ask(admin, { ...trip, settlePrice: '7' })).toMatchObject({ price: '7.00', source: 'TYPED', ref: null })
  })
})
