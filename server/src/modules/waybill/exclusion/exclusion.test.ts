import { describe, expect, it } from 'vitest'
import { Exclusion, PhaseChart } from './enums.js'
import { type CountedFacts, exclusions, exclusionsOf, isAbout, whyExcluded } from './exclusion.js'

const facts = (parts: Partial<CountedFacts> = {}): CountedFacts => ({
  tpMode: 'FREIGHT',
  unit: 'CUBIC',
  hasTruckCubic: false,
  hasTonsPerCubic: false,
  priced: 'SET',
  hasDumpPrice: true,
  hasModel: true,
  hasLoadPrice: true,
  hasShiftCost: true,
  ...parts,
})

describe('a trip', () => {
  it.each<[string, Partial<CountedFacts>]>([
    ['counted in cubic metres', {}],
    ['counted in trucks of which the phase says what they carry', { unit: 'TRUCK', hasTruckCubic: true }],
    ['counted in tons of a soil that says what it weighs', { unit: 'TON', hasTonsPerCubic: true }],
    ['that the captain dumps himself, with no site that takes anything', { tpMode: 'RELEASE', hasDumpPrice: false }],
  ])('%s is counted by every chart', (_, parts) => {
    for (const chart of Object.values(PhaseChart)) expect(whyExcluded(chart, facts(parts))).toBeUndefined()
  })

  it.each<[Exclusion, Partial<CountedFacts>]>([
    ['TP_MODE_INNER', { tpMode: 'INTERNAL' }],
    ['TP_MODE_RESOURCE', { tpMode: 'BACKFILL' }],
    ['UNIT', { unit: 'TRUCK' }],
    ['SOIL_TYPE', { unit: 'TON' }],
    ['PRICE', { priced: 'NONE' }],
    ['SETTLE_PRICE', { priced: 'ZERO' }],
    ['GARBAGE_PRICE', { hasDumpPrice: false }],
    ['MACHINE_SET', { hasModel: false }],
    ['MACHINE_IN_PRICE', { hasLoadPrice: false }],
    ['LEDGER_DIG_PRICE', { hasShiftCost: false }],
  ] as [Exclusion, Partial<CountedFacts>][])(
    'is left out for %s by the charts that ask for it alone',
    (reason, parts) => {
      for (const chart of Object.values(PhaseChart)) {
        const asked = exclusionsOf[chart].includes(reason)
        expect([chart, whyExcluded(chart, facts(parts))]).toEqual([chart, asked ? reason : undefined])
      }
    },
  )

  it('is left out once, for the first of all reasons that hold', () => {
    const nothing = { hasDumpPrice: false, hasModel: false, hasLoadPrice: false, hasShiftCost: false } as const
    const mended: [Exclusion, Partial<CountedFacts>][] = [
      [Exclusion.UNIT, { hasTruckCubic: true }],
      [Exclusion.PRICE, { priced: 'ZERO' }],
      [Exclusion.SETTLE_PRICE, { priced: 'SET' }],
      [Exclusion.GARBAGE_PRICE, { hasDumpPrice: true }],
      [Exclusion.MACHINE_SET, { hasModel: true }],
      [Exclusion.MACHINE_IN_PRICE, { hasLoadPrice: true }],
      [Exclusion.LEDGER_DIG_PRICE, { hasShiftCost: true }],
    ]
    let trip = facts({ ...nothing, unit: 'TRUCK', priced: 'NONE' })
    for (const [reason, mend] of mended) {
      expect(whyExcluded(PhaseChart.ALL, trip)).toBe(reason)
      trip = { ...trip, ...mend }
    }
    expect(whyExcluded(PhaseChart.ALL, trip)).toBeUndefined()
  })
})

describe('a chart', () => {
  it('asks for its reasons in the one order of all', () => {
    for (const asked of Object.values(exclusionsOf))
      expect(asked).toEqual(exclusions.filter((reason) => asked.includes(reason)))
  })

  it('of dump sites is about trips that went to one', () => {
    expect(isAbout(PhaseChart.GARBAGE, 'FREIGHT')).toBe(true)
    expect(isAbout(PhaseChart.GARBAGE, 'RELEASE')).toBe(false)
    expect(isAbout(PhaseChart.TRANSPORT, 'INTERNAL')).toBe(true)
  })
})
